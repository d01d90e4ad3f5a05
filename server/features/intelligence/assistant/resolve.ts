import type { JobCtx, WriteCtx } from '../../../context.ts';
import { languageIn, languageOf, spokenLanguage } from '@parley/engine';
import {
  applyChange,
  type ConversationRow,
  lockConversation,
  readTurns,
  replyWindow,
  sayAs,
  type Turn,
} from '../../conversations/inbox/index.ts';
import { resolveJob, resolvePlan } from './jobs.ts';
import { resolvesAt } from './rules.ts';
import { type Decided, readDecided } from './settings-store.ts';
import { answeringIn, shopText } from './shop-texts.ts';
import { lastAnswerArrived, readShopForAi } from './store.ts';

/**
 * Resolves a conversation the AI answered and in which nobody has written for the time the shop set. May run twice or too early; then it
 * checks again.
 */
export async function resolveQuiet(ctx: JobCtx, { merchant, conversation_id: id }: { merchant: string; conversation_id: string }) {
  const turns = await readTurns(ctx.db, id);
  await ctx.write(async (w) => {
    const conversation = await lockConversation(w.db, id);
    if (!conversation) return;
    const decided = await readDecided(w.db);
    const at = resolvesAt(conversation, decided.agent.resolve_after_hours);
    if (!at) return;
    if (at > w.now())
      return w.enqueue(resolveJob, { merchant, conversation_id: id }, resolvePlan(id, conversation.last_at ?? at, decided.agent));
    // An answer that never arrived has resolved nothing.
    if (!(await lastAnswerArrived(w.db, id))) return;
    const afterGoodbye = await sayGoodbye(w, conversation, decided, turns);
    await applyChange(w, afterGoodbye, { status: 'resolved' }, { id: '', name: decided.agent.name || 'AI', as: 'ai' });
  });
}

/** Sends the shop's closing text, if it has one and the reply window is open. */
async function sayGoodbye(
  w: WriteCtx,
  conversation: ConversationRow,
  { agent }: Decided,
  turns: readonly Turn[],
): Promise<ConversationRow> {
  const { open } = replyWindow(conversation.channel, conversation.customer_at, w.now(), 'automation');
  if (!open) return conversation;
  const shop = await readShopForAi(w.db);
  const said = turns.flatMap(({ author, text }) => (author === 'customer' ? [text] : [])).join('\n');
  const theirs = languageIn(conversation.ai_memory) ?? languageOf(said, spokenLanguage(shop.locale));
  const text = shopText({ agent, language: answeringIn(agent, theirs) }, 'resolution');
  return text === '' ? conversation : sayAs(w, conversation, { author: 'automation', text });
}
