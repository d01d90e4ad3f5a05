// The storefront's CSS, light and dark; served as /demo/style.css.

export const demoStyle = `:root {
  color-scheme: light dark;
  --paper: #fbfaf7; --card: #ffffff; --line: #e4e0d8; --ink: #1b262c; --soft: #56636a; --sea: #1d5560; --band: #1d5560; --sand: #f1ece2;
  --serif: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif;
  --sans: ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #12191d; --card: #182126; --line: #2b373d; --ink: #ebefef; --soft: #a6b3b8; --sea: #8fc7cf; --band: #1c3f47; --sand: #1b262b; }
  img { filter: brightness(.86); }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 8px; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 var(--sans); }
a { color: inherit; text-decoration: none; }
a:hover { text-decoration: underline; text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--sea); outline-offset: 3px; border-radius: 3px; }
ul { list-style: none; margin: 0; padding: 0; }
h1, h2, h3, p { margin: 0; }
h1, .shelf > h2, .name { font-family: var(--serif); font-weight: 600; letter-spacing: -.01em; }
.skip { position: absolute; left: 12px; top: -60px; padding: 8px 14px; background: var(--card); z-index: 3; }
.skip:focus { top: 12px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.notice { background: var(--band); color: #ffffff; text-align: center; font-size: 14px; padding: 7px 16px; }
header { border-bottom: 1px solid var(--line); background: var(--paper); }
.bar { max-width: 1280px; margin: 0 auto; padding: 18px clamp(16px, 4vw, 56px) 10px; }
.name { display: inline-flex; align-items: center; gap: 10px; font-size: 22px; white-space: nowrap; color: var(--sea); }
.name:hover { text-decoration: none; }
.name span { color: var(--ink); }
nav { margin-top: 10px; }
nav ul { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 16px; font-size: 15px; }
nav a { display: block; padding: 3px 0; color: var(--soft); }
nav a:hover { color: var(--ink); }

main { max-width: 1280px; margin: 0 auto; padding: 0 clamp(16px, 4vw, 56px) 48px; }
.hero { display: grid; grid-template-columns: 1.2fr 1fr; gap: 32px 64px; align-items: center; padding: clamp(36px, 6vw, 76px) 0 16px; }
.hero h1 { font-size: clamp(34px, 5vw, 56px); line-height: 1.08; text-wrap: balance; }
.hero > div p { margin-top: 18px; font-size: 18px; color: var(--soft); max-width: 34em; text-wrap: pretty; }
aside { background: var(--sand); border-radius: 14px; padding: 24px 28px; }
aside h2 { font-size: 17px; line-height: 1.35; }
aside p { margin-top: 4px; color: var(--soft); font-size: 15px; }
aside li { overflow-wrap: anywhere; margin-top: 10px; padding-left: 14px; border-left: 2px solid var(--sea); font-size: 15px; }

.shelf { padding-top: 52px; }
.shelf > h2 { font-size: 26px; margin-bottom: 18px; scroll-margin-top: 12px; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 28px 20px; }
.grid img { display: block; width: 100%; height: auto; aspect-ratio: 1; border-radius: 10px; background: var(--sand); }
h3 { margin-top: 12px; font-size: 16px; font-weight: 600; line-height: 1.3; }
.brand, .options { color: var(--soft); font-size: 14px; }
.price { margin-top: 6px; font-variant-numeric: tabular-nums; }
.price strong { font-weight: 600; }
.add, .cart { font: inherit; font-size: 14px; margin-top: 10px; padding: 7px 12px; color: inherit; background: none; border: 1px solid currentColor; border-radius: 8px; cursor: pointer; }
.cart { margin: 0; }
.cart[hidden] { display: none; }
.price s { color: var(--soft); margin-left: 4px; }
.gone { margin-left: 6px; padding: 1px 8px; border: 1px solid var(--line); border-radius: 99px; font-size: 13px; color: var(--soft); }
.options { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; margin-top: 5px; min-height: 22px; }
.dots { display: inline-flex; gap: 5px; }
details { margin-top: 6px; font-size: 14px; }
summary { width: fit-content; padding: 3px 0; color: var(--sea); cursor: pointer; }
details p { margin-top: 4px; color: var(--soft); }

footer { border-top: 1px solid var(--line); background: var(--card); padding: 40px clamp(16px, 4vw, 56px) 110px; font-size: 14px; color: var(--soft); }
footer ul { max-width: 1168px; margin: 0 auto; display: grid; grid-template-columns: repeat(auto-fit, minmax(210px, 1fr)); gap: 24px 40px; }
footer h2 { font-size: 15px; color: var(--ink); margin-bottom: 4px; }
footer > p { max-width: 1168px; margin: 32px auto 0; }

@media (max-width: 760px) {
  .hero { grid-template-columns: 1fr; }
  nav ul { flex-wrap: nowrap; overflow-x: auto; padding-bottom: 6px; }
  nav a { white-space: nowrap; padding: 6px 0; }
  .grid { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px 14px; }
}
`;
