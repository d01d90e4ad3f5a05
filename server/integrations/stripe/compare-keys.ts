import { expect } from 'vitest';
import type { Json } from './emulator-objects.ts';

/** For tests: every key of ours is one of theirs, with the same type. */
export function compareKeys(at: string, ours: Json, theirs: Json, allowed: readonly string[] = []) {
  for (const [name, value] of Object.entries(ours)) {
    if (allowed.includes(name)) continue;
    expect(Object.keys(theirs), `${at} has ${name}`).toContain(name);
    const other = theirs[name];
    if (value === null || other === null || other === undefined) continue;
    const typeOf = (one: unknown) => (Array.isArray(one) ? 'array' : typeof one);
    expect([`${at}.${name}`, typeOf(value)]).toEqual([`${at}.${name}`, typeOf(other)]);
    const isRecord = typeof value === 'object' && !Array.isArray(value);
    if (isRecord && name !== 'metadata' && name !== 'object' && at !== 'event') compareKeys(`${at}.${name}`, value as Json, other as Json);
  }
}
