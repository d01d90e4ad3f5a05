import { channelLimits, type Channel } from '@parley/contract/channels';
import { plainWords } from '@parley/contract/marks';
import type { Card, MessageTemplate } from '@parley/contract/messages';
import type { JobCtx, WriteCtx } from '../../../context.ts';
import type { Channels, Connection, ExternalChannel, OutgoingMessage, SendResult } from '../../../integrations/channel-port.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { presentAttachment, type StoredAttachment } from '../../account/files/index.ts';
import { openConnection } from '../connections/index.ts';
import { announceAgain } from './announce.ts';
import { cardText } from './card-text.ts';
import { deliverMessage } from './jobs.ts';
import * as outgoing from './outgoing-store.ts';
import { claimLife, isSilenced, mayResume, maxAttempts, waitBefore } from './outgoing-rules.ts';
import { lockCurrent } from './receive.ts';
import { markSent } from './status.ts';
import * as store from './store.ts';
import { replyWindow } from './window.ts';

/** How messages leave. `publicUrl` is where services fetch files, without a trailing slash. */
export type DeliveryParts = { channels: Channels; vault: Vault; publicUrl: string };

/** A send that takes longer has an unknown outcome. In milliseconds. */
const sendMs = 30_000;

type Claim = { message: store.MessageRow; connection: Connection; outgoing: OutgoingMessage; attempts: number };
type Step = { does: 'send'; claim: Claim } | { does: 'next' } | { does: 'stop' };

/**
 * Sends a conversation's queued messages in order, one at a time: claimed in one transaction, sent outside any, recorded in another. A
 * crash in between leaves the message `sending`; the repeated job continues only if the service would recognize a duplicate.
 */
export async function sendQueued(
  ctx: JobCtx,
  about: { conversation_id: string; seq: number },
  channel: ExternalChannel,
  parts: DeliveryParts,
) {
  for (let at: string | undefined = about.conversation_id; at !== undefined;) {
    const asked: Asked = { by: ctx.requestId, conversationId: at, seq: about.seq };
    const step: Step = await ctx.write((writer) => claimNext(writer, asked, channel, parts));
    if (step.does === 'stop') return;
    if (step.does === 'next') continue;
    const { claim } = step;
    const result: SendResult = await channel.send(claim.outgoing, claim.connection, AbortSignal.timeout(sendMs));
    at = await ctx.write((writer) => record(writer, claim, result));
  }
}

/** `seq` is this job's message: its own delay is over, whatever two machines' clocks say. */
type Asked = { by: string; conversationId: string; seq: number };
async function claimNext(ctx: WriteCtx, asked: Asked, channel: ExternalChannel, parts: DeliveryParts): Promise<Step> {
  const conversation = await lockCurrent(ctx, asked.conversationId);
  const message = conversation && (await outgoing.firstOutgoing(ctx.db, conversation.id));
  if (!message) return { does: 'stop' };
  const send = await outgoing.findSend(ctx.db, message.id);
  if (message.status === 'sending') {
    if (!mayResume(send, asked.by, ctx.now()))
      return waitUntil(ctx, message, new Date((send?.claimed_at ?? ctx.now()).getTime() + claimLife), 'abandoned');
    if (!channel.dedupesByKey || isSilenced(message, conversation) || (send?.attempts ?? 0) >= maxAttempts)
      return fail(ctx, message, unconfirmed);
  } else if (send?.retry_at && send.retry_at > ctx.now() && message.seq !== asked.seq) return waitUntil(ctx, message, send.retry_at);
  if (isSilenced(message, conversation)) return end(ctx, message, { status: 'cancelled' });
  const address = await outgoing.findAddress(ctx.db, conversation);
  const connection = address && (await openConnection(ctx, parts.vault, address.connection_id));
  if (!connection) return fail(ctx, message, notConnected);
  if (message.template === null && !isOpen(conversation, message, ctx.now())) return fail(ctx, message, windowClosed(conversation.channel));
  const attempts = await outgoing.claimSend(ctx.db, conversation.merchant_id, message.id, asked.by, ctx.now());
  if (message.status === 'queued') await announceAgain(ctx, await outgoing.setSending(ctx.db, conversation.id, message.seq));
  const repliesTo = await outgoing.externalIdOf(ctx.db, message.in_reply_to);
  const content = { ...contentOf(message, conversation.channel, parts.publicUrl, ctx.now()), repliesTo };
  return {
    does: 'send',
    claim: { message, connection, attempts, outgoing: { key: message.id, to: address.external_user_id, ...content } },
  };
}

