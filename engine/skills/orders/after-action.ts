import type { Outcome } from '../../port.ts';
import { answerWith, askBack, type DialogueContext } from '../../dialogue.ts';
import { actionRule } from '../../flows/actions/action-rules.ts';
import { ofNames } from '../../flows/actions/units.ts';
import { describe, sourceOf as articleSource } from '../../flows/knowledge.ts';
import { cardOf, sayOrder, sourceOf } from '../../flows/order-words.ts';
import { orderKey, orderNumbersIn } from '../../entities.ts';
import type { Memory } from '../../memory.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { isQuestion } from '../../nlu/phrasing.ts';
import { compose, inOneLine } from '../../speech.ts';
import { ordersOf } from '../problems/concerned.ts';
import { expected, type Proposal, type Skill } from '../skill.ts';

// Follow-ups to what the AI did last: "how long?", "how much?", "is it gone now?", "does that affect the other one?"

type Last = NonNullable<Memory['last']>;

const asksDone = anywhere(`
  (?:is|was|are) (?:it|that|this|they|the order|everything) (?:\\S+ )?(?:now |then |already )?(?:gone|done|cancel\\w*|changed|through|sorted|fixed|set up|returned|finished|off), (?:did|have|has) (?:you|it|that) (?:\\S+ )?(?:change\\w*|cancel\\w*|work\\w*|go(?:ne)? through|do(?:ne)?|go), so (?:is|was) it, did (?:anything|something) change\\w*, (?:is|was) (?:anything|something) (?:changed|done|cancel\\w*), (?:all|everything) (?:stays|still|as) (?:\\S+ ){0,3}(?:was|is|before|the same)
  (?:esta|ha sido|has|habeis) (?:\\S+ )?(?:cancelad[oa]|anulad[oa]|hecho|cambiad[oa]), (?:todo )?(?:queda|sigue) (?:\\S+ ){0,3}(?:como|igual), (?:est|c est|vous avez) (?:\\S+ )?(?:annule\\w*|fait|change\\w*), (?:tout )?reste (?:\\S+ )?comme
  (?:ist|sind|wurde|hat|haben) (?:es|sie|das|die bestellung|alles|nun|jetzt) (?:\\S+ ){0,2}(?:storniert|erledigt|geandert|weg|durch|geklappt), bleibt (?:\\S+ ){0,3}(?:alles|wie)(?: \\S+)*, (?:ist )?alles (?:beim alten|wie)
  (?:esta|foi) (?:\\S+ )?(?:cancelad[oa]|feito|alterad[oa]), fica (?:\\S+ ){0,2}(?:tudo|como), (?:is|zijn) (?:het|ze) (?:\\S+ )?(?:geannuleerd|weg|gebeurd), blijft (?:alles|het)`);
const asksHowMuch = anywhere(
  'how much(?: (?:money|is that|do i get|will i get|is it|exactly|was it))?(?: back)?, what amount, cuanto(?: dinero)?(?: me (?:devuelv\\w+|dan))?, combien, wie ?viel, quanto, hoeveel, quanto',
);
const asksAffected = anywhere(
  'affect\\w*, touch(?:ed)?, concern(?:ed)?, change anything (?:for|about), (?:does|do|is|are) (?:that|it|the|this|my) (?:\\S+ ){0,4}(?:too|as well|also|there too), afect\\w+, concern\\w+, betroffen, betrifft, auch, afet\\w+, ook, beinvloed',
);
const ofDelivery = anywhere('deliver\\w*, shipping, versand\\w*, lieferung\\w*, livraison, envio, entrega');
const mostWords = 14;

/** A question about the last action. */
export const afterAction: Skill = async (scene) => {
  const { memory, nlu, message, verified } = scene;
  const { last } = memory;
  const words = normalizeText(nlu.text)
    .replace(/[?!¿¡.,;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isOfOrder = last !== null || (memory.about === 'order' && scene.slots.order_number !== undefined);
  if (!isOfOrder || !verified || memory.awaiting !== null || nlu.consent !== undefined || words.split(' ').length > mostWords) return [];
  const propose = (skill: string, answer: () => Promise<Outcome> | Outcome): Proposal[] => [expected(skill, answer, 0.95)];
  const asks = message.form !== null || isQuestion(nlu.text) || words.split(' ').length <= 5;
  if (asksDone.test(words)) return propose('last_done', () => answerDone(scene, last));
  if (last === null || !asks || !last.done) return [];
  const other = await otherOrderIn(scene, last);
  if (other && asksAffected.test(words))
    return propose('not_affected', () =>
      answerWith(scene, {
        text: inOneLine(scene.say.ofOrder.untouched(other.order_number), sayOrder(scene, other)),
        cards: [cardOf(other, scene)],
        sources: [sourceOf(other)],
        confidence: 0.9,
        intent: 'track_order',
        remember: { slots: { ...scene.slots, order_number: other.order_number } },
      }),
    );
  if (other) return [];
  const rule = ofDelivery.test(words) ? undefined : await actionRule(scene, last.kind, nlu.text);
  const amounts = asksHowMuch.test(words) && (rule === undefined || words.split(' ').length <= 3) ? last.money : '';
  if (amounts !== '') return propose('last_amount', () => answerWith(scene, { text: amounts, confidence: 0.9, intent: 'track_refund' }));
  if (rule)
    return propose('last_rule', () =>
      answerWith(scene, {
        text: describe(scene, rule),
        sources: [articleSource(rule)],
        confidence: 0.88,
        intent: 'check_refund_policy',
      }),
    );
  return [];
};

/** An order other than the one of the last action, by an item or number that the message names. */
async function otherOrderIn(scene: DialogueContext, last: Last) {
  const orders = (await ordersOf(scene)).filter((order) => orderKey(order.order_number) !== orderKey(last.order ?? ''));
  const [number] = orderNumbersIn(scene.nlu.text);
  if (number !== undefined) return orders.find((order) => orderKey(order.order_number) === orderKey(number));
  return orders.find(({ lines }) => ofNames(lines, scene.nlu.text).length > 0);
}

async function answerDone(scene: DialogueContext, last: Last | null): Promise<Outcome> {
  const { say } = scene;
  const number = last === null ? scene.slots.order_number : last.order;
  const order = (await ordersOf(scene)).find((one) => orderKey(one.order_number) === orderKey(number ?? ''));
  const text = compose(last?.done ? say.ofOrder.yesDone : say.ofOrder.unchanged, order ? sayOrder(scene, order) : '');
  const common = {
    confidence: 0.92,
    intent: 'track_order',
    cards: order ? [cardOf(order, scene)] : [],
    sources: order ? [sourceOf(order)] : [],
  };
  return last?.done || order ? answerWith(scene, { text, ...common }) : askBack(scene, { text, ...common });
}
