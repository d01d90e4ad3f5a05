import { answerWith } from '../../dialogue.ts';
import { cardOf, sourceOf } from '../../flows/order-words.ts';
import { orderKey } from '../../entities.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { ordersOf } from '../problems/concerned.ts';
import { expected, type Skill } from '../skill.ts';

const asksWhatNow = anywhere(`
  what (?:can|could|should|do|shall) (?:i|we) (?:\\S+ )?do, what (?:now|then)$, (?:so )?now what, what are my options, que (?:puedo|hago|podemos) (?:\\S+ )?(?:hacer)?, y ahora que, (?:que|qu est ce que je) (?:puis je|peux) faire, et maintenant$, was (?:kann|soll|mache) ich (?:\\S+ )?(?:tun|machen|jetzt)?, und (?:jetzt|nun)$, o que (?:posso|devo|faco) (?:\\S+ )?(?:fazer)?, e agora$, wat (?:kan|moet) ik, cosa posso fare`);

/** "So what can I do?" after something about an order wasn't possible. */
export const whatNow: Skill = async (scene) => {
  const { memory, nlu, slots, say, verified } = scene;
  const words = normalizeText(nlu.text)
    .replace(/[?!¿¡.,;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!verified || memory.awaiting !== 'person' || memory.about !== 'order' || slots.order_number === undefined || !asksWhatNow.test(words))
    return [];
  const order = (await ordersOf(scene)).find((one) => orderKey(one.order_number) === orderKey(slots.order_number ?? ''));
  if (order?.status !== 'shipped' && order?.status !== 'delivered') return [];
  const said = order.status === 'shipped' ? say.action.refundLaterByReturn : say.action.refundByReturn;
  return [
    expected(
      'what_now',
      () =>
        answerWith(scene, {
          text: said(order.order_number),
          cards: [cardOf(order, scene)],
          sources: [sourceOf(order)],
          confidence: 0.9,
          intent: 'return_item',
          remember: { slots: { ...slots, order_number: order.order_number } },
        }),
      0.98,
    ),
  ];
};
