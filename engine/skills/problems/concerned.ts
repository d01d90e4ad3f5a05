import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import type { DialogueContext } from '../../dialogue.ts';
import { orderKey, orderNumbersIn } from '../../entities.ts';
import { ofNames, type Line } from '../../flows/actions/units.ts';
import { shortNumberIn } from '../../short-number.ts';
import { needsVerification, type Order } from '../../tools.ts';
import type { ProblemKind } from './kinds.ts';

/** The order and the item a problem is about, as far as they are known. `number` may be one that only the customer named. */
export type Concerned = { order: Order | null; line: Line | null; number: string | null };

const mostOrders = 10;

/** The verified customer's orders. */
export async function ordersOf({ verified, tools }: DialogueContext): Promise<readonly Order[]> {
  if (!verified) return [];
  const found = await tools.call('list_orders', { limit: mostOrders });
  return needsVerification(found) ? [] : found.orders;
}

/** Whether a message names an item of these orders. */
export const namesItemOf = (orders: readonly Order[], text: string) => orders.some(({ lines }) => ofNames(lines, text).length > 0);

const arrived = ['delivered', 'returned'];
const unpaid = ['awaiting', 'partially_paid'];
function mayBe(kind: ProblemKind, { status, payment_status: payment }: Order) {
  if (kind === 'damaged' || kind === 'wrong_item' || kind === 'missing_item') return arrived.includes(status);
  return kind === 'payment_failed' ? unpaid.includes(payment) : status !== 'cancelled';
}

const beforeShipping = ['pending', 'confirmed', 'processing'];
const saysOpen = anywhere(`
  (?:still|is|thats) open, open order, (?:not|hasnt|hasn t|havent) (?:\\w+ )?(?:shipped|left|gone|been sent|dispatched|delivered)(?: yet)?, noch offen\\w*, offene bestellung, noch nicht (?:verschickt|versendet|geliefert), (?:sigue|esta) abierto, pedido abierto, sin enviar, (?:encore|toujours) ouverte, commande en cours, pas encore (?:expediee|partie), em aberto, ainda nao (?:foi enviada|saiu), nog open(?:staat)?, openstaande, ancora apert[oa]`);

/** Finds what a problem is about: the order named by its number or an item, the one discussed, or the only possible one. */
export function concernedIn(
  { nlu, memory, slots }: DialogueContext,
  kind: ProblemKind,
  orders: readonly Order[],
  text = nlu.text,
): Concerned {
  const said = orderNumbersIn(text)[0] ?? shortNumberIn(text, false) ?? null;
  const byNumber = (number: string) => orders.find((order) => orderKey(order.order_number) === orderKey(number));
  const of = (order: Order | undefined, number: string | null): Concerned => {
    const lines = order ? ofNames(order.lines, text) : [];
    const [line] = lines.length > 0 ? lines : (order?.lines ?? []);
    const isOne = lines.length === 1 || (lines.length === 0 && order?.lines.length === 1);
    return { order: order ?? null, line: (isOne ? line : undefined) ?? null, number: order?.order_number ?? number };
  };
  if (said !== null) return of(byNumber(said), said);
  const named = orders.filter(({ lines }) => ofNames(lines, text).length > 0);
  const possible = named.filter((order) => mayBe(kind, order));
  const [only, ...more] = possible.length > 0 ? possible : named;
  if (only && more.length === 0) return of(only, null);
  const discussed = memory.about === 'order' && slots.order_number !== undefined ? slots.order_number : null;
  if (named.length === 0 && discussed !== null) return of(byNumber(discussed), discussed);
  const open = saysOpen.test(normalizeText(text)) ? orders.filter(({ status }) => beforeShipping.includes(status)) : [];
  if (named.length === 0 && open.length === 1) return of(open[0], null);
  const [single, ...others] = orders.filter((order) => mayBe(kind, order));
  return named.length === 0 && single && others.length === 0 ? of(single, null) : of(undefined, slots.order_number ?? null);
}
