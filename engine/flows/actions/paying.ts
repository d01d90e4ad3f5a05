import { isYes } from '../../nlu/agreement.ts';
import { askMethod } from './ask-method.ts';
import { lacksMethod, methodIn, paidBy } from './methods.ts';
import { type Flow, mustHaveOrder } from './action-context.ts';

/** Changes an order's payment to another of the customer's methods. */
export const paying: Flow = {
  permission: 'edit_payment',
  intent: 'change_order',
  async collect(ctx, text) {
    const { action, customer, dialogue } = ctx;
    const now = paidBy(mustHaveOrder(ctx))?.method ?? null;
    const named = methodIn(customer?.payment_methods ?? [], text).filter(({ id }) => id !== now);
    const [one] = named;
    const [left, ...more] = (customer?.payment_methods ?? []).filter(({ id }) => id !== now);
    if (left && more.length === 0 && dialogue.memory.awaiting === 'method' && isYes(dialogue.nlu.text))
      return { action: { ...action, method: left.id } };
    if (named.length === 0 && lacksMethod(customer?.payment_methods ?? [], text))
      return { action, unavailable: dialogue.say.action.methodRefused };
    return { action: one && named.length === 1 && one.id !== action.method ? { ...action, method: one.id } : action };
  },
  async ask(ctx) {
    return ctx.action.method === null ? askMethod(ctx, paidBy(mustHaveOrder(ctx))?.method ?? null) : null;
  },
  call: (ctx, confirmed) =>
    ctx.dialogue.tools.call('modify_pending_order_payment', {
      order_number: mustHaveOrder(ctx).order_number,
      method: ctx.action.method ?? '',
      confirmed,
    }),
  lines({ action, customer, dialogue }) {
    const label = customer?.payment_methods.find(({ id }) => id === action.method)?.label;
    return label ? [dialogue.say.action.paidWith(label)] : [];
  },
};
