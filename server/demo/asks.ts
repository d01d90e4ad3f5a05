// Two approval requests: one is open, the other was declined.
import { demoPolicy } from './agent.ts';
import { hour, iso, minute, nextDeskHour } from './calendar.ts';
import { chance } from './chance.ts';
import { perform } from './dialogue/perform.ts';
import { Scene } from './dialogue/scene.ts';
import type { Script } from './dialogue/script.ts';
import { cents, totalOf } from './money.ts';
import type { DemoConversation, TracedOrder } from './records.ts';
import { askScripts, declined, reasons, tool } from './scripts/asks.ts';
import { theo } from './team.ts';

/** The known order whose customer waits for approval. */
export const askedAbout = 'H2492';
/** Above the refund limit in `demoPolicy`. */
const above = cents(demoPolicy.limits.cancel);

export type DemoAsk = {
  conversation: DemoConversation;
  order: TracedOrder;
  tool: typeof tool;
  reason: string;
  /** When the customer saw the proposal, and when they had confirmed it. */
  shownAt: string;
  askedAt: string;
  decided: { by: string; at: string; note: string } | null;
};

const [waiting, over] = askScripts;

/** An open request, and a declined one of a customer without another open conversation; each fits its order. */
export function demoAsks(orders: TracedOrder[], open: DemoConversation[], now: Date): DemoAsk[] {
  const busy = new Set(open.map(({ customer }) => customer));
  const known = orders.find(({ order }) => order.order_number === askedAbout);
  const past = orders.findLast((traced) => !busy.has(traced.customer.external_id) && mayBeDeclined(traced, now.getTime()));
  return [
    ...(past && over ? [play(over, past, { at: momentOf(past), now: now.getTime() })] : []),
    ...(known && waiting ? [play(waiting, known, { at: now.getTime() - 4 * minute, now: now.getTime() })] : []),
  ];
}

/** Paid, large and not packed when its customer asked during desk hours, and shipped since: a handful of the orders for any `now`. */
function mayBeDeclined(traced: TracedOrder, now: number): boolean {
  const { order, journey, customer } = traced;
  const isRight = ['shipped', 'delivered'].includes(order.status) && order.payment_status === 'paid' && order.payments.length === 1;
  const isOneColour = order.lines.length === 1 && 'Colour' in (order.lines[0]?.options ?? {});
  if (!isRight || !isOneColour || customer.language !== 'en' || totalOf(order) <= above) return false;
  const at = momentOf(traced);
  return journey.paid < at && at + 2 * hour < Math.min(journey.packing, now);
}
const momentOf = ({ journey }: TracedOrder) => nextDeskHour(journey.confirmed + 20 * minute);

function play(script: Script, order: TracedOrder, { at, now }: { at: number; now: number }): DemoAsk {
  const { customer } = order;
  const scene = new Scene({ language: 'en', channel: 'website', at, customer, traced: order, draws: chance(script.name) });
  const conversation = perform(script, scene, script === waiting ? { cut: 'waiting', now } : { cut: 'full', now, agent: theo });
  const said = conversation.messages.filter(({ ai }) => ai?.tools.some(({ name }) => name === tool));
  const decision = conversation.messages.find(({ activity }) => activity?.kind === 'ai_declined');
  return {
    conversation: { ...conversation, external_id: script.name.replace(/\W+/g, '-') },
    order,
    tool,
    reason: script === waiting ? reasons.waiting : reasons.declined,
    shownAt: said[0]?.at ?? iso(at),
    askedAt: said[1]?.at ?? iso(at),
    decided: decision ? { by: theo, at: decision.at, note: declined } : null,
  };
}
