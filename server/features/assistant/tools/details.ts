import { createHash } from 'node:crypto';
import type { Address } from '@parley/contract/addresses';
import { toCents } from '../../../platform/lib/money.ts';

/** Money that a deed moves: at once, or when the goods are back. */
export type Move = { kind: 'payment' | 'refund'; amount: string; method: string | null; label: string | null; when: 'now' | 'on_receipt' };
/** What a deed comes to, as the customer is shown it before they agree. */
export type Details = {
  action: string;
  order_number: string | null;
  changes: string[];
  money: Move[];
  reason: string | null;
  address: Address | null;
  currency: string;
  /** It moves more than the AI may: a teammate has to allow it. */
  needs_approval: boolean;
  /** Words the AI's message has to contain, or a yes to it agrees to nothing. */
  say: string[];
};

/** One line a person understands. */
export function inWords({ action, order_number: number, changes, money, needs_approval: needsApproval }: Details): string {
  const moved = money
    .filter(({ amount }) => toCents(amount) !== 0)
    .map(({ kind, amount, label }) => `${kind} ${amount}${label ? ` (${label})` : ''}`);
  const parts = [
    `${action.replaceAll('_', ' ')}${number ? ` ${number}` : ''}`,
    ...changes,
    ...moved,
    ...(needsApproval ? ['needs a teammate'] : []),
  ];
  return `${parts.join('; ')}.`.slice(0, 500);
}

/** The same for the same content, however it is ordered. */
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
