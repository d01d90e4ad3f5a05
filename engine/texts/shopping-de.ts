import { or } from './lists.ts';
import type { Relation, ShoppingTexts } from './shopping-texts.ts';

const relations: Record<Relation, string> = {
  cheaper: 'günstiger',
  dearer: 'teurer',
  lighter: 'leichter',
  heavier: 'schwerer',
  brighter: 'heller',
  bigger: 'größer',
  smaller: 'kleiner',
  longer: 'länger haltbar',
  warmer: 'wärmer',
};
const superlatives: Record<Relation, string> = {
  cheaper: 'günstigsten',
  dearer: 'teuersten',
  lighter: 'leichtesten',
  heavier: 'schwersten',
  brighter: 'hellsten',
  bigger: 'größten',
  smaller: 'kleinsten',
  longer: 'ausdauerndsten',
  warmer: 'wärmsten',
};

export const shoppingDe: ShoppingTexts = {
  yes: (fact) => `Ja. ${fact}`,
  no: (fact) => `Nein. ${fact}`,
  notCarried: (what) => (what === '' ? 'Nein, das führen wir leider nicht.' : `Nein, „${what}“ haben wir leider nicht im Sortiment.`),
  closest: 'Am nächsten kommt:',
  overLimit: (name, price, over) => `${name} kostet ${price}, das sind ${over} über Ihrer Grenze.`,
  sizeFor: (name, size) => `Für ${name} empfehle ich Ihnen ${size}.`,
  askMeasure: (name) =>
    `Damit ich die passende Größe für ${name} finde: Wie sind Ihre Maße, zum Beispiel Brustumfang oder Körpergröße in cm?`,
  noSize: (name, sizes) => `Das liegt außerhalb der Größen von ${name}. Es gibt ${or(sizes, 'de')}.`,
  compared: (relation, name, own, other, difference) =>
    `${name} ist ${relations[relation]}: ${own} gegenüber ${other} (${difference} Unterschied).`,
  lead: (relation, name, own) => `Am ${superlatives[relation]} ist ${name}: ${own}.`,
  equal: (value) => `Da gibt es keinen Unterschied: beide ${value}.`,
  left: (name, which, count) =>
    `Von ${name}${which && ` in ${which}`} ${count === 1 ? 'ist noch 1 Stück' : `sind noch ${count} Stück`} da.`,
  comesIn: (name, values) => `${name} gibt es in ${or(values, 'de')}.`,
  others: 'Das haben wir noch:',
  noOthers: 'Mehr haben wir davon nicht.',
  whichKind: 'Gern! An was für einen Artikel denken Sie?',
  changedLink: 'Ich habe Ihre Bestellung angepasst. Der Link bleibt derselbe und gilt weitere 7 Tage.',
  together: (total) => `Zusammen sind das ${total} ohne Versand.`,
  delivered: (total) => `Mit Versand macht das ${total}.`,
  freeDelivery: 'Für diese Bestellung ist der Versand kostenlos.',
  stillOpen: (what, total) => `Ihre Bestellung bisher: ${what}, ${total} ohne Versand. Soll ich sie so fertig machen?`,
  weighs: (name, value) => `${name} wiegt ${value}.`,
  holds: (name, value) => `${name} fasst ${value}.`,
  measures: (name, size, axis) =>
    axis === undefined
      ? `${name} misst ${size}.`
      : `${name} ist ${size} ${{ high: 'hoch', wide: 'breit', long: 'lang', thick: 'dick' }[axis]}.`,
  onlySays: (fact) => `In unserer Beschreibung steht nur: ${fact}`,
  quotation: (fact) => `„${fact}“`,
  inLanguage: (language, quotation) => `In der Beschreibung (auf ${language}) steht: ${quotation}`,
  restUnknown: 'Den Rest sagt unsere Beschreibung nicht. Soll ich im Team nachfragen?',
  unknownToo: 'Auch das steht nicht in unserer Beschreibung. Soll ich jemanden holen, der es weiß?',
  pick: (name) => `Ich würde ${name} nehmen.`,
};
