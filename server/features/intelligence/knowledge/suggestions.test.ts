import { randomUUID } from 'node:crypto';
import { sendMessage, updateConversation } from '@parley/contract/inbox';
import {
  acceptKnowledgeSuggestion,
  createArticle,
  dismissKnowledgeSuggestion,
  listArticles,
  listKnowledgeSuggestions,
  searchKnowledge,
} from '@parley/contract/knowledge';
import { createTeam, setVisibility } from '@parley/contract/teams';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JobCtx } from '../../../context.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, silenceAi, visit } from '../../../testing/chat.ts';
import { handOff } from '../../conversations/inbox/index.ts';
import { suggest } from './suggestions.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
  // Only this test answers.
  await silenceAi(app, owner.merchant);
});

const as = () => ({ token: owner.token });
const list = async () => (await app.send(listKnowledgeSuggestions, { merchant: owner.merchant }, as())).body.items;
const question = 'Can your lamps be dimmed at all?';
const reply = 'Yes, every lamp of ours can be dimmed with any usual dimmer.';

/** A conversation that the AI hands off and a person answers and resolves. */
async function resolved(asked = question, answered = reply) {
  await (await visit(app, owner.merchant)).say(asked);
  const { id } = await latestConversation(app, owner);
  const at = { merchant: owner.merchant, id };
  await app.write(owner.merchant, async (ctx) => {
    const run = {
      ...{
        id: newId(),
        triggerSeq: 1,
        engine: 'builtin',
        model: 'builtin',
        configVersion: 1,
        intent: null,
        decision: 'hand_off' as const,
      },
      ...{
        reason: 'missing_knowledge' as const,
        confidence: 0.2,
        sources: [],
        tools: [],
        costMicros: null,
        firstTokenMs: null,
        totalMs: 1,
      },
      ...{ tokens: { input: 0, cached: 0, cache_write: 0, output: 0, reasoning: 0 }, startedAt: ctx.now() },
    };
    await handOff(ctx, {
      conversationId: id,
      upto: 1,
      reason: 'missing_knowledge',
      summary: 'Asks about dimming.',
      text: null,
      memory: {},
      run,
    });
  });
  await app.send(sendMessage, { ...at, client_id: randomUUID(), text: answered }, as());
  await app.send(updateConversation, { ...at, status: 'resolved' }, as());
  return id;
}
const idle = () =>
  until(
    async () =>
      (
        await app.installation.owner.query(
          `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'knowledge.suggest'`,
        )
      ).rowCount === 0,
  );

test('suggests what a person answered where the AI had no source', async () => {
  const conversation = await resolved();
  const [found] = await until(async () => {
    const items = await list();
    return items.length > 0 && items;
  });
  expect(found).toMatchObject({ question, answer: reply, language: 'en', times: 1, answered_by: 'Olive Owner', state: 'open' });
  expect(found?.conversation.id).toBe(conversation);
});

test('a question counts once per conversation, in any spelling', async () => {
  const first = await resolved();
  // Two concurrent jobs run in any order; the later answer is kept.
  await idle();
  await resolved('can your lamps be dimmed at ALL??', 'They can: any usual dimmer does it, with every lamp.');
  await idle();
  await suggest({ ...jobOf(), actor: { kind: 'system', merchant: owner.merchant } }, { merchant: owner.merchant, conversation_id: first });
  const items = await list();
  expect(items.map(({ times, answer }) => [times, answer])).toEqual([[2, 'They can: any usual dimmer does it, with every lamp.']]);
});

test('an accepted suggestion becomes a published question and answers', async () => {
  await resolved();
  await idle();
  const [found] = await list();
  const { status, body } = await app.send(
    acceptKnowledgeSuggestion,
    { merchant: owner.merchant, id: found?.id ?? '', question: 'Can the lamps be dimmed?', answer: 'Yes, all of them.' },
    as(),
  );
  expect([status, body.kind, body.title, body.status]).toEqual([200, 'question', 'Can the lamps be dimmed?', 'published']);
  expect(await list()).toEqual([]);
  const { body: search } = await app.send(searchKnowledge, { merchant: owner.merchant, q: 'can I dim the lamps' }, as());
  expect(search.items[0]?.passage).toBe('Yes, all of them.');
  const again = await app.send(dismissKnowledgeSuggestion, { merchant: owner.merchant, id: found?.id ?? '' }, as());
  expect((again.body as { code?: string }).code).toBe('knowledge_suggestion.decided');
});

test('a dismissed suggestion does not return', async () => {
  await resolved();
  await idle();
  const [found] = await list();
  await app.send(dismissKnowledgeSuggestion, { merchant: owner.merchant, id: found?.id ?? '' }, as());
  await resolved();
  await idle();
  expect(await list()).toEqual([]);
  expect((await app.send(listArticles, { merchant: owner.merchant }, as())).body.total).toBe(0);
});

test('a question with an article is not suggested', async () => {
  await app.send(createArticle, { merchant: owner.merchant, kind: 'question', title: 'Can your lamps be dimmed?', body: 'Yes.' }, as());
  await resolved();
  await idle();
  expect(await list()).toEqual([]);
});

test('an answer about one order is not suggested', async () => {
  await resolved('Where is my parcel at the moment?', 'I have checked: your parcel has left our warehouse this morning.');
  await idle();
  expect(await list()).toEqual([]);
});

test('a suggestion is hidden from teammates who may not see its conversation', async () => {
  await resolved();
  await idle();
  const agent = await app.teammate(owner.merchant, 'agent');
  const seen = async () =>
    (await app.send(listKnowledgeSuggestions, { merchant: owner.merchant }, { token: agent.token })).body.items.length;
  expect(await seen()).toBe(1);
  const team = (await app.send(createTeam, { merchant: owner.merchant, name: 'Returns' }, as())).body;
  await app.write(owner.merchant, async ({ db }) => {
    await db.updateTable('conversations').set({ team_id: team.id }).execute();
  });
  await app.send(setVisibility, { merchant: owner.merchant, id: agent.userId, visibility: 'teams' }, as());
  expect([await seen(), (await list()).length]).toEqual([0, 1]);
});

function jobOf(): Omit<JobCtx, 'actor'> {
  const { installation } = app;
  return {
    ...{
      requestId: 'test',
      address: '',
      now: installation.now,
      newId,
      flags: installation.flags,
      attempt: 1,
      lastAttempt: false,
      outside: installation.outside,
    },
    db: installation.readingOf(owner.merchant),
    write: (work) => app.write(owner.merchant, work),
  };
}
