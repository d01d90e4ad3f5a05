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
  /** The variant discussed last, so that "I'll take it" needs no details. */
  picked: z
    .object({ product: words(64), version: words(200) })
    .nullable()
    .catch(null),
  /** The last topic; decides whether "where is it?" asks about a parcel. */
  about: z.enum(['order', 'product']).nullable().catch(null),
  /** The shop fact asked about last, so that "and to Spain?" and "how long?" need no more words. `place` is a code with the customer's word. */
  topic: z
    .object({ kind: z.enum(factKinds), place: z.object({ name: words(80), code: words(8) }).nullable() })
    .nullable()
    .catch(null),
  /** The facts and passages told so far, so that none is told twice. */
  told: z.array(words(64)).max(20).catch([]),
  /** The purchase offer awaiting confirmation. */
  purchase: z
    .object({ variant_id: z.uuid(), quantity: z.int().min(1).max(100) })
    .nullable()
    .catch(null),
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
  picked: null,
  about: null,
  topic: null,
  told: [],
  purchase: null,
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
