import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const web = path.resolve(import.meta.dirname, '../web');
const frame = ['app/merchant/merchant-shell.tsx', 'app/merchant/merchant-frame.tsx'];
const inFrame = (screen: string) => [...frame, `features/${screen}`];

/** What a page may load before anyone acts: KiB of JavaScript, gzipped. All of it is asked for at once, or by the first of it. */
const pages = [
  { page: '/', modules: ['features/account/landing/index.ts'], kib: 140 },
  { page: '/login', modules: ['features/account/auth/index.ts'], kib: 140 },
  { page: '/inbox', modules: inFrame('conversations/inbox/index.ts'), kib: 230 },
  { page: '/dashboard', modules: inFrame('insights/dashboard/dashboard-screen.tsx'), kib: 245 },
  { page: '/orders', modules: inFrame('commerce/orders/index.ts'), kib: 245 },
  { page: '/customers', modules: inFrame('commerce/customers/index.ts'), kib: 245 },
  { page: '/products', modules: inFrame('commerce/products/index.ts'), kib: 250 },
  { page: '/agent-config', modules: inFrame('intelligence/agent/index.ts'), kib: 245 },
];
const maxFiles = 25;

/** Prints what each page weighs, and keeps it for `npm run check`, which refuses a page over its budget. */
export const pageWeight: Plugin = {
  name: 'page-weight',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const weights = pages.map(({ page, modules, kib }) => {
      const files = new Set<Chunk>();
      for (const module of ['main.tsx', ...modules]) addWithImports(files, chunkOf(path.join(web, module), chunks), chunks);
      const weight = [...files].reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1024;
      const line = `${page}: ${weight.toFixed(1)} of ${kib} KiB of JavaScript, ${files.size} of ${maxFiles} files`;
      return { line, isOver: weight > kib || files.size > maxFiles };
    });
    for (const { line } of weights) console.log(line);
    fs.writeFileSync(path.join(dir, '../page-weight.json'), JSON.stringify(weights));
  },
};

function chunkOf(module: string, chunks: Chunk[]): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!found) throw new Error(`The build has no ${module}. Update scripts/page-weight.ts.`);
  return found;
}

function addWithImports(files: Set<Chunk>, chunk: Chunk, chunks: Chunk[]) {
  if (files.has(chunk)) return;
  files.add(chunk);
  for (const name of chunk.imports) {
    const imported = chunks.find(({ fileName }) => fileName === name);
    if (imported) addWithImports(files, imported, chunks);
  }
}
