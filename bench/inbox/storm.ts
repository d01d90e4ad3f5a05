import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { closeAtEnd } from '../support/closing.ts';
import { round, spread } from '../support/figures.ts';
import { endChild, firstMessage } from '../support/web-process.ts';
import { composer, openFromList, openInbox, typeLetter } from './acts.ts';
import type { Desk } from './desk.ts';
import type { Shop } from './shop.ts';
import type { StormTask, StormResult } from './storm-process.ts';

const perSecond = 500;

/** Measures the inbox with an open thread while customers write in 500 other conversations per second. */
export async function measureStorm(desk: Desk, shop: Shop, { quick }: { quick: boolean }) {
  const seconds = quick ? 10 : 20;
  await openInbox(desk, `?tab=all&conversation=${shop.longThread}`);
  await desk.page.locator(composer).waitFor();
  const memoryBefore = await desk.memory();
  const storm = await startStorm({ ...shop, perSecond, seconds });
  const callsBefore = desk.calls();
  const since = performance.now();
  const [typing, opening]: [number[], number[]] = [[], []];
  const idleFrames = await desk.frames(() => pause((seconds * 1000) / 4));
  const frames = await desk.frames(async () => {
    while (performance.now() - since < seconds * 700) typing.push(await typeLetter(desk));
    while (performance.now() - since < seconds * 1000) opening.push(...(await openFromList(desk, shop, 1)));
  });
  const calls = (desk.calls() - callsBefore) / ((performance.now() - since) / 1000);
  const { changed, seconds: took } = await storm.result;
  await pause(2_000);
  return {
    conversations_changed_per_second: round(changed / took),
    of: perSecond,
    seconds: round(took),
    frames_while_looking_on: idleFrames,
    frames_while_working: frames,
    type_letter_ms: spread(typing),
    open_conversation_ms: spread(opening),
    calls_per_second: round(calls),
    tab_memory_mb: { before: memoryBefore, after: await desk.memory() },
  };
}

async function startStorm({ ownerUrl, appUrl, secret, data, merchant, longThread, ...rest }: StormTask) {
  const child = fork(path.join(import.meta.dirname, 'storm-process.ts'), { stdio: ['ignore', 2, 2, 'ipc'] });
  const end = closeAtEnd(() => endChild(child));
  child.send({ ownerUrl, appUrl, secret, data, merchant, longThread, ...rest } satisfies StormTask);
  await firstMessage(child);
  return { result: firstMessage<StormResult>(child).finally(end) };
}