/**
 * Stores the outcome wherever a merge has moved the message. Returns the conversation whose next message can be sent; undefined when it has
 * to wait.
 */
async function record(ctx: WriteCtx, { message: claimed, connection, attempts }: Claim, result: SendResult): Promise<string | undefined> {
  const found = await lockMessage(ctx, claimed.id);
  if (!found) return claimed.conversation_id;
  const { conversation, message } = found;
  if (result.sent) {
    await markSent(ctx, conversation, message, { connectionId: connection.id, externalId: result.externalId });
    return conversation.id;
  }
  if (message.status !== 'sending') return conversation.id;
  const isOver = !result.isRetryable || attempts >= maxAttempts;
  if (isOver || isSilenced(message, conversation)) {
    await (isOver ? fail(ctx, message, result.reason) : end(ctx, message, { status: 'cancelled' }));
    return conversation.id;
  }
  const retryAt = new Date(ctx.now().getTime() + waitBefore(attempts, result.retryAfterMs));
  await outgoing.releaseSend(ctx.db, message.id, retryAt);
  await announceAgain(ctx, await outgoing.changeMessage(ctx.db, conversation.id, message.seq, { status: 'queued' }));
  waitUntil(ctx, message, retryAt);
  return undefined;
}

/** Schedules another look at this message. The next attempt and the check for a lost job use separate keys. */
function waitUntil(ctx: WriteCtx, message: store.MessageRow, runAt: Date, why: 'deliver' | 'abandoned' = 'deliver'): Step {
  const { merchant_id: merchant, conversation_id, seq } = message;
  ctx.enqueue(deliverMessage, { merchant, conversation_id, seq }, { runAt, key: `${why}:${message.id}` });
  return { does: 'stop' };
}

/** The message and its conversation, locked, at its current position. */
async function lockMessage(ctx: WriteCtx, id: string) {
  for (;;) {
    const seen = await outgoing.findMessage(ctx.db, id);
    const conversation = seen && (await store.lockConversation(ctx.db, seen.conversation_id));
    if (!conversation) return undefined;
    const message = await outgoing.findMessage(ctx.db, id);
    if (message?.conversation_id === conversation.id) return { conversation, message };
  }
}

async function end(ctx: WriteCtx, message: store.MessageRow, change: { status: 'cancelled' | 'failed'; error?: string }): Promise<Step> {
  await outgoing.endSend(ctx.db, message.id);
  await announceAgain(ctx, await outgoing.changeMessage(ctx.db, message.conversation_id, message.seq, change));
  return { does: 'next' };
}
const fail = (ctx: WriteCtx, message: store.MessageRow, error: string) => end(ctx, message, { status: 'failed', error });

const isOpen = ({ channel, customer_at: customerAt }: store.ConversationRow, { author }: store.MessageRow, now: Date) =>
  replyWindow(channel, customerAt, now, author === 'teammate' ? 'person' : 'automation').open;

export const notConnected = 'This channel isn’t connected yet.';
const unconfirmed = 'We couldn’t confirm that this message was sent. Check the conversation on the channel before you send it again.';
const windowClosed = (channel: Channel) =>
  `The reply window closed before this message was sent. ${channelLimits[channel].templates ? 'Send a template instead.' : 'You can reply once the customer writes again.'}`;

/** The message to send: text as the channel shows it, cards as text, files as addresses. */
function contentOf(message: store.MessageRow, channel: Channel, publicUrl: string, now: Date) {
  const spoken = [message.text, ...(message.cards as Card[]).map(cardText)].filter(Boolean).join('\n\n');
  const { formatting, text: most } = channelLimits[channel];
  return {
    text: shortened(formatting === 'marks' ? spoken : plainWords(spoken), most),
    attachments: (message.attachments as StoredAttachment[]).map((file) => {
      const { url, name, type, size } = presentAttachment(file, now.getTime());
      return { url: `${publicUrl}${url}`, name, type, size };
    }),
    template: message.template as MessageTemplate | null,
  };
}

/** Only card text can make a message longer than the limit checked before. */
const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text);
