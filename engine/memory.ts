import { returnReasons } from '@parley/contract/orders';
import { z } from 'zod';
import { intents, languages } from './intents.ts';

/** What the customer was asked for, so that the next message can be the answer. */
export const awaited = [
  ...(['order_number', 'email', 'code', 'name', 'postcode', 'product', 'need', 'wish', 'person', 'purchase'] as const),
  // Of a deed: what it lacks, a yes to what was shown, or a yes to another deed that was offered in its place.
  ...(['reason', 'address', 'pieces', 'variant', 'method', 'confirmation', 'instead'] as const),
] as const;
export type Awaited = (typeof awaited)[number];

/** What the AI does for a customer, by the tool that does it. */
export const deedKinds = ['cancel', 'items', 'order_address', 'own_address', 'payment', 'return', 'exchange'] as const;
export type DeedKind = (typeof deedKinds)[number];

const words = (most: number) => z.string().max(most);
/** What was collected of a deed. Another shape than this is none: the number is raised when it changes. */
const deed = z.object({
  version: z.literal(1),
  kind: z.enum(deedKinds),
  order: words(40).nullable(),
  reason: words(200).nullable(),
  address: z
    .object({
      name: words(120),
      line1: words(200),
      line2: words(200),
      city: words(100),
      region: words(100),
      postcode: words(20),
      country: words(60),
    })
    .partial(),
  /** Which pieces, and what they become; `what` is for people. */
  lines: z
    .array(z.object({ line_id: words(64), quantity: z.int().min(1).max(10_000), variant_id: words(64).nullable(), what: words(300) }))
    .max(50),
  method: words(120).nullable(),
  why: z.enum(returnReasons),
});
export type Deed = z.output<typeof deed>;
export const newDeed = (kind: DeedKind, order: string | null): Deed => ({
  version: 1,
  kind,
  order,
  reason: null,
  address: {},
  lines: [],
  method: null,
  why: 'other',
});

const memory = z.object({
  engine: z.literal('builtin'),
  language: z.enum(languages).nullable().catch(null),
  awaiting: z.enum(awaited).nullable().catch(null),
  /** The wish that waits for what was asked. */
  wish: z
    .object({ intent: z.enum(intents), text: z.string().max(2000), likelihood: z.number() })
    .nullable()
    .catch(null),
  /** What the customer told of themselves; nothing the shop knows. */
  told: z
    .object({
      order_number: z.string().optional(),
      email: z.string().optional(),
      name: z.string().optional(),
      postcode: z.string().optional(),
    })
    .catch({}),
  /** What was shown last, for "it" and "that one". */
  product: z.string().nullable().catch(null),
  /** Products in the order they were listed, for "the second one" and "the cheapest". */
  shown: z.array(words(64)).max(6).catch([]),
  /** The version of a product that was spoken of last, so that who takes it need not say it again. */
  picked: z
    .object({ product: words(64), version: words(200) })
    .nullable()
    .catch(null),
  /** What was spoken of last: whether "where is it?" asks for a parcel. */
  about: z.enum(['order', 'product']).nullable().catch(null),
  /** What was offered for sale and waits for a yes. */
  purchase: z
    .object({ variant_id: z.uuid(), quantity: z.int().min(1).max(100) })
    .nullable()
    .catch(null),
  /** What is being prepared, or was shown and waits for a yes. */
  deed: deed.nullable().catch(null),
  /** Order numbers in the order they were listed, for "the second one". */
  listed: z.array(words(40)).max(10).catch([]),
  /** What else was asked for, to come back to once this is done. */
  later: z
    .array(z.object({ intent: z.enum(intents), text: words(2000) }))
    .max(3)
    .catch([]),
  /** The deed done in the answer before: a second yes does nothing more. */
  done: z.enum(deedKinds).nullable().catch(null),
  offered: z.array(z.enum(intents)).catch([]),
  /** How often in a row the engine did not understand, or the question was none of a shop's. */
  misses: z.int().catch(0),
  strays: z.int().catch(0),
});
export type Memory = z.output<typeof memory>;

/** What the customer has told of themselves. */
export type Told = Memory['told'];

export const blank: Memory = {
  engine: 'builtin',
  language: null,
  awaiting: null,
  wish: null,
  told: {},
  product: null,
  shown: [],
  picked: null,
  about: null,
  purchase: null,
  deed: null,
  listed: [],
  later: [],
  done: null,
  offered: [],
  misses: 0,
  strays: 0,
};

/** A memory that another engine left, or none, is a blank one. */
export function recall(kept: unknown): Memory {
  const known = memory.safeParse(kept).data ?? blank;
  // What was asked for makes no sense without the deed it was for.
  return known.deed === null && known.awaiting !== null && ofDeed.includes(known.awaiting) ? { ...known, awaiting: null } : known;
}
const ofDeed: readonly Awaited[] = ['reason', 'address', 'pieces', 'variant', 'method', 'confirmation', 'instead'];
export const isOfDeed = (what: Awaited | null) => what !== null && ofDeed.includes(what);

/** The language a customer was last heard to speak; null where this engine kept none. */
export const languageIn = (kept: unknown) => recall(kept).language;
