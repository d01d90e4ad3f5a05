// A child process: plays the customers, so that their work is not the measuring process's.
import { sender } from '../../server/testing/app.ts';
import { chat, type Told } from './customer.ts';

export type CrowdOrder = { url: string; from: number; count: number; seconds: number };

process.once('message', (order: CrowdOrder) => void play(order));
process.once('disconnect', () => process.exit(0));

async function play({ url, from, count, seconds }: CrowdOrder) {
  const send = sender(url);
  const until = performance.now() + seconds * 1000;
  const told: Told[] = await Promise.all(Array.from({ length: count }, (_, place) => chat(url, send, from + place, until)));
  process.send?.(told);
}
