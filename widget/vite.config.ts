import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    {
      // A classic script shares its globals with all others of the page; the wrapper keeps ours private.
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
    // `widget` is what any page loads by <script>: it imports nothing. It loads `chat`, which loads the rest on demand.
    lib: { entry: { widget: 'widget.ts', chat: 'start.tsx' }, formats: ['es'] },
    rolldownOptions: {
      // Modules shared by several chunks stay in `chat`: one file to load, and it compresses better.
      preserveEntrySignatures: 'allow-extension',
      output: { minify: true, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash:8].js' },
    },
  },
});
