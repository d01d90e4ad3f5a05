import type { Outcome } from '../../port.ts';
import { compose } from '../../speech.ts';
import { handTo } from '../../talk.ts';
import { sayOrder, sourceOf } from '../order-words.ts';
import { current, type Question, type Stage } from './stage.ts';

/** Which of their own ways to pay; somebody without one is a colleague's case. */
export function askMethod(stage: Stage, except: string | null = null): Question | Promise<Outcome> {
  const { talk, customer, order, wish } = stage;
  const methods = (customer?.payment_methods ?? []).filter(({ id }) => id !== except);
  const [only, ...more] = methods;
  if (only && more.length === 0 && except !== null) return { awaiting: 'method', text: talk.say.deed.onlyMethod(only.label) };
  if (methods.length > 0) return { awaiting: 'method', text: talk.say.deed.whichMethod(methods.map(({ label }) => label)) };
  return handTo(current(stage), 'unsupported_request', wish, {
    text: compose(order ? sayOrder(talk, order) : '', talk.say.deed.notAllowed, talk.say.someoneReads),
    facts: ['No payment method of the customer is on file for it.'],
    sources: order ? [sourceOf(order)] : [],
  });
}
