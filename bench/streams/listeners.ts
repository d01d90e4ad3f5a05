import { fork } from 'node:child_process';
import path from 'node:path';
import { untilEnd } from '../ground/ending.ts';
import type { Arrivals, ClientOrder } from './client.ts';
import type { Stream } from './crowd.ts';
import { endChild, firstMessage } from '../ground/web-process.ts';

export type Listeners = Awaited<ReturnType<typeof startListeners>>;

/** Opens the streams from another process; ready when each has its first bytes. */
export async function startListeners(url: string, streams: Stream[]) {
  const child = fork(path.join(import.meta.dirname, 'client.ts'), { stdio: ['ignore', 2, 2, 'ipc'] });
  const stop = untilEnd(() => endChild(child));
  const tell = (order: ClientOrder) => child.send(order);
  tell({ url, streams });
  await firstMessage(child);
  return {
    counting: streams.filter(({ counts }) => counts).length,
    /** What arrived since the last time it was asked. */
    async arrivals() {
      tell('arrivals');
      return firstMessage<Arrivals>(child);
    },
    stop,
  };
}
