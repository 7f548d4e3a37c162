#include "html_parts.h"

namespace rozbor::reports::html {
namespace {

// Colours first, so that dark is one block; the charts draw with the same variables. Bands differ
// by word and shape as well, players by the shape of their mark.
constexpr std::string_view kColours = R"css(
:root{color-scheme:light dark;
--paper:#faf8f3;--card:#fffefb;--ink:#25241f;--soft:#5f5d54;--line:#e2ddd0;--accent:#1d5c48;
--p0:#1f5fa6;--p1:#b04a0a;--p2:#6d3fa3;--p3:#2c6e31;
--v1:#7a6100;--v2:#a9500b;--v3:#b3261e;--v4:#8c1565;--ok:#1f6b3a;--off:#d5d0c3;
--sq:#efebdf;--grid:#d6d0bf;--q3:#cf7460;--q2:#ecc3b6;--l3:#6f9fc4;--l2:#c3dbe8;--pt:#4a463c;--co:#77736a;
--tile:#f3dfae;--tile-edge:#c4a766;--tile-ink:#2f2718;--width:.9;
--new:#ffc933;--new-edge:#7a4b00;--gho:#cdebd4;--gho-edge:#1d6b3c}
@media screen and (prefers-color-scheme:dark){:root{
--paper:#17181a;--card:#1f2123;--ink:#e9e6dd;--soft:#aaa79d;--line:#37393b;--accent:#7fcdb0;
--p0:#7db4ee;--p1:#f2a065;--p2:#c3a2ee;--p3:#8ccb90;
--v1:#e0c25a;--v2:#f2a75f;--v3:#ff8f85;--v4:#f09bd6;--ok:#84cf9b;--off:#484a4c;
--sq:#2a2d2f;--grid:#3a3e41;--q3:#8d4436;--q2:#674540;--l3:#33658c;--l2:#3a566a;--pt:#d8d4c8;--co:#928f86;
--tile:#d8c493;--tile-edge:#8d7845;--tile-ink:#261f12;
--new:#ffc02e;--new-edge:#fff1c9;--gho:#a9dab6;--gho-edge:#eafff0}}
)css";

constexpr std::string_view kText = R"css(
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0 auto;max-width:71rem;padding:1.5rem 1.25rem 3rem;background:var(--paper);color:var(--ink);
font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","DejaVu Sans",sans-serif;overflow-wrap:anywhere}
h1,h2,h3{font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,"DejaVu Serif",serif;
font-weight:600;line-height:1.2;text-wrap:balance}
h2{font-size:1.5rem;margin:3rem 0 1rem;padding-bottom:.4rem;border-bottom:1px solid var(--line)}
h3{font-size:1.15rem;margin:0 0 .5rem;text-wrap:wrap}
p{margin:0 0 .6rem;max-width:65ch}
svg{display:block}
figure{margin:0}
figcaption{font-size:.875rem;color:var(--soft);margin-top:.35rem}
figcaption b{color:var(--ink);font-weight:600}
.defs{position:absolute;width:0;height:0;overflow:hidden}
.soft{color:var(--soft)}
a{color:var(--accent)}a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
nav{margin:0 0 1rem;font-size:.9375rem}.go{margin:1rem 0 0}
.num{font-variant-numeric:tabular-nums;text-align:right}
.pl{--c:var(--p0)}.p1{--c:var(--p1)}.p2{--c:var(--p2)}.p3{--c:var(--p3)}
.pl::before{content:"";display:inline-block;border:.3em solid var(--c);border-radius:50%;margin-right:.45em;vertical-align:.06em}
.p1::before{border-radius:0}.p2::before{border-radius:50% 0}.p3::before{border-radius:0 50%}
.vd{white-space:nowrap;font-weight:600}.vd.soft{font-weight:400}
.sev{display:inline-block;width:.95em;height:.76em;margin-right:.4em}
.on{fill:currentColor}.off{fill:var(--off)}
.v0{color:var(--ok)}.v1{color:var(--v1)}.v2{color:var(--v2)}.v3{color:var(--v3)}.v4{color:var(--v4)}.vp{color:var(--v2)}
)css";

constexpr std::string_view kBoard = R"css(
.bd{width:100%;height:auto}
.sq{fill:var(--sq)}.grid{fill:none;stroke:var(--grid);stroke-width:.8}
.q3{fill:var(--q3)}.q2{fill:var(--q2)}.l3{fill:var(--l3)}.l2{fill:var(--l2)}
.pt,.co,.tl,.tv{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,"DejaVu Sans",sans-serif;text-anchor:middle}
.pt{font-size:7px;fill:var(--pt);opacity:.75}.co{font-size:8px;fill:var(--co)}
.start{fill:var(--pt);opacity:.6}
.tile{fill:var(--tile);stroke:var(--tile-edge);stroke-width:var(--width);stroke-dasharray:var(--dash,none)}
.tl{font-size:13px;font-weight:600;fill:var(--tile-ink)}.tl2{font-size:9px}
.tv{font-size:5.2px;fill:var(--tile-ink);text-anchor:end}
.ring{fill:none;stroke:var(--tile-ink);stroke-width:.8}
.new{--tile:var(--new);--tile-edge:var(--new-edge);--width:1.7}
.gho{--tile:var(--gho);--tile-edge:var(--gho-edge);--width:1.5;--dash:2.6 1.4}
.rk{height:1.35rem;width:auto;max-width:100%}
.key{display:inline-block;width:.8em;height:.8em;border-radius:.15em;vertical-align:-.05em;margin-right:.4em;border:2px solid var(--new-edge);background:var(--new)}
.key.g{border:2px dashed var(--gho-edge);background:var(--gho)}
)css";

constexpr std::string_view kParts = R"css(
.hero{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,22rem);gap:1.5rem 3rem;align-items:start}
.kick{font-size:.875rem;color:var(--soft);margin:0 0 .5rem}
h1{margin:0 0 .75rem;font-size:1rem}
.sides{display:flex;flex-wrap:wrap;gap:.5rem 2.75rem}
.side{display:block;min-width:8rem;max-width:100%}
.side .pl{display:block;font-size:1.35rem}
.side .pts{display:block;font-size:3.4rem;line-height:1.05;font-variant-numeric:lining-nums tabular-nums;font-weight:400;color:var(--soft)}
.side.won .pts{color:var(--ink);font-weight:600}
.result{font-size:1.2rem;margin-bottom:.5rem}
.story{margin:0 0 1rem;max-width:42rem}
.facts{display:grid;grid-template-columns:fit-content(55%) minmax(0,1fr);gap:.15rem 1.1rem;margin:0 0 1rem;font-size:.9375rem}
.facts dt{color:var(--soft)}.facts dd{margin:0}
.caveats{margin:0;padding:.8rem 1rem;border-left:3px solid var(--accent);background:var(--card);font-size:.9375rem}
.caveats p:last-child{margin:0}
.caveats+.figures{margin-top:1.25rem}
.moment{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:1rem 2rem;padding:1.25rem;margin:0 0 1.25rem;background:var(--card);border:1px solid var(--line);border-radius:.5rem}
.moment .facts{margin:.9rem 0 0}
.pair{display:flex;gap:1.25rem}.pair figure{width:19rem}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:1.5rem}
.charts figure{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.75rem}
.charts svg{width:100%;height:auto;max-width:40rem;margin:0 auto}
.charts{align-items:start}
.data{margin-top:.6rem;font-size:.875rem}.data summary{color:var(--soft);cursor:pointer;list-style:revert}
.data .wide{max-height:24rem;overflow:auto;margin-top:.4rem}
.data table{width:100%;font-size:.8125rem;overflow-wrap:normal}.data caption{text-align:left;color:var(--soft);padding-bottom:.3rem}
.data th,.data td{padding:.2rem .6rem .2rem 0;border-bottom:1px solid var(--line)}
table{border-collapse:collapse;font-size:.9375rem}
th{text-align:left;font-weight:600;vertical-align:bottom}th[scope=row],td{vertical-align:top}
.sum{width:100%;max-width:50rem}
.sum th,.sum td{padding:.36rem .5rem;border-bottom:1px solid var(--line)}
.sum th:first-child{padding-left:0}.sum tbody th{font-weight:400}.sum thead :first-child:nth-last-child(-n+4)~th.num{width:24%}
.sum:has(thead :nth-child(5)){overflow-wrap:normal}
.sum .lv,.sum th:has(+.lv){white-space:nowrap}
.sum .lead th,.sum .lead td{font-weight:600}
.sum .above th,.sum .above td{border:0;padding-bottom:0}.sum .below td{padding-top:0;font-size:.875rem;color:var(--soft)}
.log th,.log td{padding:.2rem .9rem .2rem 0;border-bottom:1px solid var(--line)}.log .mark td:last-child{font-weight:600}
.diag{list-style:none;margin:0;padding:0}.diag li{margin:0 0 .8rem}
.diag code{font-size:.85em;color:var(--soft)}.diag p{margin:0}
.info{color:var(--soft)}.warning{color:var(--v2)}.error{color:var(--v3)}
footer{margin-top:3.5rem;padding-top:1rem;border-top:1px solid var(--line);font-size:.875rem;color:var(--soft)}
footer .facts{font-size:inherit}
)css";

