import { factKinds } from '@parley/contract/facts';
import { returnReasons } from '@parley/contract/orders';
import { z } from 'zod';
import { intents, languages } from './intents.ts';
import { problemKinds } from './skills/problems/kinds.ts';

/** What the AI asked the customer for, so that the next message can answer it. */
export const awaitedData = [
  ...(['order_number', 'email', 'code', 'name', 'postcode', 'product', 'need', 'intent', 'person', 'purchase', 'problem'] as const),
  // During an action: a missing value, a confirmation, or a yes to an alternative action.
  ...(['reason', 'address', 'pieces', 'variant', 'method', 'confirmation', 'instead'] as const),
] as const;
export type Awaited = (typeof awaitedData)[number];

/** The actions the AI can take for a customer, each by one tool. */
export const actionKinds = ['cancel', 'items', 'order_address', 'own_address', 'payment', 'return', 'exchange'] as const;
export type ActionKind = (typeof actionKinds)[number];

const words = (most: number) => z.string().max(most);
/** The data collected for an action. Memory of another shape is dropped: raise the version when the shape changes. */
const action = z.object({
  version: z.literal(1),
  kind: z.enum(actionKinds),
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
  /** Which units, and what they become; `what` is for teammates. */
  lines: z
    .array(z.object({ line_id: words(64), quantity: z.int().min(1).max(10_000), variant_id: words(64).nullable(), what: words(300) }))
    .max(50),
  method: words(120).nullable(),
  why: z.enum(returnReasons),
});
export type Action = z.output<typeof action>;
export const newAction = (kind: ActionKind, order: string | null): Action => ({
  version: 1,
  kind,
  order,
  reason: null,
  address: {},
  lines: [],
  method: null,
  why: 'other',
});

const need = z.object({
  /** What kind of thing, in the customer's words: the noun and the whole phrase. */
  head: words(60).nullable(),
  said: words(120),
  /** The words that describe it. */
  words: z.array(words(60)).max(16),
  /** All that was said about it, for its options and properties. */
  text: words(800),
  /** What it may cost, in cents. */
  max: z.int().nullable(),
  min: z.int().nullable(),
  about: z.int().nullable().catch(null),
  /** Words for what it must not be, and products that were turned down. */
  without: z.array(words(60)).max(8),
  rejected: z.array(words(64)).max(12),
  forChild: z.boolean(),
});
export type Need = z.output<typeof need>;

