import type { z } from 'zod';

/**
 * Settings stored as JSON, read by the schema that their screen saves them with. What was stored under an earlier rule and doesn't fit any
 * more takes its default, so that the screen still opens and can save it again.
 */
export function readStored<S extends z.ZodType>(schema: S, stored: unknown, usual: z.output<S> = schema.parse({})): z.output<S> {
  const parsed = schema.safeParse(stored);
  if (parsed.success) return parsed.data;
  return schema.parse(parsed.error.issues.reduce((kept: unknown, { path }) => withUsual(kept, usual, path), stored));
}

/** The default at one path; a list, and a group that is nothing by default, is replaced whole. */
function withUsual(stored: unknown, usual: unknown, [name, ...rest]: readonly PropertyKey[]): unknown {
  if (name === undefined || !isGroup(stored) || !isGroup(usual) || !(name in usual)) return usual;
  return { ...stored, [name]: withUsual(stored[name], usual[name], rest) };
}
const isGroup = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