constexpr std::string_view kTurns = R"css(
.turns{list-style:none;margin:0;padding:0}
.turns>li{border-bottom:1px solid var(--line)}
.row{display:grid;grid-template-columns:2rem minmax(0,9rem) 9.8rem minmax(0,1fr) 3.4rem 3.4rem 3.6rem 8.5rem;gap:.1rem .9rem;align-items:center;padding:.5rem .5rem}
.row .ls small{display:block;font-size:.8125rem;color:var(--soft)}
.row.head{font-size:.8125rem;color:var(--soft);padding-block:.2rem;border-bottom:1px solid var(--soft)}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:hover,details[open]>summary{background:var(--card)}
summary:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
.row .n{color:var(--soft);font-variant-numeric:tabular-nums;text-align:right}
summary .n::after{content:"";display:inline-block;border:.24em solid transparent;border-left-color:var(--soft);margin:0 -.35em 0 .3em}
details[open]>summary .n::after{border-left-color:transparent;border-top-color:var(--soft);vertical-align:-.12em}
.row .pl{display:block;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.row .mv{font-weight:600}.row .rx{display:flex;align-items:center;gap:.35rem}
.row .hint{grid-column:4/-1;font-size:.875rem;color:var(--soft)}
.row.event{color:var(--soft)}.row.event .mv{font-weight:400}
.more{display:grid;grid-template-columns:minmax(0,21rem) minmax(0,1fr);gap:1rem 2rem;padding:.75rem .5rem 1.5rem;background:var(--card)}
.more figure+figure{margin-top:1rem}
.note{border-left:3px solid var(--line);padding-left:.8rem;white-space:pre-line}
.cand{width:100%;font-size:.875rem}
.cand caption{text-align:left;color:var(--soft);padding-bottom:.3rem}
.cand th,.cand td{padding:.22rem .35rem;border-bottom:1px solid var(--line)}
.cand thead th{color:var(--soft);font-weight:400}
.cand .is td{font-weight:600;background:var(--sq)}
.more,.turns>li{scroll-margin-top:7rem}
h3 a{color:inherit;text-decoration-color:var(--line);text-underline-offset:.2em}h3 a:hover{text-decoration-color:currentColor}
.linked{position:relative;max-width:40rem;margin:0 auto}
.linked .places{position:absolute;inset:0;height:100%}
.places rect{fill:var(--ink);fill-opacity:0}.places a:hover rect{fill-opacity:.08}.places a.current rect{fill-opacity:.14}
.places a:focus{outline:none}.places a:focus-visible rect{stroke:var(--accent);stroke-width:2}
)css";

