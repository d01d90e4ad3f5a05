import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // One file that any page can load by <script>: no imports, no globals besides its own.
  build: {
    outDir: '../dist/widget',
    emptyOutDir: true,
    target: 'es2022',
    lib: { entry: 'main.tsx', formats: ['iife'], name: 'Parley', fileName: () => 'widget.js' },
  },
});
