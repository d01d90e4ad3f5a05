// `node scripts/run.mjs scripts/event-schemas.ts` writes contract/events.schemas.json and the table of docs/events.md from the contract.
import fs from 'node:fs';
import path from 'node:path';
import { type DomainEvent, domainEvents } from '@parley/contract/events';
import { z } from 'zod';

const at = (file: string) => path.resolve(import.meta.dirname, '..', file);
export const schemasFile = at('contract/events.schemas.json');
export const eventsPage = at('docs/events.md');
const [begin, end] = ['<!-- table -->\n', '<!-- /table -->'];

type Schema = { properties?: Record<string, unknown>; required?: string[] } & Record<string, unknown>;
export type Schemas = Record<string, Schema>;
export const schemasOf = (events: readonly DomainEvent[]): Schemas =>
  Object.fromEntries(events.map(({ type, version, data }) => [`${type}@${version}`, z.toJSONSchema(data) as Schema]));

/** Changes in `after` that break subscribers to `before`: within a version only optional fields may be added. */
export function breaks(before: Schemas, after: Schemas): string[] {
  return Object.entries(before).flatMap(([name, was]) => {
    const is = after[name];
    if (!is) return [`${name} is gone: subscribers still expect it.`];
    const added = (is.required ?? []).filter((field) => was.properties?.[field] === undefined);
    const { properties: had = {}, required: needed = [], ...rest } = was;
    const { properties: has = {}, required: needs = [], ...others } = is;
    return [
      ...Object.keys(had)
        .filter((field) => JSON.stringify(plain(had[field])) !== JSON.stringify(plain(has[field])))
        .map((field) => `${name} changed ${field}: give it the next version.`),
      ...needed.filter((field) => !needs.includes(field)).map((field) => `${name} made ${field} optional: give it the next version.`),
      ...needs
        .filter((field) => had[field] !== undefined && !needed.includes(field))
        .map((field) => `${name} made ${field} required: give it the next version.`),
      ...added.map((field) => `${name} gained the required field ${field}: make it optional, or give it the next version.`),
      ...(JSON.stringify(rest) === JSON.stringify(others) ? [] : [`${name} is of another kind: give it the next version.`]),
    ];
  });
}
/** Ignores descriptions, which may change at any time, and patterns, which say how a value is written: an amount has the decimals of its currency. */
const plain = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema ?? null, (key, value: unknown) => (key === 'description' || key === 'pattern' ? undefined : value)));

/** The page with the table generated from the contract. */
export function withTable(text: string): string {
  const rows = domainEvents.map(({ type, version, when, data }) => {
    const fields = Object.keys(data.shape).map((field) => `\`${field}\``);
    return `| \`${type}\` | ${version} | ${when} | ${fields.join(', ')} |`;
  });
  const table = ['| Type | Version | Emitted when | Data |', '|---|---|---|---|', ...rows].join('\n');
  return `${text.slice(0, text.indexOf(begin) + begin.length)}\n${table}\n\n${text.slice(text.indexOf(end))}`;
}

export const readSchemas = (): Schemas => JSON.parse(fs.readFileSync(schemasFile, 'utf8')) as Schemas;
export const textOf = (schemas: Schemas) => `${JSON.stringify(schemas, null, 2)}\n`;

if (process.argv[1] === import.meta.filename) {
  const issues = fs.existsSync(schemasFile) ? breaks(readSchemas(), schemasOf(domainEvents)) : [];
  if (issues.length > 0) {
    console.error(issues.join('\n'));
    process.exit(1);
  }
  fs.writeFileSync(schemasFile, textOf(schemasOf(domainEvents)));
  fs.writeFileSync(eventsPage, withTable(fs.readFileSync(eventsPage, 'utf8')));
}
