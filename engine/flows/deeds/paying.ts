import { isYes } from '../../hearing/agreement.ts';
import { askMethod } from './asking.ts';
import { lacksMethod, methodIn, paidBy } from './methods.ts';
import { type Flow, mustHaveOrder } from './stage.ts';

/** Another of the customer's own methods pays for the order. */
export const paying: Flow = {
  permission: 'edit_payment',
  intent: 'change_order',
  async hear(stage, text) {
    const { deed, customer, talk } = stage;
    const now = paidBy(mustHaveOrder(stage))?.method ?? null;
    const named = methodIn(customer?.payment_methods ?? [], text).filter(({ id }) => id !== now);
    const [one] = named;
    const [left, ...more] = (customer?.payment_methods ?? []).filter(({ id }) => id !== now);
    if (left && more.length === 0 && talk.memory.awaiting === 'method' && isYes(talk.heard.text))
      return { deed: { ...deed, method: left.id } };
    if (named.length === 0 && lacksMethod(customer?.payment_methods ?? [], text)) return { deed, gone: talk.say.deed.methodRefused };
    return { deed: one && named.length === 1 && one.id !== deed.method ? { ...deed, method: one.id } : deed };
  },
  async ask(stage) {
    return stage.deed.method === null ? askMethod(stage, paidBy(mustHaveOrder(stage))?.method ?? null) : null;
  },
  call: (stage, confirmed) =>
    stage.talk.tools.call('modify_pending_order_payment', {
      order_number: mustHaveOrder(stage).order_number,
      method: stage.deed.method ?? '',
      confirmed,
    }),
  lines({ deed, customer, talk }) {
    const label = customer?.payment_methods.find(({ id }) => id === deed.method)?.label;
    return label ? [talk.say.deed.paidWith(label)] : [];
  },
};
