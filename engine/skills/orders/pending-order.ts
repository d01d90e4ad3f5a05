import { askBack } from '../../dialogue.ts';
import { pendingIntent } from '../../dialogue-policy.ts';
import { actionOf } from '../../flows/actions/actions.ts';
import { actionRule } from '../../flows/actions/action-rules.ts';
import { ofNames } from '../../flows/actions/units.ts';
import { describe, sourceOf as articleSource } from '../../flows/knowledge.ts';
import { serveOrder } from '../../flows/orders.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { compose } from '../../speech.ts';
import { ordersOf } from '../problems/concerned.ts';
import { expected, type Skill } from '../skill.ts';

// While the AI waits to hear which order is meant: an item names it, and a question about the action is answered first.

/** What follows a correction counts: "the bottle, no wait, the earbuds I mean". */
const correction =
  /[\s\S]*(?<!\p{L})(?:no wait|wait no|no sorry|sorry|i mean|i meant|rather|actually|doch|nein|ich meine|lieber|no espera|perdon|quiero decir|non attends|pardon|je veux dire|nao espera|desculpa|quero dizer|nee wacht|ik bedoel)(?!\p{L})[\s,.]*(?=[\p{L}\d])/iu;
const afterCorrection = (text: string) => {
  const after = text.replace(correction, '');
  return after.trim().length >= 3 ? after : text;
};

export const namedOrder: Skill = async (scene) => {
  const { memory, verified, nlu } = scene;
  const pending = pendingIntent(scene);
  if (!verified || !pending || memory.awaiting !== 'order_number' || nlu.consent !== undefined || nlu.text.includes('?')) return [];
  const orders = await ordersOf(scene);
  const text = afterCorrection(nlu.text);
  // "The earbuds I mean": the words before the marker when none follows.
  const named = [text, nlu.text].map((one) => orders.filter(({ lines }) => ofNames(lines, one).length > 0)).find((some) => some.length > 0);
  const last = named && named.length > 1 ? lastNamed(named, nlu.text) : named?.[0];
  if (!last) return [];
  const slots = { ...scene.slots, order_number: last.order_number };
  return [expected('named_order', () => serveOrder({ ...scene, slots, nlu: { ...nlu, text } }, pending), 0.97)];
};

/** Of several orders whose items are named one after the other, the one named last; only where a correction says so. */
function lastNamed<T extends { lines: Parameters<typeof ofNames>[0] }>(orders: readonly T[], text: string): T | undefined {
  if (!corrects.test(normalizeText(text))) return undefined;
  const words = text.split(/\s+/);
  const at = (order: T) => words.findLastIndex((word) => ofNames(order.lines, word).length > 0);
  return orders.toSorted((one, other) => at(other) - at(one))[0];
}
const corrects = anywhere(
  'no wait, wait no, i mean, i meant, sorry, rather, actually, doch, nein, ich meine, no espera, quiero decir, non attends, je veux dire, nao espera, quero dizer, nee wacht, ik bedoel',
);

/** "How long until the money is back?" before the order is known. */
export const pendingRule: Skill = async (scene) => {
  const { memory, nlu, message, say } = scene;
  const pending = pendingIntent(scene);
  const kind = pending && actionOf(pending.intent, pending.text);
  if (!pending || kind === undefined || nlu.consent !== undefined || (message.form === null && !nlu.text.includes('?'))) return [];
  const rule = await actionRule(scene, kind, nlu.text);
  if (!rule) return [];
  const { intent, text, likelihood } = pending;
  return [
    expected(
      'pending_rule',
      () =>
        askBack(scene, {
          text: compose(describe(scene, rule), say.ofOrder.goOn),
          sources: [articleSource(rule)],
          confidence: 0.9,
          intent: 'check_refund_policy',
          remember: { awaiting: memory.awaiting, detected: { intent, text, likelihood }, listed: memory.listed, later: memory.later },
        }),
      0.96,
    ),
  ];
};
