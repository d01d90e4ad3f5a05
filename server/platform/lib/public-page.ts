import { safe } from './html.ts';

type PublicPage = {
  language: string;
  title: string;
  /** The path of the stylesheet. */
  style: string;
  /** Above the title. */
  header?: string;
  body: string;
  wide?: boolean;
};

/** The layout of a page outside the app, behind a link sent to a customer. `header` and `body` are HTML. */
export const publicPage = ({ language, title, style, header = '', body, wide = false }: PublicPage) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${safe(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
</head>
<body>
<main${wide ? ' class="wide"' : ''}>
${header}<h1>${safe(title)}</h1>
${body}
</main>
</body>
</html>
`;

/** Shared styles of all public pages, light and dark, with the app's design tokens; each page adds its own rules. */
export const publicPageStyle = `:root {
  color-scheme: light dark;
  --bg: oklch(98.6% 0.002 90); --surface: oklch(100% 0 0); --hover: oklch(96.6% 0.003 90); --line: oklch(92.6% 0.004 90); --control: oklch(63% 0.008 280);
  --ink: oklch(23% 0.012 280); --ink-2: oklch(45% 0.012 280); --on-ink: oklch(99% 0 0); --bad: oklch(51% 0.19 25);
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: oklch(17.5% 0.008 280); --surface: oklch(20.2% 0.009 280); --hover: oklch(24% 0.011 280); --line: oklch(27.5% 0.011 280); --control: oklch(55.5% 0.012 280);
    --ink: oklch(94% 0.006 280); --ink-2: oklch(76% 0.01 280); --on-ink: oklch(19% 0.01 280); --bad: oklch(74% 0.13 25);
  }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; background: var(--bg); color: var(--ink); font: 16px/1.5 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { width: 100%; max-width: 560px; }
h1 { margin: 0 0 20px; font-size: 22px; line-height: 1.3; font-weight: 600; letter-spacing: -.015em; text-wrap: balance; overflow-wrap: anywhere; }
p { margin: 0; color: var(--ink-2); }
p + p { margin-top: 8px; }
fieldset { margin: 0; min-width: 0; }
`;
