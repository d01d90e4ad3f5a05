import { spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { closeAtEnd } from './closing.ts';
import { root } from './folders.ts';
import { endChild } from './web-process.ts';

export type Product = Awaited<ReturnType<typeof startProduct>>;

const timeoutMs = 120_000;

/** The full product with the demo shop, as `npm start` runs it, on its own data folder and port. */
export async function startProduct(data: string) {
  const port = await freePort();
  const since = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 2],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      PARLEY_DATA: data,
      DATABASE_URL: '',
      DEMO: '1',
      NODE_ENV: '',
      RATE_LIMIT_FACTOR: '0',
      LOG_LEVEL: 'error',
    },
  });
  const stop = closeAtEnd(() => endChild(child));
  await new Promise<void>((ready, failed) => {
    let output = '';
    const timer = setTimeout(() => failed(new Error(`Parley was not ready within ${timeoutMs / 1000} s: ${output}`)), timeoutMs);
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Parley is ready')) ready(clearTimeout(timer));
    });
    child.once('exit', (code) => failed(new Error(`Parley ended with ${code}: ${output}`)));
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, readyMs: performance.now() - since, stop };
}

const freePort = () =>
  new Promise<number>((found) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => found(port));
    });
  });
