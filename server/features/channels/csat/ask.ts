import type { JobCtx, WriteCtx } from '../../../context.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import {
  addActivity,
  announceConversation,
  type ConversationRow,
  lockConversation,
  replyWindow,
  sayAs,
  stateFor,
} from '../../conversations/inbox/index.ts';
import { chatSettingsOf } from '../website-chat/index.ts';
import { signLink } from './link.ts';
import { asksInline, canAskOn, mayAsk } from './rules.ts';
import * as store from './store.ts';
import { languageOf, words } from './words.ts';

type Resolution = { conversation_id: string; resolved_at: string | null };
export type Parts = { vault: Vault; publicUrl: string };

/** Asks the customer of a resolved conversation for a rating, if it wasn't reopened since and a survey is due. */
export const ask = (ctx: JobCtx, { conversation_id: id, resolved_at }: Resolution, parts: Parts) =>
  ctx.write(async (writer) => {
    const conversation = await lockConversation(writer.db, id);
    if (!conversation || (resolved_at !== null && conversation.resolved_at?.toISOString() !== resolved_at)) return;
    const { blocked_at: blockedAt, locale } = await store.readCustomerAndShop(writer.db, id);
    if (!mayAsk(factsOf(conversation, blockedAt)) || !(await isWanted(writer, conversation))) return;
    const askedAt = writer.now();
    const asked = await addActivity(writer, await store.setCsat(writer.db, id, { csat_asked_at: askedAt }), {
      kind: 'csat_asked',
      actor: null,
      reason: null,
      note: null,
    });
    writer.audit({ action: 'csat.asked', object: ['conversation', id] });
    if (asksInline(asked.channel)) return announceConversation(writer, asked, await stateFor(writer.db, id));
    const token = signLink(parts.vault, { merchant: asked.merchant_id, conversation: id, askedAt });
    const { message } = words[languageOf(asked.language, locale)];
    await sayAs(writer, asked, { author: 'automation', text: message(`${parts.publicUrl}/csat/${token}`) });
  });

async function isWanted(ctx: WriteCtx, { channel, customer_at: customerAt }: ConversationRow): Promise<boolean> {
  const { asks } = await chatSettingsOf(ctx.db);
  return asks.csat && canAskOn(channel, replyWindow(channel, customerAt, ctx.now()).open);
}

const factsOf = (row: ConversationRow, blockedAt: Date | null) => ({
  status: row.status,
  merged: row.merged_into_id !== null,
  muted: row.muted_at !== null,
  blocked: blockedAt !== null,
  customerWrote: row.customer_seq > 0,
  somebodyAnswered: row.first_ai_reply_at !== null || row.first_human_reply_at !== null,
  resolvedAt: row.resolved_at,
  askedAt: row.csat_asked_at,
  answeredAt: row.csat_answered_at,
});