const memory = z.object({
  engine: z.literal('builtin'),
  language: z.enum(languages).nullable().catch(null),
  awaiting: z.enum(awaitedData).nullable().catch(null),
  /** The intent that waits for requested data. */
  detected: z
    .object({ intent: z.enum(intents), text: z.string().max(2000), likelihood: z.number() })
    .nullable()
    .catch(null),
  /** What the customer said about themselves, never data from the shop. */
  slots: z
    .object({
      order_number: z.string().optional(),
      email: z.string().optional(),
      name: z.string().optional(),
      postcode: z.string().optional(),
    })
    .catch({}),
  /** The last product shown, for "it" and "that one". */
  product: z.string().nullable().catch(null),
  /** Products in the listed order, for "the second one" and "the cheapest". */
  shown: z.array(words(64)).max(6).catch([]),
  /** All the products shown so far, the latest last, for "back to the first one". */
  seen: z.array(words(64)).max(12).catch([]),
  /** The variant discussed last, so that "I'll take it" needs no details. */
  picked: z
    .object({ product: words(64), options: z.record(words(100), words(200)) })
    .nullable()
    .catch(null),
  /** The versions looked at or priced last, for "both", "the total" and "the link". */
  considered: z
    .array(z.object({ product: words(64), options: z.record(words(100), words(200)), quantity: z.int().min(1).max(100) }))
    .max(50)
    .catch([]),
  /** What the customer is looking for, narrowed from turn to turn. */
  need: need.nullable().catch(null),
  /** The last topic; decides whether "where is it?" asks about a parcel. */
  about: z.enum(['order', 'product']).nullable().catch(null),
  /** The shop fact asked about last, so that "and to Spain?" and "how long?" need no more words. `place` is a code with the customer's word. */
  topic: z
    .object({ kind: z.enum(factKinds), place: z.object({ name: words(80), code: words(8) }).nullable() })
    .nullable()
    .catch(null),
  /** The payment method asked about last, for "does that cost extra?" */
  method: words(80).nullable().catch(null),
  /** Where the customer is or has things sent, as said last. */
  place: z
    .object({ name: words(80), code: words(8) })
    .nullable()
    .catch(null),
  /** The article quoted last, for "and on Sundays?". */
  page: z
    .object({ id: words(64), title: words(300) })
    .nullable()
    .catch(null),
  /** The facts stated so far: asked about again, only what is asked is said. */
  stated: z.array(words(64)).max(20).catch([]),
  /** The purchase offered, or, once `linked`, the one with a checkout link. */
  purchase: z
    .object({
      lines: z.array(z.object({ product: words(64), variant_id: z.uuid(), quantity: z.int().min(1).max(100) })).max(50),
      linked: z.boolean(),
    })
    .nullable()
    .catch(null),
  /** What is being offered changes the purchase of the link sent before. */
  changes_open: z.boolean().catch(false),
  /** The action in preparation, or shown and waiting for a confirmation. */
  action: action.nullable().catch(null),
  /** Order numbers in the listed order, for "the second one". */
  listed: z.array(words(40)).max(10).catch([]),
  /** Other intents to return to afterwards. */
  later: z
    .array(z.object({ intent: z.enum(intents), text: words(2000) }))
    .max(3)
    .catch([]),
  /** The action completed in the last answer: a second yes does nothing more. */
  done: z.enum(actionKinds).nullable().catch(null),
  /** The last action: done, or declined at the end. `money` says what it moved. */
  last: z
    .object({ kind: z.enum(actionKinds), order: words(40).nullable(), done: z.boolean(), money: words(400) })
    .nullable()
    .catch(null),
  /** What went wrong, while the AI collects what a teammate needs. */
  problem: z
    .object({ kind: z.enum(problemKinds), order: words(40).nullable(), said: words(2000), article: words(200).nullable() })
    .nullable()
    .catch(null),
  offered: z.array(z.enum(intents)).catch([]),
  /** Consecutive messages that were not understood or out of scope. */
  misses: z.int().catch(0),
  strays: z.int().catch(0),
});
export type Memory = z.output<typeof memory>;

/** What the customer said about themselves. */
export type Slots = Memory['slots'];

export const blank: Memory = {
  engine: 'builtin',
  language: null,
  awaiting: null,
  detected: null,
  slots: {},
  product: null,
  shown: [],
  seen: [],
  picked: null,
  considered: [],
  need: null,
  about: null,
  topic: null,
  method: null,
  place: null,
  page: null,
  stated: [],
  purchase: null,
  changes_open: false,
  action: null,
  listed: [],
  later: [],
  done: null,
  last: null,
  problem: null,
  offered: [],
  misses: 0,
  strays: 0,
};

/** Parses a stored memory; another engine's memory, or none, becomes a blank one. */
export function recall(stored: unknown): Memory {
  const known = memory.safeParse(stored).data ?? blank;
  // A pending question makes no sense without the action it belongs to.
  return known.action === null && known.awaiting !== null && actionSlots.includes(known.awaiting) ? { ...known, awaiting: null } : known;
}
const actionSlots: readonly Awaited[] = ['reason', 'address', 'pieces', 'variant', 'method', 'confirmation', 'instead'];
export const isOfAction = (what: Awaited | null) => what !== null && actionSlots.includes(what);

/** The language last detected for the customer, or null. */
export const languageIn = (stored: unknown) => recall(stored).language;
