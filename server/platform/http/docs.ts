import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { openapi } from './openapi.ts';

type Document = ReturnType<typeof openapi>;
type Operation = {
  summary?: string;
  operationId?: string;
  tags?: string[];
  'x-access'?: string;
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string; required: boolean; description?: string }[];
  requestBody?: unknown;
  responses?: Record<string, { description: string }>;
};

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const code = (text: string) =>
  escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

/** The script of the page: it finds calls and sends them. Without it, the page is the documentation to read. */
export const docsScript = readFileSync(path.join(import.meta.dirname, 'docs-try.mjs'), 'utf8');

/** The API documentation as a page: the same document as openapi.json. */
export function docsPage(document: Document) {
  const operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ path, verb, ...(operation as Operation) })),
  );
  const byTag = Map.groupBy(operations, ({ tags }) => tags?.[0] ?? '');
  const sections = [...byTag]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([tag, list]) => `<section><h2 id="${tag}">${tag}</h2>${list.map(operationHtml).join('')}</section>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Parley API</title><style>
body{font:15px/1.55 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1.2rem;color:#1c1c22;background:#fbfbfa}h1{font-size:1.6rem}h2{margin-top:2.4rem;text-transform:capitalize}
article{border-top:1px solid #ddd;padding:.9rem 0}code{font:13px ui-monospace,monospace;overflow-wrap:anywhere}.verb{font-weight:650}pre{overflow:auto;background:#f1f1ef;padding:.7rem;border-radius:8px;font-size:12.5px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;margin:.4rem 0}dt{font-family:ui-monospace,monospace;font-size:13px}dd{margin:0}small{color:#5c5c66}summary{cursor:pointer;padding:.2rem 0}
label,.key{display:grid;gap:.15rem;font-size:13px}input,textarea{font:13px ui-monospace,monospace;padding:.4rem .5rem;border:1px solid #8a8a92;border-radius:6px;background:transparent;color:inherit;min-width:0}
#tools{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:.7rem 1rem;border:1px solid #ddd;border-radius:10px;padding:.9rem;margin:1rem 0}#tools p{grid-column:1/-1;margin:0}[hidden]{display:none!important}
form{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:.6rem 1rem;margin:.7rem 0;align-items:end}.wide{grid-column:1/-1}button{font:inherit;font-size:13px;padding:.35rem .8rem;min-height:28px;border:1px solid #8a8a92;border-radius:6px;background:transparent;color:inherit;cursor:pointer;justify-self:start}
button[type=submit]{background:#1c1c22;color:#fff;border-color:#1c1c22}.line{display:flex;flex-wrap:wrap;gap:.3rem .6rem;align-items:center}.line button{margin-inline-start:auto}.bad{color:#b3261e}.good{color:#1a6e3c}:focus-visible{outline:2px solid;outline-offset:2px}
@media(prefers-color-scheme:dark){body{background:#17171b;color:#eee}pre{background:#222228}article{border-color:#333}small{color:#aaa}a{color:#b9b4ff}#tools{border-color:#333}button[type=submit]{background:#eee;color:#17171b;border-color:#eee}.bad{color:#ff9a90}.good{color:#7fd6a1}}
</style></head><body><main><h1>Parley API</h1>${document.info.description
    .split('\n\n')
    .map((part) => `<p>${code(part)}</p>`)
    .join('')}<p>The machine-readable document is <a href="/api/openapi.json">openapi.json</a>.</p>
<div id="tools" hidden><label><span>Find a call</span><input id="find" type="search" autocomplete="off"></label><label><span>API key</span><input id="key" type="password" autocomplete="off" spellcheck="false"></label><label><span>Shop ID</span><input id="shop" autocomplete="off" spellcheck="false"></label><p><small>Try calls with a key of your shop: both are in Settings › API keys. The key stays in this page and is gone when you close it. <span id="found" role="status"></span></small></p></div>
<nav aria-label="Areas"><p>${[...byTag.keys()]
    .sort()
    .map((tag) => `<a href="#${tag}">${tag}</a>`)
    .join(' · ')}</p></nav>${sections.join('')}</main><script src="/api/docs.js" type="module"></script></body></html>`;
}

function operationHtml({
  path,
  verb,
  summary,
  parameters = [],
  requestBody,
  responses = {},
  ...rest
}: Operation & { path: string; verb: string }) {
  const inputs = parameters
    .map(
      ({ name, in: where, required, description }) =>
        `<dt>${escape(name)}</dt><dd><small>${where}${required ? ', required' : ''}</small> ${code(description ?? '')}</dd>`,
    )
    .join('');
  const answers = Object.entries(responses)
    .map(([status, { description }]) => `<dt>${status}</dt><dd>${code(description)}</dd>`)
    .join('');
  const body = requestBody ? `<details><summary>Body</summary><pre>${escape(JSON.stringify(requestBody, null, 2))}</pre></details>` : '';
  const canTry = rest.security?.some((scheme) => 'apiKey' in scheme) && !path.endsWith('/stream');
  return `<article data-call="${verb.toUpperCase()} ${escape(path)}"${canTry ? ' data-try' : ''}><p class="line"><span class="verb">${verb.toUpperCase()}</span> <code>${escape(path)}</code> <small>${escape(rest['x-access'] ?? '')}</small></p><p class="what">${code(summary ?? '')} <small>${escape(rest.operationId ?? '')}</small></p><dl>${inputs}</dl>${body}<details><summary>Responses</summary><dl>${answers}</dl></details></article>`;
}
