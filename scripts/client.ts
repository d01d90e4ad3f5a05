// `node scripts/run.mjs scripts/client.ts` writes client/calls.js and client/calls.d.ts from the contract; a test compares them.
import fs from 'node:fs';
import path from 'node:path';
import { endpoints } from '@parley/contract/api';
import type { Endpoint } from '@parley/contract/endpoint';
import { permissions } from '@parley/contract/permissions';
import { z } from 'zod';

const folder = path.resolve(import.meta.dirname, '../client');
export const callsFile = path.join(folder, 'calls.js');
export const typesFile = path.join(folder, 'calls.d.ts');

type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema | false;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  description?: string;
  default?: unknown;
};

/** What programs can call: everything that takes an API key, but live streams. */
const isForPrograms = ({ access, people, kind }: Endpoint) =>
  permissions.some((permission) => permission === access) && people === undefined && kind !== 'stream' && kind !== 'webhook';
const calls = Object.entries(endpoints)
  .filter(([, endpoint]) => isForPrograms(endpoint))
  .sort(([a], [b]) => (a < b ? -1 : 1));

/** How each call is sent: method, path, and what else the client has to know. */
export function callsText(): string {
  const lines = calls.map(([name, { line, creates, keyed, kind, field = 'file' }]) => {
    const [method = '', url = ''] = line.split(' ');
    const more = {
      ...((creates || keyed) && { repeatable: true }),
      ...(kind === 'upload' && { file: field }),
      ...(kind === 'download' && { download: true }),
    };
    const rest = Object.entries(more).map(([key, value]) => `, ${key}: ${typeof value === 'string' ? `'${value}'` : value}`);
    return `  ${name}: { method: '${method}', path: '${url}'${rest.join('')} },`;
  });
  return `// Generated from Parley's contract. Don't edit.\nexport const calls = {\n${lines.join('\n')}\n};\n`;
}

/** The type of each call's input and result. Object types that appear more than once have a name. */
export async function typesText(): Promise<string> {
  const contractNames = await namesOfContract();
  const uses = new Map<string, number>();
  const count = printer((text) => {
    uses.set(text, (uses.get(text) ?? 0) + 1);
    return text;
  });
  for (const [name, endpoint] of calls)
    for (const [part, schema] of Object.entries(schemasOf(endpoint))) count(schema, name + pascal(part));
  const named = new Map<string, { name: string; text: string }>();
  const taken = new Set<string>();
  const print = printer((text, place, flat) => {
    if (text.length < shortest || (uses.get(flat) ?? 0) < 2) return text;
    const known = named.get(flat);
    if (known) return known.name;
    let name = contractNames.get(flat) ?? pascal(place);
    while (taken.has(name)) name += '_';
    taken.add(name);
    named.set(flat, { name, text });
    return name;
  });
  const members = calls.map(([name, endpoint]) => {
    const { input, result } = schemasOf(endpoint);
    const file = endpoint.kind === 'upload' ? ' & { file: Blob; filename?: string }' : '';
    const answer = endpoint.kind === 'download' ? 'Response' : print(result, `${name} result`);
    const lines = [endpoint.summary, `\`${endpoint.line}\`, scope \`${endpoint.access}\``];
    const types = `${name}: {\n  input: ${indent(print(input, `${name} input`)).trim()}${file};\n  result: ${indent(answer).trim()};\n};`;
    return indent(`/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */\n${types}`);
  });
  const types = [...named.values()].map(({ name, text }) => `export type ${name} = ${text};\n`);
  return `// Generated from Parley's contract. Don't edit.\n\n${types.join('\n')}\nexport interface Calls {\n${members.join('\n')}\n}\n`;
}

/** Names of the contract's own object types, by what they print as. */
async function namesOfContract(): Promise<Map<string, string>> {
  const contract = path.resolve(import.meta.dirname, '../contract');
  const names = new Map<string, string>();
  const flat = printer((text) => text);
  for (const file of fs
    .readdirSync(contract)
    .filter((one) => /^[a-z-]+\.ts$/.test(one))
    .sort())
    for (const [name, value] of sorted((await import(path.join(contract, file))) as Record<string, unknown>))
      if (value instanceof z.ZodObject) {
        const text = flat(z.toJSONSchema(value, { unrepresentable: 'any', reused: 'inline' }) as Schema, '');
        if (!names.has(text)) names.set(text, pascal(name));
      }
  return names;
}

/** A module's names come in another order where it was bundled. */
const sorted = (module: Record<string, unknown>) => Object.entries(module).sort(([a], [b]) => (a < b ? -1 : 1));

const shortest = 120;
const schemasOf = ({ input, result }: Endpoint) => ({
  input: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema,
  result: z.toJSONSchema(result, { unrepresentable: 'any', reused: 'inline' }) as Schema,
});
function pascal(text: string) {
  return text.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase());
}

/** `wrap` sees each object type with its place, and the text it would have without any names. */
function printer(wrap: (text: string, place: string, flat: string) => string) {
  const flatten = (schema: Schema): string => printSchema(schema, '', flatten, (text) => text);
  const print = (schema: Schema, place: string): string => printSchema(schema, place, print, (text, at) => wrap(text, at, flatten(schema)));
  return print;
}

type Print = (schema: Schema, place: string) => string;
function printSchema(schema: Schema, place: string, print: Print, wrap: (text: string, place: string) => string): string {
  const { type, anyOf, oneOf, allOf, items, prefixItems } = schema;
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.map((one) => print(one, place)))].join(' | ');
  if (allOf) return allOf.map((one) => `(${print(one, place)})`).join(' & ');
  if (Array.isArray(type)) return type.map((one) => print({ ...schema, type: one }, place)).join(' | ');
  if (prefixItems) return `[${prefixItems.map((one) => print(one, place)).join(', ')}]`;
  if (type === 'array') return `Array<${items ? print(items, `${place}Item`) : 'unknown'}>`;
  if (type === 'object') return wrap(objectText(schema, place, print), place);
  if (type === 'integer') return 'number';
  if (type === 'string' || type === 'number' || type === 'boolean' || type === 'null') return type;
  return 'unknown';
}
const indent = (text: string) => text.replace(/^(?=.)/gm, '  ');
const literal = (value: unknown) => (typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : String(value));

function objectText({ properties = {}, required = [], additionalProperties: rest }: Schema, place: string, print: Print): string {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const about = schema.description ? `/** ${schema.description.replaceAll('*/', '*\\/')} */\n` : '';
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`;
    return `${about}${key}${required.includes(name) ? '' : '?'}: ${print(schema, `${place} ${name}`)}`;
  });
  if (fields.length === 0) return typeof rest === 'object' ? `Record<string, ${print(rest, `${place} value`)}>` : 'Record<string, unknown>';
  return `{\n${indent(fields.map((field) => `${field};`).join('\n'))}\n}`;
}

if (process.argv[1] === import.meta.filename) {
  fs.writeFileSync(callsFile, callsText());
  fs.writeFileSync(typesFile, await typesText());
}
