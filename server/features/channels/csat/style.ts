import { publicPageStyle } from '../../../platform/lib/public-page.ts';

// The survey page's styles, light and dark, served as /csat/style.css. Values are the app's design tokens.

export const csatStyle = `${publicPageStyle}body { display: grid; place-items: start center; padding: clamp(16px, 8vh, 96px) 16px 32px; }
main { padding: clamp(20px, 5vw, 32px); border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
blockquote { margin: 12px 0 0; padding-inline-start: 12px; border-inline-start: 2px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; }
fieldset { padding: 0; border: 0; }
legend { margin-bottom: 8px; padding: 0; font-weight: 550; }
.choices { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 8px; }
.choices label { position: relative; display: grid; }
.choices input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.choices span { display: grid; place-items: center; min-height: 48px; padding: 6px 4px; border: 1px solid var(--control); border-radius: 9px; text-align: center; font-size: 15px; line-height: 1.25; overflow-wrap: anywhere; hyphens: auto; }
.choices input:hover + span { background: var(--hover); }
.choices input:checked + span { background: var(--ink); border-color: var(--ink); color: var(--on-ink); }
.choices input:focus-visible + span, textarea:focus-visible, button:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.remark { display: block; margin: 20px 0 6px; font-weight: 550; }
.remark span { margin-inline-start: 4px; font-weight: 400; color: var(--ink-2); }
textarea { display: block; width: 100%; padding: 8px 10px; border: 1px solid var(--control); border-radius: 9px; background: var(--surface); color: inherit; font: inherit; resize: vertical; }
button { margin-top: 16px; min-height: 44px; padding: 0 20px; border: 0; border-radius: 9px; background: var(--ink); color: var(--on-ink); font: inherit; font-weight: 550; cursor: pointer; }
.fault { margin-bottom: 12px; color: var(--bad); }
@media (max-width: 520px) {
  .choices { grid-template-columns: 1fr; }
  button { width: 100%; }
}
@media (forced-colors: active) { .choices input:checked + span { outline: 3px solid; } }
`;
