import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { takeOverConversation, listMessages, sendMessage } from '@parley/contract/inbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, silenceAi, visit } from '../../../testing/chat.ts';
import { reply } from './index.ts';
import { makeRun } from './make.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.register();
  // The AI's own answers are disabled; the test acts as the AI.
  await silenceAi(app, owner.merchant);
});
afterAll(() => app.close());

const answerAs = (conversationId: string, upto: number) =>
  app.write(owner.merchant, (ctx) =>
    reply(ctx, { conversationId, upto, text: 'An answer of the AI', cards: [], memory: {}, run: makeRun(ctx.newId(), upto) }),
  );

const takeOver = async (id: string, byWriting: boolean) =>
  byWriting
    ? (
        await app.send(
          sendMessage,
          { merchant: owner.merchant, id, client_id: randomUUID(), text: 'A person here' },
          { token: owner.token },
        )
      ).status
    : (await app.send(takeOverConversation, { merchant: owner.merchant, id }, { token: owner.token })).status;

test('in 200 random interleavings no AI message is stored or delivered after a takeover committed', async () => {
  let answeredFirst = 0;
  for (let round = 0; round < 200; round++) {
    const visitor = await visit(app, owner.merchant);
    await visitor.say(`question ${round}`);
    const { id } = await latestConversation(app, owner);
    const [outcome, status] = await Promise.all([
      pause(Math.random() * 15).then(() => answerAs(id, 1)),
      pause(Math.random() * 15).then(() => takeOver(id, round % 2 === 0)),
    ]);
    expect(status).toBeLessThan(300);
    const { items } = (await app.send(listMessages, { merchant: owner.merchant, id }, { token: owner.token })).body;
    const takenAt = items.find(({ activity }) => activity?.kind === 'taken_over')?.seq ?? 0;
    expect(takenAt).toBeGreaterThan(0);
    const spoken = items.filter(({ author }) => author === 'ai');
    expect(
      spoken.every(({ seq }) => seq < takenAt),
      'stored after the takeover',
    ).toBe(true);
    expect(spoken.length).toBe(outcome === 'queued' ? 1 : 0);
    if (outcome === 'queued') answeredFirst += 1;
    // Each queued message was sent before the takeover or cancelled by it; none waits to be sent later.
    const statuses = spoken.map(({ status }) => status);
    expect(
      statuses.every((status) => status === 'cancelled' || status === 'sent'),
      String(statuses),
    ).toBe(true);
    const seen = await visitor.sees();
    expect(seen.items.filter(({ author }) => author === 'ai').length).toBe(statuses.filter((status) => status === 'sent').length);
  }
  // Both orders must have occurred, or the test proved nothing.
  expect(answeredFirst).toBeGreaterThan(10);
  expect(answeredFirst).toBeLessThan(190);
}, 120_000);

test('a cancelled answer stays cancelled when its delivery job runs late', async () => {
  const visitor = await visit(app, owner.merchant);
  await visitor.say('hello');
  const { id } = await latestConversation(app, owner);
  await answerAs(id, 1);
  await app.send(takeOverConversation, { merchant: owner.merchant, id }, { token: owner.token });
  await until(
    async () =>
      (
        await app.installation.owner.query(
          'select 1 from graphile_worker._private_jobs where payload::text like $1 and task_id = (select id from graphile_worker._private_tasks where identifier = $2)',
          [`%${id}%`, 'inbox.deliver'],
        )
      ).rows.length === 0,
  );
  const { items } = (await app.send(listMessages, { merchant: owner.merchant, id }, { token: owner.token })).body;
  const shown = await visitor.sees();
  expect(items.filter(({ author }) => author === 'ai').map(({ status }) => status).length).toBe(1);
  expect(shown.items.filter(({ author }) => author === 'ai').length).toBe(
    items.filter(({ author, status }) => author === 'ai' && status === 'sent').length,
  );
});

test('the AI replies neither to an outdated message nor twice to one', async () => {
  const visitor = await visit(app, owner.merchant);
  await visitor.say('first');
  const { id } = await latestConversation(app, owner);
  await visitor.say('second');
  expect(await answerAs(id, 1)).toBe('dropped');
  expect(await Promise.all([answerAs(id, 2), answerAs(id, 2)]).then((both) => both.sort())).toEqual(['dropped', 'queued']);
});
