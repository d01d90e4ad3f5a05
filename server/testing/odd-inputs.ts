import type { Endpoint } from '@parley/contract/endpoint';
import { z } from 'zod';

type Schema = {
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
};
type Path = (string | number)[];
type Input = Record<string, unknown>;

/** A valid value of every kind that the contract's patterns ask for. */
const ordinary = [
  ...['a', '', 'abc', 'EUR', '12.50', '1', 'en', '#1f2937', '09:00', 'UTC', 'NL', '2026-01-31', '2026-01-31T10:00:00Z', 'ann@shop.example'],
  ...['https://shop.example', '00000000-0000-4000-8000-000000000000', 'a'.repeat(12), 'a'.repeat(43), '0'.repeat(64)],
];
const words = [
  ...[
    'ü',
    '😀 👩‍👩‍👧‍👦',
    '‮right to left',
    ' ',
    "o'brien; --",
    '<b>&amp;</b>',
    String.raw`%_\ ${'$'}{x} {{y}} {x} %zz`,
    '\u{2028}',
    '00',
    'null',
    '0x10',
  ],
  ...['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', '//elsewhere.example/a', '/files/a', 'http://x'],
  ...['https://shop.example/datenschutzerklärung', 'https://shop.example/a b', 'https://shop.example/{x}', 'https://shop.example/%zz'],
  ...['HTTPS://MÜNCHEN.example:443/ü?q=ü#ü', 'https://shop.example:99999', 'http://[::1]/', 'https://user:secret@shop.example/'],
  ...["o'brien+x@shop.example", 'UPPER@SHOP.EXAMPLE', `${'a'.repeat(64)}@shop.example`, 'ü@shop.example'],
  ...[
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-23:59',
    '2024-02-29T00:00:00.123456789Z',
  ],
  ...['0001-01-01', '9999-12-31', '0000-01-01', '2024-02-29', '00:00', '23:59', '24:00'],
  ...[
    '0',
    '-0',
    '0.01',
    '-0.01',
    '9999999999999.99',
    '-9999999999999.99',
    '0000000000001.5',
    '2147483648',
    '9007199254740993',
    '1e3',
    '-1',
  ],
  ...['pt-BR', 'zz', 'Europe/Amsterdam', 'europe/amsterdam', 'Etc/GMT+12', '+01:00', 'XXX', 'ZWL', '#FFFFFF'],
];
const numbers = [0, -0, 1, -1, 0.1, 100, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53 - 1, -(2 ** 53) + 1, 1e15, 1e21, 1e308, 5e-324];

const branches = (schema: Schema): Schema[] => [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];

/** A plain value that fits the schema as far as JSON Schema says. */
function plain(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = branches(schema);
  if (first) return plain(branches(schema).find((branch) => branch.type !== 'null') ?? first);
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? []).map((name) => [name, plain(schema.properties?.[name] ?? {})]));
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => plain(schema.items ?? {}));
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'string') return ordinary.find((word) => fits(word, schema)) ?? 'a'.repeat(schema.minLength ?? 1);
  return null;
}
function fits(word: string, { pattern, minLength = 0, maxLength = 1e6 }: Schema) {
  return word.length >= minLength && word.length <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(word));
}

function oddStrings({ maxLength, enum: choices }: Schema): unknown[] {
  if (choices) return choices.slice(-1);
  const most = Math.min(maxLength ?? 300, 20_000);
  return [...words, ...['a', 'ü', '漢', '\u{1F600}'].map((one) => one.repeat(Math.floor(most / one.length)))];
}

/** The places in an input where a value goes, with odd values for each. */
function* places(schema: Schema, path: Path = []): Generator<{ path: Path; values: unknown[] }> {
  for (const branch of branches(schema)) yield* places(branch, path);
  if (branches(schema).some(({ type }) => type === 'null')) yield { path, values: [null] };
  if (schema.type === 'object') {
    for (const [name, part] of Object.entries(schema.properties ?? {})) yield* places(part, [...path, name]);
  } else if (schema.type === 'array') {
    const item = schema.items ?? {};
    yield { path, values: [[], Array.from({ length: Math.min(schema.maxItems ?? 3, 60) }, () => plain(item))] };
    yield* places(item, [...path, 0]);
  } else if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = 0, maximum = 0 } = schema;
    yield { path, values: [minimum, maximum, ...numbers] };
  } else if (schema.type === 'boolean') yield { path, values: [false] };
  else if (schema.type === 'string' && schema.format !== 'uuid') yield { path, values: oddStrings(schema) };
}

function schemaAt(schema: Schema, step: string | number): Schema {
  for (const one of [schema, ...branches(schema)]) {
    const part = typeof step === 'number' ? one.items : one.properties?.[step];
    if (part) return part;
  }
  return {};
}
/** The input with a value at a place; what is missing on the way there gets plain values. */
function withValue(given: unknown, schema: Schema, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const part = schemaAt(schema, step);
  if (typeof step === 'number') return [withValue(Array.isArray(given) ? given[0] : plain(part), part, rest, value)];
  const around =
    typeof given === 'object' && given !== null && !Array.isArray(given)
      ? (given as Input)
      : (plain(branches(schema).find((one) => one.properties?.[step]) ?? schema) as Input);
  return { ...around, [step]: withValue(around[step], part, rest, value) };
}
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce(
    (inner, step) => (typeof inner === 'object' && inner !== null ? (inner as Record<string | number, unknown>)[step] : undefined),
    value,
  );

/** Free text takes every value: a few per field are enough, others for the next field. A field with a format gets all that it accepts. */
const someOf = <T>(accepted: T[], turn: number) =>
  accepted.length <= 16
    ? accepted
    : [accepted[(turn * 7) % accepted.length] as T, accepted[(turn * 7 + 19) % accepted.length] as T, ...accepted.slice(-1)];

/**
 * Inputs that the contract accepts, each with one odd value: other scripts, limits of length and size, dates at the edge of the calendar,
 * addresses that browsers write differently. Ids and what is in the path stay those of the sample.
 */
export function* oddInputs(endpoint: Endpoint, sample: Input): Generator<{ path: Path; value: unknown; input: Input }> {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  let turn = 0;
  for (const { path, values } of places(schema)) {
    if (path.length === 0 || endpoint.line.includes(`:${String(path[0])}`) || path[0] === 'version') continue;
    const accepted = [...new Set(values)]
      .map((value) => ({ path, value, input: withValue(sample, schema, path, value) as Input }))
      .filter(({ input }) => endpoint.input.safeParse(input).success);
    yield* someOf(accepted, turn++);
  }
}
