// `npm run dev`: restarts the server on changes, serves the app with Vite's hot reload, and rebuilds the widget.
import { ensureBuilt, ensureInstalled, node24, tool, toolEnvironment } from './ensure.mjs';
import { runTogether } from './processes.mjs';

ensureInstalled();
ensureBuilt();
const node = node24();
const port = process.env.PORT ?? '3000';
const env = { ...toolEnvironment(), PORT: port };
console.log(`The app with hot reload: http://127.0.0.1:5173 (server and widget: http://127.0.0.1:${port})`);
runTogether([
  { command: node, args: ['--watch-path=server', '--watch-path=contract', '--watch-preserve-output', 'server/main.ts'], env },
  { command: node, args: [tool('vite'), 'web', '--port', '5173', '--logLevel', 'warn'], env },
  { command: node, args: [tool('vite'), 'build', 'widget', '--watch', '--logLevel', 'warn'], env },
]);
