import type { Json } from './emulator-objects.ts';

/** For tests: what of our object isn't as in theirs, where each key has to be there with the same type. */
export function differences(at: string, ours: Json, theirs: Json, allowed: readonly string[] = []): string[] {
  return Object.entries(ours).flatMap(([name, value]) => {
    if (allowed.includes(name)) return [];
    if (!Object.hasOwn(theirs, name)) return [`${at} has ${name}`];
    const other = theirs[name];
    if (value === null || other === null || other === undefined) return [];
    if (typeOf(value) !== typeOf(other)) return [`${at}.${name} is ${typeOf(value)}, not ${typeOf(other)}`];
    const isInside = isRecord(value) && isRecord(other) && name !== 'metadata' && at !== 'event';
    return isInside ? differences(`${at}.${name}`, value, other) : [];
  });
}
const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
