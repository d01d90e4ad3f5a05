import type { ChatSettings } from '@parley/contract/website-chat';
import type { WriteCtx } from '../../../context.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { ChatParts } from './parts.ts';
import { bucketOf, networkOf } from './rules.ts';
import * as store from './guard-store.ts';

type Guard = { key: string; most: number; per: 'minute' | 'hour' };
export type Guards = { guards: readonly Guard[]; factor: number };
type Visit = Pick<WriteCtx, 'address'>;
type Limits = ChatSettings['guards'];

/** The counter key of an address: a keyed hash, so that the database stores no addresses. */
export const addressKey = ({ vault }: ChatParts, { address }: Visit) => vault.sign('address', networkOf(address)).slice(0, 22);

const scaled = ({ factor }: ChatParts, guards: Guard[]): Guards => ({
  factor,
  guards: guards.map((guard) => ({ ...guard, most: Math.ceil(guard.most * factor) })),
});
export const messageGuards = (parts: ChatParts, ctx: Visit, visitor: string, limits: Limits) =>
  scaled(parts, [
    { key: `message:${visitor}`, most: limits.messages_per_minute, per: 'minute' },
    { key: `message@${addressKey(parts, ctx)}`, most: limits.messages_per_minute_address, per: 'minute' },
  ]);
export const sessionGuards = (parts: ChatParts, ctx: Visit, limits: Limits) =>
  scaled(parts, [{ key: `session@${addressKey(parts, ctx)}`, most: limits.sessions_per_hour_address, per: 'hour' }]);
export const fileGuards = (parts: ChatParts, visitor: string, limits: Limits) =>
  scaled(parts, [{ key: `file:${visitor}`, most: limits.files_per_hour, per: 'hour' }]);
/** New checkout links of one visitor. */
export const basketGuards = (parts: ChatParts, visitor: string) => scaled(parts, [{ key: `basket:${visitor}`, most: 20, per: 'hour' }]);
/** Wrong signatures. They can't be guessed, so right ones pass even beside an attacker; the limit only stops floods. */
export const identityGuards = (parts: ChatParts, ctx: Visit) =>
  scaled(parts, [{ key: `identity@${addressKey(parts, ctx)}`, most: 10, per: 'hour' }]);
const flood = (detail: string, retryAfter: number) => new Problem('chat.flood', { detail, retryAfter });
const sentences = {
  message: 'You’re sending messages too quickly. Wait a moment, then try again.',
  session: 'Too many chats were opened from your network. Try again later.',
  file: 'You’ve sent too many files. Wait a while before you send more.',
  basket: 'You’ve made too many checkout links. Try again later.',
  identity: 'Too many invalid signatures came from your network. Try again later.',
};
const sentenceFor = ({ key }: Guard) => sentences[key.split(/[:@]/)[0] as keyof typeof sentences];

/** Refuses requests already over a limit with a read only, so that a flood causes no lock contention. */
export async function refuseFlood(ctx: { db: Reader; now(): Date }, { guards, factor }: Guards) {
  if (factor === 0) return;
  const buckets = guards.map((guard) => ({ ...guard, ...bucketOf(ctx.now(), guard.per) }));
  const counts = await store.readCounts(ctx.db, buckets);
  for (const guard of buckets) if ((counts.get(guard.key) ?? 0) >= guard.most) throw flood(sentenceFor(guard), guard.left);
}

/**
 * Counts a request in the last statement of its transaction, because everyone with the same address waits for that row; refuses what
 * exceeds the limit by now.
 */
export async function count(ctx: WriteCtx, { guards, factor }: Guards) {
  if (factor === 0) return;
  const buckets = guards.map((guard) => ({ ...guard, ...bucketOf(ctx.now(), guard.per) }));
  const counts = await store.addOne(ctx.db, ctx.actor.merchant, buckets);
  for (const guard of buckets) if ((counts.get(guard.key) ?? 0) > guard.most) throw flood(sentenceFor(guard), guard.left);
}
