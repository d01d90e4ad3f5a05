import { sendChatMessage } from '@parley/contract/chat';
import { setTimeout as pause } from 'node:timers/promises';
import { sender } from '../../server/testing/app.ts';
import { openDatabase } from '../support/database.ts';
import { closeAtEnd } from '../support/closing.ts';
import { measureFanOut, measureStorm } from './fan-out.ts';
import { round } from '../support/figures.ts';
import { folderOf, removeFolder } from '../support/folders.ts';
import { openInspector } from './inspector.ts';
import { rssOf } from '../support/processes.ts';
import { startListeners } from './listeners.ts';
import { makeCrowd } from './crowd.ts';
import { startWebProcess } from '../support/web-process.ts';

const many = 500;
const method =
  'One web process, one client process. 100 streams were opened and closed and 20 messages sent first, so that compiled code is not counted. ' +
  'Before: two full garbage collections asked for through the inspector, then the resident memory (VmRSS) and the JavaScript heap. ' +
  'Then the streams open and 5 s pass: rss_kb_each is what the resident memory grew by, garbage of opening them included. ' +
  'After: two collections again, and what stays is live. Memory of sockets in the kernel is in none of them.';

/**
 * Measures 1,000 live streams on one web process: the cost of each, and how fast a message reaches the 500 teammates. Without a worker, so the AI
 * doesn't answer.
 */
export async function measureStreams({ quick }: { quick: boolean }) {
  const folder = folderOf(`streams-${process.pid}`);
  const remove = closeAtEnd(() => removeFolder(folder));
  const database = await openDatabase(folder);
  const web = await startWebProcess(database, ['--inspect=127.0.0.1:0']);
  const crowd = await makeCrowd(web.url, database, many);
  const say = sayAs(web.url, crowd.key);
  await warmUp(web.url, crowd.streams.slice(0, 50).concat(crowd.streams.slice(-50)), (n) => say(crowd.visitors[n] ?? '', `warm ${n}`));

  const before = await memoryOf(web.pid);
  const listeners = await startListeners(web.url, crowd.streams);
  const after = await memoryOf(web.pid);
  const fanOut = await measureFanOut(listeners, crowd.visitors, say, quick ? 8 : 30);
  const storm = await measureStorm(listeners, crowd.visitors, say, web.pid);
  await listeners.stop();
  const closed = await memoryOf(web.pid);
  await web.stop();
  await database.stop();
  await remove();
  const each = (later: number, earlier: number) => round((later - earlier) / (2 * many) / 1000, 2);
  return {
    streams: 2 * many,
    memory: {
      rss_kb_each: each(after.rss, before.rssCollected),
      rss_kb_each_after_collection: each(after.rssCollected, before.rssCollected),
      heap_kb_each_after_collection: each(after.heap, before.heap),
      outside_heap_kb_each_after_collection: each(after.external, before.external),
      rss_mb_before: round(before.rssCollected / 1e6),
      rss_mb_after: round(after.rss / 1e6),
      rss_mb_after_collection: round(after.rssCollected / 1e6),
      heap_mb_before: round(before.heap / 1e6),
      heap_mb_after_closing: round(closed.heap / 1e6),
      rss_mb_after_closing: round(closed.rssCollected / 1e6),
      method,
    },
    fan_out: fanOut,
    storm,
  };
}

const sayAs = (url: string, key: string) => {
  const send = sender(url);
  return async (token: string, text: string) => {
    const { status, body } = await send(sendChatMessage, { key, client_id: crypto.randomUUID(), text }, { token });
    if (status !== 201) throw new Error(`A message failed: ${JSON.stringify(body)}`);
  };
};

async function warmUp(url: string, streams: Parameters<typeof startListeners>[1], say: (n: number) => Promise<void>) {
  const listeners = await startListeners(url, streams);
  for (let n = 0; n < 20; n++) await say(n);
  await listeners.stop();
}

async function memoryOf(pid: number) {
  await pause(5_000);
  const rss = rssOf(pid);
  const inspector = await openInspector(pid);
  const { heap, external } = await inspector.collected();
  await inspector.close();
  return { rss, rssCollected: rssOf(pid), heap, external };
}
