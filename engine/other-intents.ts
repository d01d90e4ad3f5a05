import { isCourtesy, type NluResult } from './classify.ts';
import type { Intent } from './intents.ts';

// Which other intents of a message remain to be mentioned.

/** Intents about the same matter: the answer to one of them leaves nothing of the others to mention. */
const matters: readonly (readonly Intent[])[] = [
  ['track_refund', 'get_refund', 'check_refund_policy'],
  ['track_order', 'delivery_period', 'delivery_options'],
  ['get_invoice', 'check_invoice'],
  ['payment_methods', 'payment_issue'],
];
const isSameMatter = (one: Intent, other: string | null) =>
  one === other || matters.some((matter) => matter.includes(one) && matter.some((intent) => intent === other));
/** Told, not asked, these are remarks: "I ordered it by mistake" asks for no status. */
const askedOnly: ReadonlySet<Intent> = new Set(['complaint', 'product_question', 'stock_question', ...matters.flat()]);

/** The other intents in the message. */
export const otherIntents = ({ nlu }: { nlu: NluResult }, intent: string | null) =>
  nlu.detectedIntents
    .slice(1)
    .filter(
      (detected) =>
        !isSameMatter(detected.intent, intent) &&
        detected.likelihood >= 0.6 &&
        !isCourtesy(detected.intent) &&
        (detected.question || !askedOnly.has(detected.intent)),
    );
