import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Everything the server answers itself; the rest is the app's router. `npm run dev` names the server's port. */
const served = '^/(api|avatars|c|csat|demo|dev|metrics|widget\\.js|widget|files)(/|\\?|$)';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind()],
  build: { outDir: '../dist/web', emptyOutDir: true, target: 'es2023' },
  server: {
    strictPort: true,
    proxy: { [served]: { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false } },
  },
});
