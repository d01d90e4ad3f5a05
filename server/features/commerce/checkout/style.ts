import { inkOn, luminanceOf } from './rules.ts';
import { publicPageStyle } from '../../../platform/lib/public-page.ts';

// Styles of the checkout page, light and dark. The values are the app's tokens; only the brand's color differs.

/** On the dark page an almost as dark brand color would be invisible, so the text color replaces it. */
const darkest = 0.06;
const brandOf = (colour: string) => {
  const dark = luminanceOf(colour) < darkest ? '--brand: var(--ink); --on-brand: var(--on-ink);' : '';
  return `:root { --brand: ${colour}; --on-brand: ${inkOn(colour)}; }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
`;
};

const style = `${publicPageStyle}body { padding: clamp(16px, 5vh, 64px) 16px 32px; }
main { margin: 0 auto; }
main.wide { max-width: 960px; }
.brand { display: flex; align-items: center; gap: 12px; margin-bottom: 20px; font-weight: 550; overflow-wrap: anywhere; }
.brand img { max-width: 160px; max-height: 40px; }
h2 { margin: 0 0 12px; font-size: 16px; font-weight: 600; }
.paper { padding: clamp(16px, 4vw, 28px); border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
.paper + .paper { margin-top: 16px; }
.fault { margin-bottom: 20px; padding: 12px 16px; border: 1px solid var(--bad); border-radius: 9px; background: var(--surface); }
.fault p, .fault a, .wrong { color: var(--bad); }
.fault ul { margin: 4px 0 0; padding-inline-start: 20px; }
.lines { margin: 0; padding: 0; list-style: none; }
.lines li { display: flex; gap: 12px; padding: 10px 0; border-bottom: 1px solid var(--line); }
.lines li:first-child { padding-top: 0; }
.lines img { width: 48px; height: 48px; border-radius: 6px; object-fit: cover; background: var(--hover); }
.lines img { flex: none; }
.lines .what { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.lines small, .hint { display: block; font-size: 14px; color: var(--ink-2); }
.usual, .count label { position: absolute; width: 1px; height: 1px; min-height: 0; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); }
.count { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 6px; }
.count input { width: 84px; }
.update { width: 100%; margin-top: 12px; }
.sum, dd { font-variant-numeric: tabular-nums; text-align: end; }
dl { display: grid; grid-template-columns: minmax(0, 1fr) auto; row-gap: 6px; margin: 12px 0 0; }
dt { color: var(--ink-2); overflow-wrap: anywhere; }
dd { margin: 0; padding-inline-start: 12px; }
dl .total { padding-top: 8px; border-top: 1px solid var(--line); color: var(--ink); font-weight: 600; font-size: 18px; }
/* Places the legend inside the border, not on it. */
legend { float: inline-start; width: 100%; margin-bottom: 12px; padding: 0; font-size: 16px; font-weight: 600; }
legend + * { clear: both; }
.field { margin-top: 14px; }
legend + .field { margin-top: 0; }
.pair { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 12px; }
label { display: block; margin-bottom: 4px; font-weight: 550; }
label span, legend span { margin-inline-start: 4px; font-weight: 400; color: var(--ink-2); }
input, select { display: block; width: 100%; min-height: 44px; padding: 8px 10px; border: 1px solid var(--control); border-radius: 9px; background: var(--surface); color: inherit; font: inherit; }
input[aria-invalid], select[aria-invalid] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
.wrong { margin-top: 4px; font-size: 14px; }
.code { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; }
.ways { display: grid; gap: 8px; }
.ways label { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px 10px; align-items: center; margin: 0; padding: 10px 12px; border: 1px solid var(--control); border-radius: 9px; cursor: pointer; }
.ways label:hover { background: var(--hover); }
.ways input { width: 18px; height: 18px; min-height: 0; margin: 0; accent-color: var(--brand); }
.ways span { grid-column: 2; margin: 0; font-weight: 550; color: var(--ink); }
.ways .hint { font-weight: 400; color: var(--ink-2); }
button { min-height: 44px; padding: 0 18px; border: 1px solid var(--control); border-radius: 9px; background: var(--surface); color: var(--ink); font: inherit; font-weight: 550; cursor: pointer; }
button:hover { background: var(--hover); }
.button { display: inline-flex; align-items: center; min-height: 44px; margin-top: 8px; padding: 0 18px; border-radius: 9px; background: var(--brand); color: var(--on-brand); font-weight: 550; }
.place { width: 100%; margin: 20px 0 12px; min-height: 48px; background: var(--brand); color: var(--on-brand); }
.place:hover { background: var(--brand); text-decoration: underline; text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.number { font-size: 18px; color: var(--ink); font-weight: 600; }
@media (min-width: 880px) {
  .columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(300px, 380px); gap: 24px; align-items: start; }
  .columns > .cart { grid-column: 2; grid-row: 1; position: sticky; top: 24px; }
  .columns > .details { grid-column: 1; grid-row: 1; }
}
@media (max-width: 879px) { .cart { margin-bottom: 16px; } }
@media (max-width: 400px) { .pair { grid-template-columns: minmax(0, 1fr); gap: 0; } }
@media (forced-colors: active) { .ways input:checked + span { outline: 2px solid; outline-offset: 2px; } }
`;

/** The page's CSS with a brand color, `#rrggbb`. */
export const checkoutStyle = (colour: string) => style + brandOf(colour);
