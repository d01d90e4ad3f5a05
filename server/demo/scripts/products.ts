// English: products, before buying.
import { demoProducts, variantOf } from '../catalogue/products.ts';
import { answers, handsOver, notes, says, takes, writes } from '../dialogue/lines.ts';
import { scripts } from '../dialogue/script.ts';
import { delivery } from './follow-ups.ts';
import { questions } from './questions.ts';

const hello = '{Hi|Hello|Hey|Good morning|Hi there|}';
const label = (variantId: string) => {
  const { product, variant } = variantOf(variantId);
  return [product.name, ...Object.values(variant.options)].join(', ');
};
const inStock = demoProducts
  .filter((product) => product.status === 'active')
  .flatMap((product) => product.variants.filter((variant) => (variant.stock ?? 0) > 5).map((variant) => variant.external_id));
const soldOut = demoProducts
  .filter((product) => product.status === 'active')
  .flatMap((product) => product.variants.filter((variant) => variant.stock === 0).map((variant) => variant.external_id));

export const productScripts = scripts('en', [
  {
    name: 'product question',
    share: 90,
    intent: 'product_question',
    subject: 'Question about a product',
    play: (s) => {
      const { product, ask, answer, fact } = s.draws.pick(questions);
      return [says(ask), answers(answer, [s.product(product, fact)], { product }), s.draws.maybe(0.4) ? delivery(s) : [], s.thanks()];
    },
  },
  {
    name: 'two product questions',
    share: 36,
    intent: 'product_question',
    subject: 'Questions about products',
    play: (s) => {
      const [one, two] = s.draws.shuffle(questions);
      if (!one || !two) return [];
      return [
        says(`${hello}, two questions. ${one.ask}`),
        answers(one.answer, [s.product(one.product, one.fact)], { product: one.product }),
        says(`{ok|Great.|Good to know.} {And the other one:|And:} ${two.ask}`),
        answers(two.answer, [s.product(two.product, two.fact)], { product: two.product }),
        s.thanks(),
      ];
    },
  },
  {
    name: 'is it in stock',
    share: 36,
    intent: 'stock_question',
    subject: 'Is it in stock?',
    play: (s) => {
      const variant = s.draws.pick(inStock);
      return [
        says(`${hello}, {do you have|is|have you got} the ${label(variant)} {in stock|available right now}?`),
        answers(`Yes, the ${label(variant)} is in stock at ${s.price(variant)}.`, [s.stock(variant)], {
          product: variantOf(variant).product.external_id,
        }),
        s.draws.maybe(0.35) ? delivery(s) : [],
        s.thanks(),
      ];
    },
  },
  {
    name: 'sold out, no date known',
    share: 8,
    intent: 'stock_question',
    subject: 'When is it back?',
    play: (s) => {
      const variant = s.draws.pick(soldOut);
      const name = label(variant);
      return [
        says(`{When will the|Any idea when the} ${name} {be back|be in stock again|come back}?`),
        handsOver(
          'missing_knowledge',
          `Sorry, the ${name} is sold out right now, and I don’t know when it’ll be back. I’m asking a colleague who does.`,
          `Wants to know when ${name} is back; no date is written down.`,
          [s.stock(variant)],
        ),
        takes(),
        notes('Supplier list says in about three weeks, not promised.'),
        writes(`Hi ${s.first}, our supplier says about three weeks. Shall I {put you on the list|message you} when it’s back?`),
        says('{Yes please|yes that would be great|Sure, thanks!}'),
        writes('Done! You’ll get one email when it’s back, and nothing else from us.'),
      ];
    },
  },
  {
    name: 'fuel',
    share: 6,
    intent: 'product_question',
    subject: 'Do you sell gas?',
    play: (s) => [
      says('{Do you also sell gas cartridges?|can you ship a gas cartridge with the stove}'),
      answers(
        'No, we don’t sell or ship fuel. The Kestrel takes any threaded cartridge to EN 417, and most outdoor and DIY stores have those.',
        [s.product('stove-kestrel', 'We do not sell or ship fuel'), s.product('stove-kestrel', 'threaded cartridges to EN 417')],
      ),
      s.thanks(),
    ],
  },
  {
    name: 'care for wool and leather',
    share: 8,
    intent: 'product_question',
    subject: 'Care',
    play: (s) => {
      const [ask, answer, fact] = s.draws.pick([
        [
          '{My wool blanket is pilling, what can I do?|pilling on the Skerry blanket?}',
          'A wool comb takes care of pilling. And rather than washing the blanket, air it in damp weather.',
          'wool comb',
        ],
        [
          '{My leather cover got wet in the rain|the leather cover is soaked, help}',
          'Let it dry slowly, away from the heater, then treat it with leather balm.',
          'Dry wet leather slowly',
        ],
        [
          '{The bottle smells of coffee|how do i get the coffee smell out of my steel bottle}',
          'Leave a teaspoon of baking soda in warm water in it overnight, then rinse. Please don’t use bleach.',
          'baking soda',
        ],
        [
          '{Water no longer beads off my jacket|rain jacket is soaking up water after washing}',
          'That’s usually fabric softener or worn-off proofing. Wash it at 30 °C with technical detergent and reproof it. Avoid softener, it ruins the membrane.',
          'reproof after ten washes',
        ],
      ] as const);
      return [says(ask), answers(answer, [s.article('care-guide', fact)]), s.thanks()];
    },
  },
  {
    name: 'how to order',
    share: 8,
    intent: 'place_order',
    subject: 'How do I order?',
    play: (s) => {
      const variant = s.draws.pick(inStock);
      return [
        says(`{I'd like to buy|I want to order} the ${label(variant)}`),
        answers(
          `The ${label(variant)} is in stock at ${s.price(variant)}. Add it to your cart on its page and choose how to pay. You don’t need an account.`,
          [s.stock(variant), s.article('account', 'without an account')],
          { product: variantOf(variant).product.external_id },
        ),
        s.draws.maybe(0.4) ? delivery(s) : [],
        s.thanks(),
      ];
    },
  },
]);
