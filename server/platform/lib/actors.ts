import { mayDo, type Permission } from '@parley/contract/permissions';
import type { Actor, BrandLimit, ReadingActor, WritingActor } from '../../context.ts';

/** The acting user, for rows that name one; null for a program, whose key is in the audit log. */
export const personId = (actor: WritingActor): string | null => (actor.kind === 'user' ? actor.id : null);

/** The author of a message sent by this actor. */
export const authorOf = ({ kind, id, name }: WritingActor) => ({
  author: kind === 'user' ? ('teammate' as const) : ('automation' as const),
  authorId: id,
  authorName: name,
});

/** Actors with permissions in a shop; customers, visitors and jobs have none and are checked elsewhere. */
export const isInShop = (actor: Actor): actor is ReadingActor =>
  actor.kind === 'user' || actor.kind === 'machine' || actor.kind === 'operator';
/** The brands an actor is limited to; null means all. */
export const brandsOf = (actor: Actor): BrandLimit | null => (isInShop(actor) ? actor.brands : null);
export const actorMay = (actor: Actor, permission: Permission) => isInShop(actor) && mayDo(actor, permission);
