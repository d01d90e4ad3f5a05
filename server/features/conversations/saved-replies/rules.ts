import { moneyFormat, toAmount } from '@parley/contract/money';
import type { ReplyScope, ReplyVariable } from '@parley/contract/saved-replies';
import { tellableTracking } from '@parley/contract/web-address';

/** The requester: their teams, and whether they can change replies for everyone. */
export type Requester = { id: string; teams: readonly string[]; manages: boolean };
type Placed = { scope: ReplyScope; team_id: string | null; user_id: string };

/** Personal replies belong to their owner, a team's to its members, and everyone's (and any team's) to those who can change settings. */
export function mayChange({ id, teams, manages }: Requester, { scope, team_id: team, user_id: owner }: Placed): boolean {
  if (scope === 'personal') return owner === id;
  return manages || (scope === 'team' && team !== null && teams.includes(team));
}
export const mayUse = (requester: Requester, reply: Placed) => reply.scope === 'everyone' || mayChange(requester, reply);

export type Values = Partial<Record<ReplyVariable, string>>;

/** Replaces each `{{…}}` once; inserted values are not parsed again. Variables without a value stay and are listed. */
export function fill(text: string, values: Values): { text: string; missing: string[] } {
  const missing = new Set<string>();
  const filled = text.replace(/\{\{([^{}\n]{1,60})\}\}/g, (match, inner: string) => {
    const name = inner.trim();
    const value = Object.hasOwn(values, name) ? values[name as ReplyVariable]?.trim() : undefined;
    if (value) return value;
    missing.add(name);
    return match;
  });
  return { text: filled, missing: [...missing] };
}

/** A visitor without a name is labeled with their id, which must not appear in a greeting. */
export const givenName = ({ id, name }: { id: string; name: string }) => (name === `Visitor ${id.slice(-4)}` ? '' : name);

export type Known = {
  customer?: { name: string; email: string | null };
  order?: { number: string; status: string; total_cents: number; currency: string; tracking: readonly string[] };
  teammate: { name: string };
  shop: { name: string; locale: string };
};

/** Variable values for a conversation. */
export function valuesOf({ customer, order, teammate, shop }: Known): Values {
  return {
    ...(customer && {
      'customer.first_name': firstName(customer.name),
      'customer.name': oneLine(customer.name),
      'customer.email': customer.email ?? '',
    }),
    ...(order && {
      'order.number': order.number,
      'order.status': order.status,
      'order.total': amount(order.total_cents, order.currency, shop.locale),
      'order.tracking': tellableTracking(order.tracking).join(', '),
    }),
    'teammate.first_name': firstName(teammate.name),
    'teammate.name': oneLine(teammate.name),
    'shop.name': oneLine(shop.name),
  };
}

/** Example values for a preview without a conversation. */
export const exampleOf = ({ teammate, shop }: Pick<Known, 'teammate' | 'shop'>, currency: string): Known => ({
  customer: { name: 'Ada Martin', email: 'ada.martin@mail.example' },
  order: { number: '#1042', status: 'shipped', total_cents: 8950, currency, tracking: ['PX 4821 0937'] },
  teammate,
  shop,
});

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const firstName = (name: string) => oneLine(name).split(' ')[0] ?? '';
const amount = (cents: number, currency: string, locale: string) =>
  new Intl.NumberFormat(locale, moneyFormat(currency)).format(Number(toAmount(cents, currency)));
