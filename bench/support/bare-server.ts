import { fork } from 'node:child_process';
import { closeAtEnd } from './closing.ts';
import { endChild, firstMessage } from './web-process.ts';

/** Starts a comparison server in a process of its own, with its task; it sends its port when it listens. */
export async function startBareServer(file: string, task: object) {
  const child = fork(file, {
    serialization: 'advanced',
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const stop = closeAtEnd(() => endChild(child));
  child.send(task);
  const { port } = await firstMessage<{ port: number }>(child);
  return { at: { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 }, stop };
}
