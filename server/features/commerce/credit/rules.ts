import { type giftCardStates, storeCreditMethod } from '@parley/contract/credit';

export { storeCreditMethod };
/** The method of an order's payment with a gift card. */
export const cardMethod = (id: string) => `gift_card:${id}`;
/** The id of the gift card that a method names. */
export const cardIn = (method: string | null): string | undefined => /^gift_card:([0-9a-f-]{36})$/.exec(method ?? '')?.[1];
export const isCreditMethod = (method: string | null) => method === storeCreditMethod || cardIn(method) !== undefined;

export const storeCreditLabel = 'Store credit';
export const cardLabel = (lastFour: string | null) => `Gift card ···· ${lastFour ?? ''}`;

type Card = { balance_cents: number; expires_at: Date | null; disabled_at: Date | null };
export function stateOf(
  { balance_cents: balance, expires_at: expires, disabled_at: disabled }: Card,
  now: Date,
): (typeof giftCardStates)[number] {
  if (disabled !== null) return 'disabled';
  if (hasExpired({ expires_at: expires }, now)) return 'expired';
  return balance === 0 ? 'used_up' : 'active';
}
export const hasExpired = ({ expires_at: expires }: { expires_at: Date | null }, now: Date) => expires !== null && expires <= now;

type Part = { id: string; balance_cents: number; expires_at: Date | null };
/** Splits an amount among a customer's credit: what expires first is spent first. Returns undefined when there isn't enough. */
export function takenFrom<P extends Part>(parts: readonly P[], cents: number): { part: P; cents: number }[] | undefined {
  const last = Number.POSITIVE_INFINITY;
  const sorted = [...parts].sort(
    (one, other) => (one.expires_at?.getTime() ?? last) - (other.expires_at?.getTime() ?? last) || (one.id < other.id ? -1 : 1),
  );
  const taken: { part: P; cents: number }[] = [];
  let open = cents;
  for (const part of sorted) {
    const share = Math.min(open, part.balance_cents);
    if (share > 0) taken.push({ part, cents: share });
    open -= share;
  }
  return open > 0 ? undefined : taken;
}

export const sumOf = (parts: readonly { balance_cents: number }[]) => parts.reduce((all, { balance_cents: cents }) => all + cents, 0);