// What a page is while a script steps through its game; paper shows all of it all the same.
constexpr std::string_view kSteps = R"css(
[hidden]{display:none!important}
@media print{.steps{display:none}}
@media screen{
.steps{display:flex;flex-wrap:wrap;gap:.5rem .6rem;align-items:center;position:sticky;top:0;z-index:1;margin:0 -.5rem .5rem;padding:.5rem;background:var(--paper);border-bottom:1px solid var(--line)}
.steps button{font:inherit;font-size:.9375rem;line-height:1.2;padding:.55rem .8rem;color:var(--ink);background:var(--card);border:1px solid var(--soft);border-radius:.4rem;cursor:pointer}
.steps button:hover{border-color:var(--accent)}.steps button:focus-visible{outline:3px solid var(--accent);outline-offset:1px}
.steps button[aria-disabled=true]{color:var(--soft);border-color:var(--line);cursor:default}
.steps [aria-pressed=true],.steps .tell{background:var(--accent);border-color:var(--accent);color:var(--paper)}
.steps .back::before{content:"‹ "}.steps .on::after{content:" ›"}.steps .quiz[aria-pressed=true]::before{content:"✓ "}
.steps .where{flex:1 0 100%;margin:0;font-weight:600;font-variant-numeric:tabular-nums}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.game{scroll-margin-top:.5rem}
html:has(.stepping){overscroll-behavior-x:none}.one{touch-action:pan-y pinch-zoom}
.one>li{display:none}.one>.current{display:block}.one>.after{display:list-item}
.one>.current .more{grid-template-columns:minmax(0,27rem) minmax(0,1fr);min-height:75vh}
.one .rk{height:1.7rem}.one .rx{min-width:0}
.asked :is(.mv,.sc,.to,.ls,.vd,.hint,.told,.cand,.new,figcaption),.asked figure+figure,.asked~.after{display:none}
.one>.asked .row{grid-template-columns:2rem minmax(0,auto) minmax(0,1fr)}
.asked .rk{height:2.4rem}
.quiz main>section:not(.game),.quiz footer,.quiz .row.head,.stepping>.soft,.quiz .hero>figure,.quiz .hero :is(.result,.story,.pts,.facts,.caveats,.go){display:none}
.quiz h2{margin-top:.5rem}}
)css";

