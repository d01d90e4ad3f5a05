import { type AiPolicy, aiPolicy } from '@parley/contract/ai-policy';
import type { Address } from '@parley/contract/addresses';
import { containsText, isYes } from '../nlu/agreement.ts';
import type { Turn } from '../port.ts';
import type { Details, InputOf, Move, Order, Product, Profile, Reason, ResultOf } from '../tools.ts';

type Result = ResultOf<'cancel_pending_order'>;
type Done = Pick<Details, 'changes' | 'money' | 'reason' | 'address' | 'say'>;
/** The in-memory shop data that actions change, and the actions done, by tool name. */
export type Desk = {
  orders: () => Order[] | undefined;
  profile: () => Profile | undefined;
  products: readonly Product[];
  turns: readonly Turn[];
  policy?: Partial<AiPolicy>;
  /** In cents. */
  limit?: number;
};
class No extends Error {
  readonly code: string;
  constructor(code: string, reason: string) {
    super(reason);
    this.code = code;
  }
}

/** The writing tools over in-memory orders. Like the real ones they propose, check the confirmation against the message shown, and act once. */
export function makeActions(desk: Desk, method: 'email_code' | 'order_and_email' | 'name_and_postcode') {
  const policy = aiPolicy.parse(desk.policy ?? {});
  const shown = new Map<string, { arguments: string; details: Details; since: Date; done: boolean }>();
  const done: { tool: string; details: Details }[] = [];

  function run(tool: string, subject: string | null, inputs: { confirmed?: boolean | undefined }, work: (isReal: boolean) => Done): Result {
    if (!desk.profile()) return { needs_verification: method };
    const { confirmed = false, ...rest } = inputs;
    const key = `${tool} ${subject}`;
    try {
      if (!confirmed) return { state: 'needs_confirmation', details: propose(key, tool, subject, rest, work) };
      const remainingLines = shown.get(key);
      if (!remainingLines || remainingLines.arguments !== JSON.stringify(rest)) return { state: 'not_agreed', reason: 'Never shown.' };
      if (remainingLines.done) return { state: 'done', details: remainingLines.details };
      if (!isConfirmed(desk.turns, remainingLines.details.say, remainingLines.since)) return { state: 'not_agreed', reason: 'No yes.' };
      const now = detailsOf(tool, subject, work(false));
      if (JSON.stringify(now) !== JSON.stringify(remainingLines.details))
        return { state: 'details_changed', details: propose(key, tool, subject, rest, work) };
      if (now.needs_approval)
        return { state: 'needs_approval', approval_id: 'a1', why: 'limit', summary: `Asked for ${tool}.`, details: now };
      work(true);
      remainingLines.done = true;
      done.push({ tool, details: now });
      return { state: 'done', details: now };
    } catch (error) {
      if (error instanceof No) return { state: 'refused', code: error.code, reason: error.message };
      throw error;
    }
  }
  function propose(key: string, tool: string, subject: string | null, rest: object, work: (isReal: boolean) => Done) {
    const details = detailsOf(tool, subject, work(false));
    shown.set(key, { arguments: JSON.stringify(rest), details, since: desk.turns.at(-1)?.at ?? new Date(0), done: false });
    return details;
  }
  function detailsOf(tool: string, subject: string | null, effect: Done): Details {
    const cents = effect.money.reduce((all, { amount }) => all + toCents(amount), 0);
    const say = [...(subject ? [subject] : []), ...new Set(effect.say)];
    return { action: tool, order_number: subject, ...effect, currency: 'EUR', needs_approval: cents > (desk.limit ?? 1_000_00), say };
  }
  const refuse = (why: Reason | null) => {
    if (why) throw new No(why.code, why.reason);
  };
  function orderOf(number: string): Order {
    const found = desk.orders()?.find(({ order_number: own }) => own === number);
    if (!found) throw new No('order_missing', `No order ${number}.`);
    return found;
  }
  const labelOf = (id: string) => {
    const own = desk.profile()?.payment_methods.find((one) => one.id === id);
    if (!own) throw new No('method_refused', 'No such method.');
    return own.label;
  };
  const amounts = (money: Move[]) => money.map(({ amount }) => amount).filter((amount) => toCents(amount) !== 0);
  const lineOf = (order: Order, id: string) => {
    const line = order.lines.find((one) => one.id === id);
    if (!line) throw new No('input.invalid', 'No such line.');
    return line;
  };
  type Wanted = { line_id: string; variant_id: string; quantity?: number | undefined };
  /** The variants that units change to, and the price difference. */
  function exchangeUnits(order: Order, requestedLines: Wanted[], isReal: boolean) {
    let cents = 0;
    const say: string[] = [];
    for (const { line_id, variant_id, quantity } of requestedLines) {
      const line = lineOf(order, line_id);
      const variant = desk.products.flatMap(({ variants }) => variants).find(({ id }) => id === variant_id);
      if (!variant || !variant.in_stock) throw new No('order.out_of_stock', 'Not in stock.');
      cents += (toCents(variant.price) - toCents(line.price)) * (quantity ?? line.quantity);
      say.push(...Object.entries(variant.options).flatMap(([name, value]) => (line.options[name] === value ? [] : [value])));
      if (isReal) Object.assign(line, { options: variant.options, variant_id, price: variant.price });
    }
    return { cents, say };
  }
  const moveOf = (cents: number, id: string, when: Move['when']): Move[] => [
    { kind: cents > 0 ? 'payment' : 'refund', amount: toAmount(Math.abs(cents)), method: id, label: labelOf(id), when },
  ];
  const placed = (address: Address): Done => ({ changes: [], money: [], reason: null, address, say: [address.line1, address.postcode] });

  const tools = {
    get_policy: () => policy,
    cancel_pending_order: (inputs: InputOf<'cancel_pending_order'>) =>
      run('cancel_pending_order', inputs.order_number, inputs, (isReal) => {
        const order = orderOf(inputs.order_number);
        refuse(whyNotCancelled(order, policy, inputs.reason));
        if (isReal) Object.assign(order, { status: 'cancelled', payment_status: 'refunded' });
        const money: Move[] = order.payments.map(({ amount, method: by, label }) => ({
          kind: 'refund',
          amount,
          method: by,
          label,
          when: 'now',
        }));
        return { changes: [], money, reason: inputs.reason, address: null, say: amounts(money) };
      }),
    modify_pending_order_items: (inputs: InputOf<'modify_pending_order_items'>) =>
      run('modify_pending_order_items', inputs.order_number, inputs, (isReal) => {
        const order = orderOf(inputs.order_number);
        refuse(whyNotChanged(order, policy));
        labelOf(inputs.method);
        const { cents, say } = exchangeUnits(order, inputs.changes, isReal);
        if (isReal) order.items_changed = true;
        const money = moveOf(cents, inputs.method, 'now');
        return { changes: ['changed'], money, reason: null, address: null, say: [...say, ...amounts(money)] };
      }),
    modify_pending_order_address: (inputs: InputOf<'modify_pending_order_address'>) =>
      run('modify_pending_order_address', inputs.order_number, inputs, (isReal) => {
        const order = orderOf(inputs.order_number);
        refuse(whyNotChanged(order, policy));
        if (isReal) order.shipping_address = inputs.address;
        return placed(inputs.address);
      }),
    modify_pending_order_payment: (inputs: InputOf<'modify_pending_order_payment'>) =>
      run('modify_pending_order_payment', inputs.order_number, inputs, (isReal) => {
        const order = orderOf(inputs.order_number);
        refuse(whyNotChanged(order, policy));
        const label = labelOf(inputs.method);
        const [before] = order.payments;
        const amount = order.total_amount;
        const money: Move[] = [
          { kind: 'payment', amount, method: inputs.method, label, when: 'now' },
          { kind: 'refund', amount, method: before?.method ?? null, label: before?.label ?? null, when: 'now' },
        ];
        if (isReal) order.payments.push({ kind: 'payment', amount, method: inputs.method, label });
        return { changes: [], money, reason: null, address: null, say: amounts(money) };
      }),
    modify_customer_address: (inputs: InputOf<'modify_customer_address'>) =>
      run('modify_customer_address', null, inputs, (isReal) => {
        const profile = desk.profile();
        if (isReal && profile) profile.addresses = [inputs.address, ...profile.addresses.slice(1)];
        return placed(inputs.address);
      }),
    return_delivered_items: (inputs: InputOf<'return_delivered_items'>) =>
      run('return_delivered_items', inputs.order_number, inputs, (isReal) => {
        const order = orderOf(inputs.order_number);
        refuse(whyNotReturned(order, policy));
        const lines = inputs.lines.map(({ line_id: id, quantity = 1 }) => ({ line: lineOf(order, id), quantity }));
        const cents = lines.reduce((all, { line, quantity }) => all + toCents(line.price) * quantity, 0);
        if (isReal) order.return_state = 'requested';
        const money: Move[] = [
          { kind: 'refund', amount: toAmount(cents), method: inputs.method, label: labelOf(inputs.method), when: 'on_receipt' },
        ];
        return {
          changes: ['back'],
          money,
          reason: inputs.reason ?? 'other',
          address: null,
          say: [...lines.map(({ line }) => line.name), ...amounts(money)],
        };
      }),
    exchange_delivered_items: (inputs: InputOf<'exchange_delivered_items'>) =>
      run('exchange_delivered_items', inputs.order_number, inputs, (isReal) => {
        const order = orderOf(inputs.order_number);
        refuse(whyNotReturned(order, policy));
        const { cents, say } = exchangeUnits(order, inputs.lines, false);
        if (isReal) order.return_state = 'requested';
        const money = moveOf(cents, inputs.method, 'on_receipt');
        return { changes: ['swapped'], money, reason: inputs.reason ?? 'other', address: null, say: [...say, ...amounts(money)] };
      }),
  };
  return { tools, done };
}

