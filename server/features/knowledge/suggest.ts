import { createHash } from 'node:crypto';
import type { JobCtx } from '../../context.ts';
import { languageOf } from './language-rules.ts';
import { pairOf, sameness } from './suggestion-rules.ts';
import * as store from './suggestion-store.ts';

/**
 * Suggests what a person answered where the AI had no source. The same question asked again counts once for each conversation; one that was
 * dismissed, or has an article by now, is not suggested.
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
