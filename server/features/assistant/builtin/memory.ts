import { z } from 'zod';
import { intents, languages } from './intents.ts';

/** What the customer was asked for, so that the next message can be the answer. */
export const awaited = ['order_number', 'email', 'code', 'name', 'postcode', 'product', 'need', 'wish', 'person'] as const;
export type Awaited = (typeof awaited)[number];

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
  offered: [],
  misses: 0,
  strays: 0,
};

/** A memory that another engine left, or none, is a blank one. */
export const recall = (kept: unknown): Memory => memory.safeParse(kept).data ?? blank;
