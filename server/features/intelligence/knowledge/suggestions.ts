import { createHash } from 'node:crypto';
import type { Received, Result } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/knowledge';
import type { JobCtx, ReadCtx, ReadingActor, UserActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { add, answer } from './articles.ts';
import { languageOf } from './language-rules.ts';
import { presentSuggestion } from './present.ts';
import { pairOf, sameness } from './suggestion-rules.ts';
import * as store from './suggestion-store.ts';

type Writer = WriteCtx<UserActor>;

/**
 * Suggests what a person answered where the AI had no source. A repeated question counts once per conversation; dismissed ones and those
 * with an article aren't suggested again.
 */
export async function suggest(ctx: JobCtx, { merchant, conversation_id: id }: { merchant: string; conversation_id: string }) {
  const dialogue = await store.readDialogue(ctx.db, id);
  if (!dialogue) return;
  const pair = pairOf(dialogue.lines, [dialogue.customer_name, ...dialogue.names]);
  if (!pair) return;
  const { question, answer, answeredBy } = pair;
  const digest = createHash('sha256').update(sameness(question)).digest('base64url');
  await ctx.write(async (writer) => {
    await store.takeTurns(writer.db, merchant);
    const alike = await store.findAlike(writer.db, digest, question);
    if (alike ? alike.state !== 'open' || alike.asked_in.includes(id) : await store.isAnswered(writer.db, question)) return;
    const said = { answer, conversationId: id, answeredBy, now: ctx.now() };
    if (alike) await store.countAgain(writer.db, alike.id, said);
    else {
      const language = languageOf(`${question} ${answer}`);
      await store.insertSuggestion(writer.db, { ...said, merchant, id: ctx.newId(), question, language, digest });
    }
    writer.signal({ type: 'changed', topic: 'knowledge', id: null, version: null });
  });
}

export async function listSuggestions(
  ctx: ReadCtx<ReadingActor>,
  { merchant, cursor, limit }: Received<typeof contract.listKnowledgeSuggestions>,
): Promise<Result<typeof contract.listKnowledgeSuggestions>> {
  const after = fromKeyCursor('most asked', cursor, ['int', 'instant', 'uuid']);
  const rows = await store.listSuggestions(ctx.db, ctx.actor, { merchant, after, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(presentSuggestion),
    next_cursor: last ? toKeyCursor('most asked', [last.times, last.created_at.toISOString(), last.id]) : null,
  };
}

/** Publishes a suggestion as a question with the edited text. */
export async function accept(ctx: Writer, { id, question, answer: body }: Received<typeof contract.acceptKnowledgeSuggestion>) {
  const { language } = await lockOpen(ctx, id);
  const articleId = await add(ctx, { kind: 'question', title: question, body, language, status: 'published' });
  await store.decide(ctx.db, id, { state: 'accepted', articleId, by: ctx.actor.id, now: ctx.now() });
  ctx.audit({ action: 'knowledge_suggestion.accepted', object: ['article', articleId], detail: { suggestion: id, question } });
  return answer(ctx, articleId);
}

export async function dismiss(ctx: Writer, { id }: Received<typeof contract.dismissKnowledgeSuggestion>) {
  const { question } = await lockOpen(ctx, id);
  await store.decide(ctx.db, id, { state: 'dismissed', articleId: null, by: ctx.actor.id, now: ctx.now() });
  ctx.audit({ action: 'knowledge_suggestion.dismissed', object: ['knowledge_suggestion', id], detail: { question } });
  ctx.signal({ type: 'changed', topic: 'knowledge', id, version: null });
  return {};
}

async function lockOpen(ctx: Writer, id: string) {
  const suggestion = (await store.lockSuggestion(ctx.db, ctx.actor, id)) ?? missing('knowledge_suggestion.missing');
  if (suggestion.state !== 'open') throw new Problem('knowledge_suggestion.decided');
  return suggestion;
}
