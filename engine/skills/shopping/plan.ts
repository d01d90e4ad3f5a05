import type { DetectedIntent } from '../../classify.ts';
import type { DialogueContext } from '../../dialogue.ts';
import type { Intent } from '../../intents.ts';
import type { Outcome } from '../../port.ts';
import type { Product } from '../../tools.ts';
import { asksAvailability, looksFor } from './asks.ts';
import { rate } from './find.ts';
import { needAfter } from './need.ts';
import { choiceIn } from './options.ts';
import type { Query } from './reading.ts';
import type { Reference } from './referent.ts';
import { askAbout, lineOf, sureOf } from './write.ts';

// What the steps of shopping share: the message as it was read, and the plan that a step makes.

// Serves customers like a shop assistant: finds what they describe, answers about it, compares, advises on sizes and sells.

const productIntents: ReadonlySet<Intent> = new Set(['product_question', 'stock_question', 'recommendation', 'place_order']);

export const isProductIntent = (intent: Intent) => productIntents.has(intent);

export type Question = {
  text: string;
  detected: DetectedIntent;
  /** The message asks whether the shop has it. */
  asksStock: boolean;
  isYesNo: boolean;
};

export type Talk = {
  scene: DialogueContext;
  text: string;
  query: Query;
  reference: Reference | undefined;
  /** Products are what the conversation is about. */
  isDiscussed: boolean;
  question: Question;
};

/** What to do, how well the wording calls for it, and how well the data support it. */
export type Plan = {
  skill: string;
  fit: number;
  evidence: number;
  products: readonly Product[];
  answer(): Promise<Outcome> | Outcome;
  isExpected?: boolean;
  isSure?: boolean;
  /** It would show only what was shown before. */
  isShown?: boolean;
};

/** The likelihood of a product intent in the wording alone. */
export const massOf = ({ nlu, lead }: DialogueContext) =>
  Math.max(
    lead && isProductIntent(lead.intent) ? lead.likelihood : 0,
    nlu.guesses.filter(({ intent }) => isProductIntent(intent)).reduce((sum, { likelihood }) => sum + likelihood, 0),
  );

export const isShort = (text: string) => text.trim().split(/\s+/).length <= 6;

export const purchaseIntent = (text: string, likelihood = 0.85): DetectedIntent => ({
  intent: 'place_order',
  likelihood,
  text,
  question: false,
});

export const isAsked = (text: string) => asksAvailability(text) || looksFor(text);

export const whichOne = (scene: DialogueContext, products: readonly Product[], detected: DetectedIntent) =>
  askAbout(scene, {
    text: `${scene.say.whichProduct}\n${products
      .slice(0, 5)
      .map((product) => lineOf(scene, product))
      .join('\n')}`,
    products: products.slice(0, 5),
    intent: detected.intent,
    confidence: sureOf(detected.likelihood),
    remember: {
      awaiting: 'product',
      product: null,
      detected: { intent: detected.intent, text: detected.text.slice(-2000), likelihood: detected.likelihood },
      misses: scene.memory.awaiting === 'product' ? scene.memory.misses + 1 : 0,
    },
  });

export const firstOf = (asked: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(asked).flatMap(([name, [value]]) => (value === undefined ? [] : [[name, value]])));

/** The only product that the message's words describe. */
export function onlyFound({ scene, query }: Talk): Product | undefined {
  const need = needAfter(null, query, false);
  const { fitting, close } = rate(need, scene.ground.products);
  const [first, second] = fitting.length > 0 ? fitting : close;
  const inOptions = withOptions(fitting.length > 0 ? fitting.map(({ product }) => product) : scene.ground.products, query.text);
  if (inOptions.length === 1) return inOptions[0];
  return first && (!second || second.score < first.score * 0.8) && first.explained.length > 0 ? first.product : undefined;
}

/** The products that come in everything that a text says of options: "4 large white towels and 2 small white". */
const withOptions = (products: readonly Product[], text: string) =>
  products.filter((product) => {
    const { asked, missing } = choiceIn(product, text);
    return Object.keys(asked).length > 1 && missing.length === 0;
  });
