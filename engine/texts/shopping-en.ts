import { or } from './lists.ts';
import type { Relation, ShoppingTexts } from './shopping-texts.ts';

const relations: Record<Relation, string> = {
  cheaper: 'cheaper',
  dearer: 'more expensive',
  lighter: 'lighter',
  heavier: 'heavier',
  brighter: 'brighter',
  bigger: 'bigger',
  smaller: 'smaller',
  longer: 'longer-lasting',
  warmer: 'warmer',
};
const superlatives: Record<Relation, string> = {
  cheaper: 'cheapest',
  dearer: 'most expensive',
  lighter: 'lightest',
  heavier: 'heaviest',
  brighter: 'brightest',
  bigger: 'biggest',
  smaller: 'smallest',
  longer: 'longest-lasting',
  warmer: 'warmest',
};

export const shoppingEn: ShoppingTexts = {
  yes: (fact) => `Yes. ${fact}`,
  no: (fact) => `No. ${fact}`,
  notCarried: (what) => (what === '' ? 'No, sorry, we don’t have that.' : `No, sorry, I couldn’t find “${what}” in our shop.`),
  closest: 'What comes closest:',
  overLimit: (name, price, over) => `The ${name} is ${price}, which is ${over} above your limit.`,
  sizeFor: (name, size) => `For the ${name}, take ${size}.`,
  askMeasure: (name) => `To find your size in the ${name}, tell me your measurements, for instance your chest or height in cm.`,
  noSize: (name, sizes) => `That’s outside the sizes of the ${name}: it comes in ${or(sizes, 'en')}.`,
  compared: (relation, name, own, other, difference) =>
    `The ${name} is ${relations[relation]}: ${own} against ${other} (${difference} difference).`,
  lead: (relation, name, own) => `The ${name} is the ${superlatives[relation]}: ${own}.`,
  equal: (value) => `No difference there: both are ${value}.`,
  left: (name, which, count) => `There ${count === 1 ? 'is' : 'are'} ${count} of the ${name}${which && ` in ${which}`} left.`,
  comesIn: (name, values) => `The ${name} comes in ${or(values, 'en')}.`,
  others: 'Here’s what else we have:',
  noOthers: 'That’s all we have of that kind.',
  whichKind: 'Happy to help! What kind of product do you have in mind?',
  changedLink: 'I’ve updated your purchase. Your link stays the same and is valid for 7 more days.',
  together: (total) => `Together that’s ${total} before shipping.`,
  delivered: (total) => `With delivery that comes to ${total}.`,
  freeDelivery: 'Delivery is free for this order.',
  stillOpen: (what, total) => `Your order so far: ${what}, ${total} before shipping. Shall I go ahead?`,
  weighs: (name, value) => `The ${name} weighs ${value}.`,
  holds: (name, value) => `The ${name} holds ${value}.`,
  measures: (name, size, axis) => (axis === undefined ? `The ${name} measures ${size}.` : `The ${name} is ${size} ${axis}.`),
  onlySays: (fact) => `Our description only says this: ${fact}`,
  quotation: (fact) => `“${fact}”`,
  inLanguage: (language, quotation) => `From the description (in ${language}): ${quotation}`,
  restUnknown: 'Our description doesn’t answer the rest. Shall I ask a colleague?',
  unknownToo: 'That isn’t in our description either. Shall I bring in a colleague who knows?',
  pick: (name) => `I’d go for the ${name}.`,
};
