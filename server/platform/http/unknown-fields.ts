import type { Endpoint } from '@parley/contract/endpoint';
import type { z } from 'zod';

type Path = readonly (string | number)[];
export type UnknownField = { path: Path; message: string; isTypo: boolean };

/** Endpoints that change something in a user's or a program's name. Others have callers that are older or not ours: cached widgets, providers. */
export const refusesUnknown = ({ kind, access, line }: Pick<Endpoint, 'kind' | 'access' | 'line'>): boolean =>
  (kind === 'command' || kind === 'call') && !line.startsWith('GET ') && access !== 'public' && access !== 'visitor' && access !== 'signed';

/**
 * The fields of a body that its endpoint doesn't have, at any depth. A field that is sent and ignored is an error: a misspelled `amount`
 * would let the default decide about money. Rows of other systems may have fields of their own, but no misspelled ones.
 */
export function unknownFields(endpoint: Endpoint, body: object): UnknownField[] {
  if (!refusesUnknown(endpoint)) return [];
  const { foreign = [] } = endpoint;
  const isForeign = ({ path }: UnknownField) => path.length > 1 && foreign.some((list) => list === path[0]);
  return within(endpoint.input, body, []).filter((field) => field.isTypo || !isForeign(field));
}

function within(schema: z.core.$ZodType, value: unknown, path: Path): UnknownField[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return isRecord(value) && !def.catchall ? inObject(def.shape, value, path) : [];
    case 'array':
      return Array.isArray(value) ? value.flatMap((part, at) => within(def.element, part, [...path, at])) : [];
    case 'record':
      return isRecord(value) ? Object.entries(value).flatMap(([name, part]) => within(def.valueType, part, [...path, name])) : [];
    case 'union': {
      // The alternative that would be parsed. A value that fits none has an issue already.
      const fitting = def.options.find((option) => (option as z.ZodType).safeParse(value).success);
      return fitting ? within(fitting, value, path) : [];
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return within(def.innerType, value, path);
    case 'pipe':
      return within(def.in, value, path);
    default:
      return [];
  }
}

function inObject(shape: Readonly<Record<string, z.core.$ZodType>>, value: Record<string, unknown>, path: Path): UnknownField[] {
  return Object.entries(value).flatMap(([name, part]) => {
    const known = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return known ? within(known, part, [...path, name]) : [unknown(name, Object.keys(shape), path)];
  });
}

function unknown(name: string, names: readonly string[], path: Path): UnknownField {
  const typo = names.find((other) => isTypo(name, other));
  const near = typo ?? names.find((other) => name.length >= 3 && other.startsWith(`${name}_`));
  const shown = name.length > longestShown ? `${name.slice(0, longestShown)}…` : name;
  const message = near === undefined ? `Unknown field ${shown}. Remove it.` : `Unknown field ${shown}. Did you mean ${near}?`;
  return { path: [...path, name], message, isTypo: typo !== undefined };
}
const longestShown = 60;

/** At most one wrong, missing or extra letter in a short name, two in a longer one. */
function isTypo(name: string, other: string): boolean {
  const most = Math.min(2, Math.floor(Math.max(name.length, other.length) / 3));
  return Math.abs(name.length - other.length) <= most && distance(name.toLowerCase(), other) <= most;
}

/** Levenshtein. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
