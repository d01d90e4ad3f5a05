import { fork } from 'node:child_process';
import path from 'node:path';
import { closeAtEnd } from '../support/closing.ts';
import type { Arrivals, ClientCommand } from './client.ts';
import type { Stream } from './crowd.ts';
import { endChild, firstMessage } from '../support/web-process.ts';

export type Listeners = Awaited<ReturnType<typeof startListeners>>;

/** Opens the streams in a child process; ready when each has its first bytes. */
export async function startListeners(url: string, streams: Stream[]) {
  const child = fork(path.join(import.meta.dirname, 'client.ts'), { stdio: ['ignore', 2, 2, 'ipc'] });
  const stop = closeAtEnd(() => endChild(child));
  const send = (command: ClientCommand) => child.send(command);
  send({ url, streams });
  await firstMessage(child);
  return {
    counting: streams.filter(({ counts }) => counts).length,
    /** Arrivals since the previous call. */
    async arrivals() {
      send('arrivals');
      return firstMessage<Arrivals>(child);
    },
    stop,
  };
}
