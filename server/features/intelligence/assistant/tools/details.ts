import { createHash } from 'node:crypto';
import type { Details } from '@parley/engine';

/** A one-line summary. */
export function inWords({ action, order_number: number, changes, money }: Details): string {
  const moved = money
    .filter(({ amount }) => Number(amount) !== 0)
    .map(({ kind, amount, label }) => `${kind} ${amount}${label ? ` (${label})` : ''}`);
  const parts = [`${action.replaceAll('_', ' ')}${number ? ` ${number}` : ''}`, ...changes, ...moved];
  return `${parts.join('; ')}.`.slice(0, 500);
}

/** A digest of the content, independent of key order. */
export const digestOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(value)))
    .digest('base64url');
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, inOrder(one)]),
  );
}
