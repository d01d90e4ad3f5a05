import type { Outcome } from '../port.ts';
import type { Product } from '../tools.ts';
import type { DetectedIntent } from '../classify.ts';
import type { DialogueContext } from '../dialogue.ts';
import { asksAvailability } from '../dialogue-policy.ts';
import { priceLimitIn } from '../entities.ts';
import { answerWhich, compare } from '../flows/comparing.ts';
import { askWhichProduct, asksPrice, findByFullName } from '../flows/products.ts';
import { offerPurchase } from '../flows/purchase.ts';
import { cheaper, recommend } from '../flows/recommendation.ts';
import { asksToCompare, namedToCompare, othersShown, referencedProduct, whichOfShown } from '../flows/references.ts';
import { refines } from '../flows/short-follow-ups.ts';
import { askForVariant } from '../flows/versions.ts';
import { aboutProduct, serve } from '../fulfillment.ts';
import { inEnglish } from '../glossary.ts';
import type { Intent } from '../intents.ts';
import { colorIn } from '../product-choice.ts';
import { isProperty, optionsOf } from '../product-facts.ts';
import { plain, stem, tokenize } from '../words.ts';
import { expected, type Skill } from './skill.ts';

const productIntents: ReadonlySet<Intent> = new Set(['product_question', 'stock_question', 'recommendation', 'place_order']);
export const isProductIntent = (intent: Intent) => productIntents.has(intent);

const aboutDelivery = /ship|deliver|postage|versand|liefer|envio|enviar|livr|entrega|porte|return|refund|devol|retour|ruck/;

/** Whatever refers to the products shown before. */
const references: Skill = async (scene) => {
  const { lead, memory, nlu } = scene;
  const referenced = await referencedProduct(scene, lead);
  if (referenced) return [expected('referenced_product', () => aboutReferenced(scene, referenced, lead), 0.96)];
  const others = lead && (await othersShown(scene));
  if (others && others.length > 0)
    return [expected('other_products', () => askWhichProduct(scene, { ...lead, intent: 'product_question' }, others), 0.95)];
  const cheaperOutcome = await cheaper(scene);
  if (cheaperOutcome) return [expected('cheaper', () => cheaperOutcome, 0.94)];
  if (memory.detected?.intent === 'recommendation' && refines(scene, lead))
    return [
      expected(
        'refined_need',
        () => recommend(scene, { intent: 'recommendation', likelihood: 0.8, text: nlu.text, question: false }),
        0.93,
      ),
    ];
  const which = answerWhich(scene, await whichOfShown(scene));
  if (which) return [expected('which_of_shown', () => which, 0.92)];
  const compared = memory.awaiting === null || memory.awaiting === 'product' ? await namedToCompare(scene) : [];
  if (lead && (compared.length > 0 || asksToCompare(scene)))
    return [expected('comparison', () => compare(scene, { ...lead, intent: 'product_question' }, compared), 0.91)];
  return [];
};

/** Handles "the second one": buys it, applies the pending question to it, or describes it. */
async function aboutReferenced(dialogue: DialogueContext, referenced: Product, lead: DetectedIntent | undefined): Promise<Outcome> {
  const { memory, nlu } = dialogue;
  const now = { ...dialogue, pointed: referenced, memory: { ...memory, product: referenced.id } };
  const pendingProduct = memory.awaiting === 'product' || memory.awaiting === 'purchase' ? memory.detected : null;
  const isPurchase =
    pendingProduct?.intent === 'place_order' || (lead?.intent === 'place_order' && lead.likelihood >= 0.5 && !lead.question);
  const purchaseIntent = pendingProduct?.intent === 'place_order' ? pendingProduct : lead;
  const offer = isPurchase && purchaseIntent ? await offerPurchase(now, { ...purchaseIntent, question: false }) : undefined;
  if (offer) return offer;
  const asks = lead && (lead.intent === 'product_question' || lead.intent === 'stock_question') && lead.likelihood >= 0.6;
  if (asks && !pendingProduct) return serve(now, lead);
  if (pendingProduct) return serve(now, { ...pendingProduct, text: `${pendingProduct.text} ${nlu.text}`, question: true });
  return aboutProduct(now, { intent: 'product_question', likelihood: 0.85, text: nlu.text, question: lead?.question ?? false });
}

/** A product that the message names or describes. */
const catalogue: Skill = async (scene) => {
  const { ground, message, nlu, lead, memory } = scene;
  const variantOutcome = (lead?.likelihood ?? 0) < 0.8 || lead?.intent === 'out_of_scope' ? await askForVariant(scene) : undefined;
  if (variantOutcome) return [expected('variant', () => variantOutcome, 0.8)];
  const isOwn = lead !== undefined && isProductIntent(lead.intent);
  const [best] = ground.products;
  const explained = new Set(message.words.filter((word) => isExplained(word, best)));
  const share = message.words.length === 0 ? 0 : explained.size / message.words.length;
  const asksItsPrice = asksPrice.test(plain(nlu.text)) && !aboutDelivery.test(plain(nlu.text));
  const priced = asksItsPrice && memory.awaiting === null ? await findByFullName(scene) : undefined;
  if (priced)
    return [
      {
        ...{ skill: 'price', fit: 0.85, evidence: 1, explains: 'all' as const },
        answer: () =>
          aboutProduct({ ...scene, pointed: priced }, { intent: 'product_question', likelihood: 0.85, text: nlu.text, question: true }),
      },
    ];
  const mass = nlu.guesses.filter(({ intent }) => isProductIntent(intent)).reduce((sum, { likelihood }) => sum + likelihood, 0);
  const named = best ? namedShare(message.words, best) : 0;
  const cue = asksAvailability(nlu.text) || priceLimitIn(nlu.text) !== undefined ? 0.6 : 0;
  const detected: DetectedIntent = isOwn
    ? lead
    : { intent: guessedIntent(scene), likelihood: Math.max(0.6, mass), text: nlu.text, question: message.form !== null };
  if (!best && !isOwn) return [];
  return [
    {
      skill: detected.intent,
      fit: Math.max(isOwn ? lead.likelihood : mass, cue, 0.85 * named),
      evidence: best ? share : 0.3,
      explains: explained,
      answer: () => serve(scene, detected),
    },
  ];
};

function guessedIntent({ nlu }: DialogueContext) {
  const guess = nlu.guesses.find(({ intent }) => isProductIntent(intent))?.intent;
  return asksAvailability(nlu.text) ? 'stock_question' : (guess ?? 'product_question');
}

/** The share of a product's name that the words contain; a word of its category counts as half of it. */
export function namedShare(words: readonly string[], { name, category }: Product): number {
  const stems = new Set([...words, ...inEnglish(words)].filter((word) => !isProperty(word)).map(stem));
  const parts = tokenize(name);
  const share = parts.filter((word) => stems.has(stem(word))).length / Math.max(1, parts.length);
  return Math.max(share, tokenize(category ?? '').some((word) => stems.has(stem(word))) ? 0.5 : 0);
}

/** A word that this product's data contain, or that only asks about a product. */
function isExplained(word: string, product: Product | undefined) {
  if (colorIn(word) !== undefined || isProperty(word)) return true;
  if (!product) return false;
  const { name, category, brand, tags, description, variants } = product;
  const text = [name, category, brand, ...tags, description, ...Object.values(optionsOf(variants)).flat()].join(' ');
  const stems = new Set(tokenize(text).map(stem));
  return [word, ...inEnglish([word])].some((one) => stems.has(stem(one)));
}

export const productSkills: readonly Skill[] = [references, catalogue];
