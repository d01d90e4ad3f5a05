import type { Outcome } from '../../port.ts';
import { needsVerification, type Order } from '../../tools.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { orderKey } from '../../entities.ts';
import { sayOrder, sourceOf } from '../order-words.ts';
import { ofNames } from './units.ts';
import type { ActionContext } from './action-context.ts';

// Questions beside an action that its own details answer: what it says now, what it comes to, and what about an item of another order.

const details = anywhere(`
  (?:what|how) (?:does|do|s|will) (?:it|that|they) (?:say|look|read) (?:like )?(?:now|then|in full)?, whats it say, (?:read|show|repeat|say) (?:it|that|me|them|everything) (?:back|again|in full|once more), in full, sum (?:it|that) up, which address (?:is|do you have|have you got)(?: \\w+){0,3}, what (?:have you got|do you have) (?:now|so far|down)
  que pone(?: ahora)?, como queda(?:ria)?, (?:repite|repita|resume|resuma)\\w*, (?:qu est ce qui est|c est quoi) (?:\\w+ ){0,2}(?:note|indique), (?:repetez|resumez|recapitulez)\\w*, was steht (?:da |dort )?(?:jetzt|nun|drin), (?:zeig\\w*|lies|lesen sie|wiederhol\\w*) (?:\\w+ ){0,3}(?:noch ?mal|vor|alles), wie sieht (?:es|das) (?:jetzt )?aus
  o que (?:diz|esta escrito)(?: agora)?, como fica, (?:repita|resuma)\\w*, wat staat er nu, herhaal\\w*, cosa (?:c e scritto|risulta), ripet\\w+, riassum\\w+`);
/** "What does it say now in full?" */
export const asksForDetails = (text: string) => details.test(normalizeText(text).replace(/['’]/g, ''));

const amount = anywhere(`
  (?:what|how much) (?:do|will|would|must|did) i (?:have to )?(?:pay|get|owe)(?: (?:extra|back|more|now|then|in total|altogether|for (?:it|that|everything)|on top))*\\W*$, (?:whats|what is|what are) the (?:total|difference|amount|sum), in total, all together, altogether
  cuanto (?:es en total|(?:tengo que )?pag\\w+|me (?:devuelv\\w+|dan|reembols\\w+))(?: (?:de mas|en total|entonces))*\\W*$, en total, combien (?:je (?:dois )?(?:pay\\w+|recup\\w+|touche)|dois je payer|(?:ca|cela) fait|vous me rembours\\w+)(?: \\w+){0,2}\\W*$, au total, (?:was|wie ?viel) (?:krieg\\w*|bekomm\\w*|zahl\\w*|muss) ich (?:\\w+ ){0,3}(?:raus|zuruck|wieder|zahlen|drauf|nachzahlen|dazu|insgesamt), insgesamt
  quanto (?:pago|recebo|tenho de pagar|me devolvem)(?: (?:a mais|no total|de volta))*\\W*$, no total, hoeveel (?:betaal|krijg|moet) ik(?: \\w+){0,3}\\W*$, in totaal, quanto (?:pago|ricevo|devo pagare|mi torna)(?: \\w+){0,2}\\W*$, in totale`);
/** "What do I pay in total?", "what do I get back?" */
export const asksForAmount = (text: string) => amount.test(normalizeText(text).replace(/['’]/g, ''));

/** "The wall clock as well?": an item of another order; what is possible with that one, or else its state. */
export async function aboutOtherItem({ dialogue, action, order }: ActionContext): Promise<Outcome | undefined> {
  const { nlu, tools, say } = dialogue;
  if (!order || ofNames(order.lines, nlu.text).length > 0) return undefined;
  const found = await tools.call('list_orders', { limit: 10 });
  if (needsVerification(found)) return undefined;
  const isOver = ({ status }: Order) => status === 'cancelled' || status === 'returned';
  const others = found.orders.filter((one) => orderKey(one.order_number) !== orderKey(order.order_number) && !isOver(one));
  const [other, ...more] = others.filter(({ lines }) => ofNames(lines, nlu.text).length > 0);
  if (!other || more.length > 0) return undefined;
  const isSent = other.status === 'shipped' && !['return', 'exchange'].includes(action.kind);
  const said = action.kind === 'order_address' ? say.action.shippedAddress : say.action.shipped;
  return {
    decision: 'answer',
    text: isSent ? said(other.order_number) : sayOrder(dialogue, other),
    cards: [],
    sources: [sourceOf(other satisfies Order)],
    confidence: 0.9,
    intent: 'track_order',
    memory: null,
  };
}
