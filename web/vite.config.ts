import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { callsOnly } from '../scripts/calls-only.ts';
import { chunkGroups } from '../scripts/chunks.ts';
import { offlineFiles } from '../scripts/offline-files.ts';
import { pageWeight } from '../scripts/page-weight.ts';

/** Everything the server answers itself; the rest is the app's router. `npm run dev` names the server's port. */
const served = '^/(api|avatars|c|csat|feedback|demo|dev|metrics|widget\\.js|widget|files)(/|\\?|$)';

/**
 * Zod's writer of JSON schemas hangs on every schema, so that no bundler can leave it out, and only the server writes any. In the
 * browser its functions stay, and say so.
 */
const withoutJsonSchemas: Plugin = {
  name: 'without-json-schemas',
  apply: 'build',
  transform: {
    filter: { id: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
    handler(code) {
      const names = [...code.matchAll(/^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm)].map(
        (found) => found[1] ?? found[2],
      );
      const refuse = `const refuse = () => { throw new Error('Only the server writes JSON schemas.'); };`;
      // Those that make a method are called while a schema is made.
      const lines = names.map((name) => `export const ${name} = ${name?.startsWith('create') ? '() => refuse' : 'refuse'};`);
      return { code: [refuse, ...lines].join('\n'), map: null };
    },
  },
};

/** Zod tries whether it may compile code, which our policy refuses and browsers report on every screen. */
const withoutEval: Plugin = {
  name: 'without-eval',
  apply: 'build',
  transform: {
    filter: { id: /\/zod\/v4\/core\/core\.js$/ },
    handler: (code) => ({ code: `${code}\nglobalConfig.jitless = true;\n`, map: null }),
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [callsOnly, react(), tailwind(), withoutJsonSchemas, withoutEval, offlineFiles, pageWeight],
  build: {
    // Browsers without it only start loading a page's files later.
    modulePreload: { polyfill: false },
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
  server: {
    strictPort: true,
    proxy: { [served]: { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false } },
  },
});
