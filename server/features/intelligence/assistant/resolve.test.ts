import { aiTexts, updateAiSettings } from '@parley/contract/ai-settings';
import type { Sent } from '@parley/contract/endpoint';
import { importRecords } from '@parley/contract/imports';
import { takeOverConversation } from '@parley/contract/inbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { jobCtxOf } from '../../../testing/job-ctx.ts';
import { answerCsat } from '../../channels/csat/index.ts';
import { makeClock } from '../../account/identity/make.ts';
import { resolveQuiet } from './resolve.ts';

const clock = makeClock();
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ now: clock.now });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register({ merchant_name: 'Harbour' });
  const article = { external_id: 'delivery', title: 'Delivery times', body: 'Spain: 3-5 working days.' };
  await app.send(importRecords, { merchant: owner.merchant, articles: [article] }, { token: owner.token });
});

const hour = 3600;
type Agent = NonNullable<Sent<typeof updateAiSettings>['agent']>;
const decide = (agent: Agent) => app.send(updateAiSettings, { merchant: owner.merchant, agent }, { token: owner.token });
const db = () => app.installation.readingOf(owner.merchant);
const rowOf = (id: string) => db().selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const linesOf = (id: string) =>
  db().selectFrom('messages').select(['author', 'text', 'activity']).where('conversation_id', '=', id).orderBy('seq').execute();
const run = (id: string) => resolveQuiet(jobCtxOf(app, owner.merchant), { merchant: owner.merchant, conversation_id: id });
const jobsOf = async (id: string) =>
  (
    await app.installation.owner.query<{ at: Date }>(`select run_at as at from graphile_worker._private_jobs where key = $1`, [
      `resolve:${id}`,
    ])
  ).rows.map(({ at }) => at);

const delivery = 'How long does delivery to Spain take?';
async function answered(text = delivery) {
  const visitor = await visit(app, owner.merchant);
  await visitor.say(text);
  const seen = async (count = 1) => until(async () => (await visitor.sees()).items.filter(({ author }) => author === 'ai').length >= count);
  await seen();
  const { id } = await latestConversation(app, owner);
  return { visitor, id, seen };
}

describe('a quiet conversation the AI answered', () => {
  test('is planned to be resolved after the shop’s hours', async () => {
    await decide({ resolve_after_hours: 3 });
    const before = clock.now().getTime();
    const { id } = await answered();
    const [at] = await jobsOf(id);
    const planned = (at?.getTime() ?? 0) - 3 * hour * 1000;
    expect([planned < before, planned > clock.now().getTime()]).toEqual([false, false]);
  });

  test('is resolved by the AI, with an activity, an audit entry and a signal', async () => {
    const { id } = await answered();
    clock.pass(24 * hour + 1);
    await run(id);
    expect(await rowOf(id)).toMatchObject({ status: 'resolved', resolved_by: 'ai', handler: 'ai' });
    expect((await linesOf(id)).at(-1)?.activity).toMatchObject({ kind: 'resolved', actor: 'AI' });
    const notes = await db().selectFrom('audit_log').select(['action', 'detail']).where('object_id', '=', id).execute();
    expect(notes).toContainEqual({ action: 'conversation.updated', detail: { status: 'resolved' } });
    const live = await db().selectFrom('live').select('data').where('conversation_id', '=', id).execute();
    expect(JSON.stringify(live)).toMatch(/"resolved":\s*true/);
  });

  test('is resolved once', async () => {
    const { id } = await answered();
    clock.pass(24 * hour + 1);
    await run(id);
    await run(id);
    expect((await linesOf(id)).filter(({ activity }) => activity)).toHaveLength(1);
  });

  test('gets the shop’s closing text in the customer’s language', async () => {
    await decide({ texts: { en: aiTexts.parse({ resolution: 'Bye for now.' }), fr: aiTexts.parse({ resolution: 'À bientôt.' }) } });
    const { id } = await answered('Combien de temps prend la livraison en Espagne ?');
    clock.pass(24 * hour + 1);
    await run(id);
    expect((await linesOf(id)).slice(-2)).toMatchObject([{ author: 'automation', text: 'À bientôt.' }, { activity: { kind: 'resolved' } }]);
  });

  test('is checked again later when it is too early', async () => {
    const { id } = await answered();
    clock.pass(hour);
    await run(id);
    expect((await rowOf(id)).status).toBe('open');
    expect(await jobsOf(id)).toHaveLength(1);
  });
});

describe('a conversation stays open', () => {
  test('when the AI’s last message was a question', async () => {
    const { id } = await answered('where is my order H2493?');
    expect(await jobsOf(id)).toEqual([]);
    clock.pass(25 * hour);
    await run(id);
    expect(await rowOf(id)).toMatchObject({ status: 'open', ai_asked: true });
  });

  test('when the shop turned it off', async () => {
    await decide({ resolve_after_hours: 0 });
    const { id } = await answered();
    expect(await jobsOf(id)).toEqual([]);
    clock.pass(25 * hour);
    await run(id);
    expect((await rowOf(id)).status).toBe('open');
  });

  test('when the customer wrote since, until the answer is as old', async () => {
    const { id, visitor, seen } = await answered('hello');
    clock.pass(23 * hour);
    await visitor.say(delivery);
    await seen(2);
    clock.pass(2 * hour);
    await run(id);
    expect((await rowOf(id)).status).toBe('open');
    clock.pass(23 * hour);
    await run(id);
    expect((await rowOf(id)).status).toBe('resolved');
  });

  test('when a person handles it', async () => {
    const { id } = await answered();
    await app.send(takeOverConversation, { merchant: owner.merchant, id }, { token: owner.token });
    clock.pass(25 * hour);
    await run(id);
    expect(await rowOf(id)).toMatchObject({ status: 'open', handler: 'human' });
  });

  test('when the answer never arrived', async () => {
    const { id } = await answered();
    await app.write(owner.merchant, async (w) => {
      await w.db.updateTable('messages').set({ status: 'failed' }).where('conversation_id', '=', id).where('author', '=', 'ai').execute();
    });
    clock.pass(25 * hour);
    await run(id);
    expect((await rowOf(id)).status).toBe('open');
  });
});

describe('a rating', () => {
  test.each([
    [4, true],
    [3, false],
  ])('of %i after the AI alone confirms the help: %s', async (score, confirmed) => {
    const { id } = await answered();
    await app.write(owner.merchant, (w) => answerCsat(w, id, { score, remark: '' }));
    expect((await rowOf(id)).ai_confirmed_at !== null).toBe(confirmed);
  });
});
