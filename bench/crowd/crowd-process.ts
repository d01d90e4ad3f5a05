// A child process that plays the customers, so that their CPU time isn't the measuring process's.
import { sender } from '../../server/testing/app.ts';
import { chat, type CustomerResult } from './customer.ts';

export type CrowdTask = { url: string; from: number; count: number; seconds: number };

process.once('message', (task: CrowdTask) => void play(task));
process.once('disconnect', () => process.exit(0));

async function play({ url, from, count, seconds }: CrowdTask) {
  const send = sender(url);
  const until = performance.now() + seconds * 1000;
  const results: CustomerResult[] = await Promise.all(Array.from({ length: count }, (_, place) => chat(url, send, from + place, until)));
  process.send?.(results);
}
