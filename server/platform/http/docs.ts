import type { openapi } from './openapi.ts';

type Document = ReturnType<typeof openapi>;
type Operation = {
  summary?: string;
  operationId?: string;
  tags?: string[];
  'x-access'?: string;
  parameters?: { name: string; in: string; required: boolean; description?: string }[];
  requestBody?: unknown;
  responses?: Record<string, { description: string }>;
};

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const code = (text: string) => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The API documentation as a page: the same document as openapi.json, without a script. */
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
dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;margin:.4rem 0}dt{font-family:ui-monospace,monospace;font-size:13px}dd{margin:0}small{color:#5c5c66}summary{cursor:pointer}
@media(prefers-color-scheme:dark){body{background:#17171b;color:#eee}pre{background:#222228}article{border-color:#333}small{color:#aaa}a{color:#b9b4ff}}
</style></head><body><main><h1>Parley API</h1><p>${code(document.info.description)} The machine-readable document is <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Areas"><p>${[...byTag.keys()]
    .sort()
    .map((tag) => `<a href="#${tag}">${tag}</a>`)
    .join(' · ')}</p></nav>${sections.join('')}</main></body></html>`;
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
  return `<article><p><span class="verb">${verb.toUpperCase()}</span> <code>${escape(path)}</code> <small>${escape(rest['x-access'] ?? '')}</small></p><p>${code(summary ?? '')}</p><dl>${inputs}</dl>${body}<details><summary>Responses</summary><dl>${answers}</dl></details></article>`;
}
