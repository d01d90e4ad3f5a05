// The resolved conversations: random dialogues at times of an order's life when they could have happened.
import { day, hour, iso, minute } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import { spread } from '../ordering/curve.ts';
import type { DemoConversation, DemoCustomer, TracedOrder } from '../records.ts';
import { allScripts } from '../scripts/scripts.ts';
import { drawChannel, ordersFor, speaks } from './casting.ts';
import { perform } from './perform.ts';
import { Scene } from './scene.ts';
import type { Script } from './script.ts';

type Setting = { script: Script; customer: DemoCustomer; traced: TracedOrder | null; at: number };
type Found = ReturnType<typeof ordersFor>;
type Wanted = {
  customers: DemoCustomer[];
  orders: TracedOrder[];
  busy: Set<string>;
  asked: DemoConversation[];
  now: number;
  count: number;
};
type Stock = { customers: DemoCustomer[]; candidates: Map<Script, Found>; moments: number[]; now: number; draws: Chance };

/**
 * `count` resolved conversations: each dialogue once, then weighted by share. `busy` customers had theirs at least a week ago, and nobody
 * talks at the same time as in `asked`.
 */
export function pastConversations({ customers, orders, busy, asked, now, count }: Wanted, draws: Chance): DemoConversation[] {
  const candidates = new Map(allScripts.map((script) => [script, draws.shuffle(ordersFor(script, orders))]));
  const stock = { customers, candidates, moments: draws.shuffle(spread(now - 365 * day, now - 5 * hour, count, draws)), now, draws };
  const taken = new Map<string, [number, number][]>();
  for (const one of asked) reserve(one, taken);
  const result: DemoConversation[] = [];
  for (let turn = 0; result.length < count; turn++) {
    if (turn > count * 40) throw new Error('Too few orders fit the dialogues.');
    const script = allScripts[turn] ?? draws.weighted(allScripts, (one) => one.share);
    const setting = script.needs ? withOrder(script, stock) : withoutOrder(script, stock);
    const made = setting && play(setting, now, draws.fork(String(turn)));
    if (made && !(busy.has(made.customer) && (made.resolved_at ?? '') > iso(now - 7 * day)) && reserve(made, taken)) result.push(made);
  }
  return result;
}

/** The next unused order for this dialogue, if the customer's language fits. */
function withOrder(script: Script, { candidates, now, draws }: Stock): Setting | null {
  const list = candidates.get(script) ?? [];
  for (let next = list.pop(); next; next = list.pop()) {
    const to = Math.min(next.to, now - 2 * hour);
    if (next.from >= to || !speaks(next.traced.customer, script, draws)) continue;
    return { script, customer: next.traced.customer, traced: next.traced, at: awake(next.from, to, draws) };
  }
  return null;
}

function withoutOrder(script: Script, { customers, moments, draws }: Stock): Setting | null {
  const at = moments.pop() ?? 0;
  const able = customers.filter((customer) => Date.parse(customer.created_at) <= at);
  for (let attempt = 0; attempt < 60 && able.length; attempt++) {
    const customer = draws.pick(able);
    if (speaks(customer, script, draws)) return { script, customer, traced: null, at };
  }
  moments.unshift(at);
  return null;
}

/** A time between two, by day rather than by night if possible. */
function awake(from: number, to: number, draws: Chance): number {
  const tries = Array.from({ length: 6 }, () => Math.floor(from + draws.next() * (to - from)));
  const byDay = tries.find((moment) => [...Array(16).keys()].includes(new Date(moment).getUTCHours() - 6));
  return byDay ?? tries[0] ?? from;
}

function play({ script, customer, traced, at }: Setting, now: number, draws: Chance): DemoConversation | null {
  const scene = new Scene({ language: script.language, channel: drawChannel(draws), at, customer, traced, draws });
  const made = perform(script, scene, { cut: 'full', now });
  return Date.parse(made.messages.at(-1)?.at ?? '') < now - 10 * minute && inOrder(made) ? made : null;
}

const inOrder = ({ messages }: DemoConversation) =>
  messages.every((message, index) => !index || message.at >= (messages[index - 1]?.at ?? ''));

/** Reserves the time of a conversation, unless its customer has another one then. */
function reserve({ customer, started_at, resolved_at }: DemoConversation, taken: Map<string, [number, number][]>): boolean {
  const [from, to] = [Date.parse(started_at) - hour, Date.parse(resolved_at ?? started_at) + hour];
  const theirs = taken.get(customer) ?? [];
  if (theirs.some(([start, end]) => from < end && to > start)) return false;
  taken.set(customer, [...theirs, [from, to]]);
  return true;
}
