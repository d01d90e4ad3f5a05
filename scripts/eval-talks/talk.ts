// The format of conversations and wishes as data: README.md says what each part means.
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export const shops = ['demo', 'retail', 'garden'] as const;
export type ShopName = (typeof shops)[number];
export const kinds = ['wish', 'fact', 'write', 'context', 'problem', 'after_handoff', 'confusion', 'language', 'repair'] as const;
/** `graded`: without expectations, for people who read the answers (pairs.ts). */
export const sets = ['tuned', 'heldback', 'graded'] as const;
export type SetName = (typeof sets)[number];

const texts = z.array(z.string().min(1)).min(1);
const options = z.record(z.string(), z.string());
const line = z.strictObject({ name: z.string(), options: options.optional(), quantity: z.int().min(1) });
export const shapes = ['yes', 'no', 'unknown', 'asks'] as const;

const expectation = z
  .strictObject({
    product: texts.optional(),
    firstProduct: texts.optional(),
    notProduct: texts.optional(),
    ['tells']: z.array(texts).optional(),
    never: texts.optional(),
    shape: z.enum(shapes).optional(),
    handedOff: z.boolean().optional(),
    soft: z.boolean().optional(),
  })
  .transform(({ ['tells']: says, ...rest }) => ({ ...rest, says }));
export type Expectation = z.output<typeof expectation>;

const turn = z.strictObject({
  when: z.string().optional(),
  say: z.union([z.string(), texts]),
  expect: expectation.optional(),
});

const orderAfter = z.strictObject({
  status: z.string().optional(),
  address: z.record(z.string(), z.string()).optional(),
  lines: z.array(line).optional(),
  return: z.array(line).optional(),
});
const end = z.strictObject({
  handedOff: z.boolean().optional(),
  orders: z.record(z.string(), orderAfter).optional(),
  checkout: z.array(z.strictObject({ product: z.string(), options: options.optional(), quantity: z.int().min(1) })).optional(),
});
export type End = z.output<typeof end>;

export const talk = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(kinds),
  shop: z.enum(shops),
  language: z.string().min(2),
  who: z.string().nullable(),
  hours: z.enum(['open', 'closed']).default('open'),
  turns: z.array(turn).min(1),
  end: end.default({}),
  note: z.string().optional(),
});
export type Talk = z.output<typeof talk>;

const productRequest = z.strictObject({
  say: z.string().min(1),
  language: z.string().min(2),
  kind: z.string(),
  right: z.array(z.string()),
  not: z.array(z.string()).optional(),
  closest: z.array(z.string()).optional(),
  options: options.optional(),
  lines: z.array(z.strictObject({ product: z.string(), options: options.optional(), quantity: z.int().min(1) })).optional(),
  note: z.string().optional(),
});
export type ProductRequest = z.output<typeof productRequest>;

const here = import.meta.dirname;
const read = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

export const readTalks = (file: string): Talk[] => z.strictObject({ talks: z.array(talk) }).parse(read(file)).talks;
export const readWishes = (file: string): ProductRequest[] => z.strictObject({ wishes: z.array(productRequest) }).parse(read(file)).wishes;

/** The JSON files of a folder beside this file, which may be missing. */
export function filesIn(folder: SetName | 'wishes'): string[] {
  const at = path.join(here, folder);
  return fs.existsSync(at)
    ? fs
        .readdirSync(at)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => path.join(at, name))
    : [];
}
export const talksOf = (set: SetName): Talk[] => filesIn(set).flatMap(readTalks);

/** A regular expression of the data: between slashes or bare, case-insensitive, with plain apostrophes and spaces. */
export function pattern(source: string): RegExp {
  const inside = /^\/([\s\S]*)\/[a-z]*$/.exec(source)?.[1] ?? source;
  return new RegExp(plain(inside.replace(/^\(\?i\)/, '')), 'iu');
}
export const isPattern = (source: string) => /^\/[\s\S]+\/[a-z]*$/.test(source);
/** Apostrophes and spaces as a keyboard types them, so that expectations need one spelling. */
export const plain = (text: string) => text.replace(/[’‘ʼ]/g, "'").replace(/[\u00a0\u202f\u2009]/g, ' ');