const toCents = (amount: string) => Math.round(Number(amount) * 100);
const toAmount = (cents: number) => (cents / 100).toFixed(2);

/** True for a plain yes to a message that contains everything the customer must agree to. */
function isConfirmed(turns: readonly Turn[], say: readonly string[], since: Date): boolean {
  const position = turns.findLastIndex(({ author }) => author !== 'customer');
  const shown = turns[position];
  const answer = turns.slice(position + 1).map(({ text }) => text);
  return shown?.author === 'ai' && shown.at >= since && isYes(answer.join('\n')) && say.every((word) => containsText(shown.text, word));
}

const includes = (words: readonly string[], word: string) => words.includes(word);
const wrongState = ({ order_number: number, status }: Order): Reason => ({ code: 'wrong_state', reason: `Order ${number} is ${status}.` });
const changedBefore = ({ order_number: number }: Order): Reason => ({
  code: 'already_changed',
  reason: `Order ${number} was changed before.`,
});

function whyNotCancelled(order: Order, { cancel, change }: AiPolicy, reason: string): Reason | null {
  if (!includes(cancel.states, order.status)) return wrongState(order);
  if (change.items_once && order.items_changed) return changedBefore(order);
  const known = cancel.reasons.map((one) => one.toLowerCase());
  return known.length === 0 || known.includes(reason.toLowerCase()) ? null : { code: 'reason_refused', reason: 'Not for this reason.' };
}
function whyNotChanged(order: Order, { change }: AiPolicy): Reason | null {
  if (!includes(change.states, order.status)) return wrongState(order);
  return change.items_once && order.items_changed ? changedBefore(order) : null;
}
function whyNotReturned(order: Order, { returns }: AiPolicy): Reason | null {
  if (order.status !== 'delivered') return wrongState(order);
  return returns.once && order.return_state !== null ? { code: 'already_returned', reason: 'It has had its one return.' } : null;
}