constexpr std::string_view kDocument = R"css(
h1.name{font-size:2.1rem}p.lead{font-size:1.25rem;max-width:48ch;text-wrap:pretty}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9.5rem),1fr));gap:1rem;margin:0 0 1.25rem;padding:0;list-style:none}
.figures li,.list li{max-width:65ch;margin:0 0 .35rem}
.figures li{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.7rem .9rem}
.figures b{display:block;font-size:1.9rem;line-height:1.15;font-weight:600;font-variant-numeric:lining-nums tabular-nums}
.figures span{display:block;font-size:.875rem;color:var(--soft)}
.boards{display:flex;flex-wrap:wrap;gap:1.25rem;margin:0 0 1rem}.boards figure{flex:1 1 16rem;max-width:22rem}
.boards .rk{margin-top:.5rem;height:1.9rem}
.answer{margin:0 0 1.5rem;border:1px solid var(--line);border-radius:.5rem;background:var(--card)}
.answer>summary{padding:.6rem .9rem;font-weight:600}
.answer>summary::before{content:"";display:inline-block;border:.3em solid transparent;border-left-color:var(--soft);margin-right:.3em}
.answer[open]>summary::before{border-left-color:transparent;border-top-color:var(--soft);vertical-align:-.15em;margin-right:.55em}
.answer>div{padding:.2rem .9rem .9rem}
.wide{overflow-x:auto;margin-bottom:1rem}.wide+h3,.list+h3,.answer+h3{margin-top:1.75rem}
@media print{.answer{break-inside:avoid}}
@media screen and (min-width:58rem){section:has(>.answer){display:grid;grid-template:repeat(5,auto)/repeat(3,minmax(0,1fr));grid-auto-flow:column;column-gap:1.5rem}
section:has(>.answer)>:is(h2,h2+p){grid-column:1/-1}
section:has(>.answer)>h3{margin-top:0}
section:has(>.answer)>.answer{align-self:start}}
)css";

