import type { Outcome } from '../../port.ts';
import { compose } from '../../speech.ts';
import { handOff } from '../../dialogue.ts';
import { sayOrder, sourceOf } from '../order-words.ts';
import { dialogueWithAction, type Question, type ActionContext } from './action-context.ts';

/** Asks for one of the customer's payment methods; a customer without one is handed off. */
export function askMethod(ctx: ActionContext, except: string | null = null): Question | Promise<Outcome> {
  const { dialogue, customer, order, detected } = ctx;
  const methods = (customer?.payment_methods ?? []).filter(({ id }) => id !== except);
  const [only, ...more] = methods;
  if (only && more.length === 0 && except !== null) return { awaiting: 'method', text: dialogue.say.action.onlyMethod(only.label) };
  if (methods.length > 0) return { awaiting: 'method', text: dialogue.say.action.whichMethod(methods.map(({ label }) => label)) };
  return handOff(dialogueWithAction(ctx), 'unsupported_request', detected, {
    text: compose(order ? sayOrder(dialogue, order) : '', dialogue.say.action.notAllowed, dialogue.say.someoneReads),
    facts: ['No payment method of the customer is on file for it.'],
    sources: order ? [sourceOf(order)] : [],
  });
}
