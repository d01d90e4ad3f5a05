import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    {
      // A script of a page shares its names with all others of that page; these stay inside.
      name: 'keep-names-inside',
      generateBundle(_, files) {
        const script = files['widget.js'];
        if (script?.type === 'chunk') script.code = `(()=>{${script.code.trim()}})();\n`;
      },
    },
  ],
  build: {
    outDir: '../dist/widget',
    emptyOutDir: true,
    target: 'es2022',
    // `widget` is what any page can load by <script>: it imports nothing. It fetches `chat`, and that the rest when it is wanted.
    lib: { entry: { widget: 'widget.ts', chat: 'start.tsx' }, formats: ['es'] },
    rolldownOptions: {
      // What several parts need stays in `chat`: one file to wait for, and it packs better.
      preserveEntrySignatures: 'allow-extension',
      output: { minify: true, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash:8].js' },
    },
  },
});
