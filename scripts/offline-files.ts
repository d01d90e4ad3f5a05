import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const web = path.resolve(import.meta.dirname, '../web');
/** What opens without a network: the frame, the inbox, and the page that a log-out leads to. */
const starts = [
  'main.tsx',
  'app/merchant/merchant-shell.tsx',
  'app/merchant/merchant-frame.tsx',
  'features/conversations/inbox/index.ts',
  'features/account/auth/index.ts',
];
/** What these load later counts if it belongs to the same parts; the rest needs the network anyway. */
const later = [
  'app/merchant/',
  'features/conversations/inbox/',
  'features/conversations/offline/',
  'features/automation/notifications/start-notices',
];

/** Lists the files that a device keeps to open the inbox without a network, and names the list in the page (web/data/kept/shell.ts). */
export const offlineFiles: Plugin = {
  name: 'offline-files',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('The build has no index.html.');
    const html = String(page.source);
    const list = JSON.stringify(filesOf(html, bundle));
    const fileName = `assets/offline-${createHash('sha256').update(list).digest('base64url').slice(0, 8)}.json`;
    page.source = html.replace('</head>', `  <meta name="offline-files" content="/${fileName}" />\n  </head>`);
    this.emitFile({ type: 'asset', fileName, source: list });
  },
};

function filesOf(html: string, bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const other of chunk.imports) add(other);
    for (const other of chunk.dynamicImports) if (isNeeded(byName.get(other)?.moduleIds ?? [])) add(other);
  };
  for (const start of starts) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path.join(web, start)));
    if (!chunk) throw new Error(`The build has no ${start}. Update scripts/offline-files.ts.`);
    add(chunk.fileName);
  }
  // The page itself names its style sheet and its font.
  for (const [, name = ''] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) found.add(name);
  return [...found].sort().map((name) => `/${name}`);
}

const isNeeded = (modules: readonly string[]) => modules.some((id) => later.some((part) => id.startsWith(path.join(web, part))));
