import { publicPageStyle } from '../../../platform/lib/public-page.ts';

/** Served as /feedback/style.css. */
export const feedbackStyle = `${publicPageStyle}body { display: grid; place-items: start center; padding: clamp(16px, 8vh, 96px) 16px 32px; }
main { padding: clamp(20px, 5vw, 32px); border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
h1 { margin-bottom: 4px; }
h2 { margin: 24px 0 6px; font-size: 16px; font-weight: 600; }
.status { display: inline-block; padding: 2px 10px; border: 1px solid var(--control); border-radius: 999px; color: var(--ink); font-weight: 550; }
.written { color: var(--ink); white-space: pre-wrap; overflow-wrap: anywhere; }
`;
