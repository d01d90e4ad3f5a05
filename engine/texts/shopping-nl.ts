import { or } from './lists.ts';
import type { Relation, ShoppingTexts } from './shopping-texts.ts';

const relations: Record<Relation, string> = {
  cheaper: 'goedkoper',
  dearer: 'duurder',
  lighter: 'lichter',
  heavier: 'zwaarder',
  brighter: 'helderder',
  bigger: 'groter',
  smaller: 'kleiner',
  longer: 'langer bruikbaar',
  warmer: 'warmer',
};
const superlatives: Record<Relation, string> = {
  cheaper: 'goedkoopst',
  dearer: 'duurst',
  lighter: 'lichtst',
  heavier: 'zwaarst',
  brighter: 'helderst',
  bigger: 'grootst',
  smaller: 'kleinst',
  longer: 'langst bruikbaar',
  warmer: 'warmst',
};

export const shoppingNl: ShoppingTexts = {
  yes: (fact) => `Ja. ${fact}`,
  no: (fact) => `Nee. ${fact}`,
  notCarried: (what) => (what === '' ? 'Nee, dat hebben we helaas niet.' : `Nee, ‘${what}’ kon ik helaas niet vinden in onze winkel.`),
  closest: 'Dit komt het dichtst in de buurt:',
  overLimit: (name, price, over) => `${name} kost ${price}, dat is ${over} boven je limiet.`,
  sizeFor: (name, size) => `Voor ${name} raad ik je ${size} aan.`,
  askMeasure: (name) => `Om je maat voor ${name} te vinden: wat zijn je maten, bijvoorbeeld je borstomvang of lengte in cm?`,
  noSize: (name, sizes) => `Dat valt buiten de maten van ${name}. Die is er in ${or(sizes, 'nl')}.`,
  compared: (relation, name, own, other, difference) =>
    `${name} is ${relations[relation]}: ${own} tegenover ${other} (${difference} verschil).`,
  lead: (relation, name, own) => `${name} is het ${superlatives[relation]}: ${own}.`,
  equal: (value) => `Daar zit geen verschil in: allebei ${value}.`,
  left: (name, which, count) => `Van ${name}${which && ` in ${which}`} ${count === 1 ? 'is er nog 1' : `zijn er nog ${count}`}.`,
  comesIn: (name, values) => `${name} is er in ${or(values, 'nl')}.`,
  others: 'Dit hebben we nog meer:',
  noOthers: 'Meer hebben we er niet van deze soort.',
  whichKind: 'Graag! Aan wat voor artikel denk je?',
  changedLink: 'Ik heb je bestelling aangepast. De link blijft dezelfde en is nog 7 dagen geldig.',
  together: (total) => `Samen is dat ${total} zonder verzendkosten.`,
  delivered: (total) => `Met verzending komt dat op ${total}.`,
  freeDelivery: 'De verzending is gratis voor deze bestelling.',
  stillOpen: (what, total) => `Je bestelling tot nu toe: ${what}, ${total} zonder verzendkosten. Zal ik doorgaan?`,
  weighs: (name, value) => `${name} weegt ${value}.`,
  holds: (name, value) => `${name} heeft een inhoud van ${value}.`,
  measures: (name, size, axis) =>
    axis === undefined
      ? `${name} meet ${size}.`
      : `${name} is ${size} ${{ high: 'hoog', wide: 'breed', long: 'lang', thick: 'dik' }[axis]}.`,
  onlySays: (fact) => `In onze beschrijving staat alleen: ${fact}`,
  quotation: (fact) => `‘${fact}’`,
  inLanguage: (language, quotation) => `In de beschrijving (in het ${language}) staat: ${quotation}`,
  restUnknown: 'De rest staat niet in onze beschrijving. Zal ik het aan een collega vragen?',
  unknownToo: 'Ook dat staat niet in onze beschrijving. Zal ik een collega erbij halen die het weet?',
  pick: (name) => `Ik zou ${name} kiezen.`,
};
