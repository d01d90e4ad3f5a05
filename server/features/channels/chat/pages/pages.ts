import { safe } from '../../../../platform/lib/html.ts';

const page = (title: string, head: string, body: string) => `<!doctype html>
<html lang="">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${safe(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/chat/style.css">
${head}
</head>
<body>
${body}
</body>
</html>
`;

/** A shop's chat as a full page: the target of mailed links and for shops without a website. */
export const hostedPage = (shop: string, key: string) =>
  page(
    shop,
    `<script src="/widget.js" data-key="${safe(key)}" data-mode="page" async></script>`,
    `<main aria-label="${safe(shop)}"><noscript>This chat needs JavaScript.</noscript></main>`,
  );

/** The widget on an empty page, which the settings screen frames and styles. */
export const previewPage = () => page('Preview', '<script src="/chat-preview.js" defer></script>', '<main></main>');

export const pagesStyle = `:root { color-scheme: light dark; background: #f6f6f4; }
:root[data-scheme='light'] { color-scheme: light; background: #f6f6f4; }
:root[data-scheme='dark'] { color-scheme: dark; background: #17171b; }
@media (prefers-color-scheme: dark) { :root:not([data-scheme]) { background: #17171b; } }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; }
noscript { display: block; margin: 3rem auto; max-width: 30rem; padding: 0 1rem; }
`;
