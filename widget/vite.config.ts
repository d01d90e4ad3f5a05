import { build, defineConfig } from 'vite';
import { languages } from './words/languages.ts';

const target = 'es2022';

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { alias: { 'preact/jsx-runtime': `${import.meta.dirname}/ui/jsx.ts` } },
  plugins: [
    {
      // `widget.js` is what any page loads by <script>: one small file that imports nothing. It is built by itself, so that it shares no
      // chunk with the chat, which it loads when the visitor opens it.
      name: 'launcher',
      async generateBundle(_, files) {
        const fileOf = (language: string) => [language, Object.keys(files).find((file) => file.startsWith(`${language}-`))];
        const launcher = { entry: 'widget.ts', formats: ['es' as const] };
        const output = { minify: true, entryFileNames: 'widget.js' };
        const built = await build({
          root: import.meta.dirname,
          configFile: false,
          logLevel: 'error',
          define: { languageFiles: JSON.stringify(Object.fromEntries(languages.map(fileOf))) },
          build: { write: false, target, lib: launcher, rolldownOptions: { output } },
        });
        const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
        if (script?.type !== 'chunk') throw new Error('The launcher was not built.');
        // A classic script shares its globals with all others of the page; the wrapper keeps ours private.
        this.emitFile({ type: 'asset', fileName: 'widget.js', source: `(()=>{${script.code.trim()}})();\n` });
      },
    },
  ],
  build: {
    outDir: '../dist/widget',
    emptyOutDir: true,
    target,
    lib: { entry: { chat: 'start.tsx' }, formats: ['es'] },
    rolldownOptions: {
      // Modules shared by several chunks stay in `chat`: one file to load, and it compresses better.
      preserveEntrySignatures: 'allow-extension',
      output: { minify: true, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash:6].js' },
    },
  },
});