constexpr std::string_view kNarrow = R"css(
@media screen and (max-width:66rem){
.moment{grid-template-columns:minmax(0,1fr)}.pair figure{flex:1 1 0;width:auto;max-width:24rem}
.row{grid-template-columns:1.6rem minmax(0,7rem) 9.8rem minmax(0,1fr) 2.6rem 2.6rem 2.9rem 8rem;gap:.1rem .7rem}}
@media screen and (max-width:52rem){
.hero{grid-template-columns:minmax(0,1fr)}.hero figure{max-width:26rem}
.row.head{display:none}
.row [data-l]::before{content:attr(data-l) " ";font-size:.75rem;color:var(--soft);font-weight:400}
.row{grid-template-columns:1.5rem minmax(0,1fr) auto 4.6rem;gap:.15rem .6rem;padding:.6rem .1rem}
.row .who{grid-area:1/2/2/3}.row .n{grid-area:1/1/2/2}.row .ls{grid-area:1/4/2/5}.row .vd{grid-area:1/3/2/4;text-align:right}
.row .mv{grid-area:2/2/3/3}.row .sc{grid-area:2/3/3/4}.row .to{grid-area:2/4/3/5}
.row .rx{grid-area:3/2/4/5;margin-top:.15rem}.row .hint{grid-column:2/-1}
.more,.one>.current .more{grid-template-columns:minmax(0,1fr);padding-inline:.1rem}.one>.asked .row{grid-template-columns:1.5rem minmax(0,1fr)}.more figure{max-width:26rem}}
@media screen and (max-width:36rem){
body{padding:1rem 1rem 2rem}h2{margin-top:2.25rem;font-size:1.35rem}
.pair{flex-direction:column}.pair figure{max-width:none;width:100%}
.moment{padding:1rem .9rem}
.steps{position:static}.steps :is(.back,.on) span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.steps button{padding-inline:.65rem}.steps :is(.back,.on){min-width:2.9rem;font-size:1.2rem;padding-block:.38rem}
.sides{gap:.5rem 2rem}.side{min-width:6.5rem}.side .pts{font-size:2.9rem}
.cand .lv,.sum .lv{display:none}.facts{grid-template-columns:fit-content(50%) minmax(0,1fr);gap:.15rem .8rem}}
)css";

constexpr std::string_view kPrint = R"css(
@media print{
@page{margin:14mm}
:root{--paper:#fff;--card:#fff}
html{font-size:9.5pt}body{max-width:none;padding:0}h2{margin-top:2rem}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
h2,h3{break-after:avoid}
.moment,.charts figure,.turns>li,.diag li,.sum,.caveats{break-inside:avoid}
.hero{grid-template-columns:minmax(0,1fr) 62mm}
.moment{grid-template-columns:minmax(0,1fr) auto;padding:.8rem}.pair{flex-direction:row}.pair figure{width:56mm}
.charts{grid-template-columns:1fr 1fr}
.row{grid-template-columns:1.4rem minmax(0,6rem) 7.6rem minmax(0,1fr) 3.2rem 3rem 3rem 9rem;gap:0 .6rem;padding:.25rem 0}
.rk{height:1.15rem}summary .n::after{content:none}.row .hint{grid-column:4/-1}
details>.more,.data,.screen{display:none}}
)css";

}  // namespace

std::string style() {
  std::string css;
  for (const std::string_view part :
       {kColours, kText, kBoard, kParts, kTurns, kSteps, kDocument, kNarrow, kPrint})
    css += part;
  return css;
}

}  // namespace rozbor::reports::html
