import { or } from './lists.ts';
import type { Relation, ShoppingTexts } from './shopping-texts.ts';

const relations: Record<Relation, string> = {
  cheaper: 'moins cher',
  dearer: 'plus cher',
  lighter: 'plus léger',
  heavier: 'plus lourd',
  brighter: 'plus lumineux',
  bigger: 'plus grand',
  smaller: 'plus petit',
  longer: 'plus endurant',
  warmer: 'plus chaud',
};
const superlatives = relations;

export const shoppingFr: ShoppingTexts = {
  yes: (fact) => `Oui. ${fact}`,
  no: (fact) => `Non. ${fact}`,
  notCarried: (what) =>
    what === '' ? 'Non, désolé, nous n’en avons pas.' : `Non, désolé, je n’ai pas trouvé « ${what} » dans notre boutique.`,
  closest: 'Ce qui s’en rapproche le plus :',
  overLimit: (name, price, over) => `${name} coûte ${price}, soit ${over} de plus que votre limite.`,
  sizeFor: (name, size) => `Pour ${name}, prenez la taille ${size}.`,
  askMeasure: (name) =>
    `Pour trouver votre taille (${name}), donnez-moi vos mesures, par exemple votre tour de poitrine ou votre taille en cm.`,
  noSize: (name, sizes) => `Cela sort des tailles disponibles pour ${name} : ${or(sizes, 'fr')}.`,
  compared: (relation, name, own, other, difference) =>
    `Le ${relations[relation]} des deux : ${name}, ${own} contre ${other} (${difference} d’écart).`,
  lead: (relation, name, own) => `Le ${superlatives[relation]} : ${name}, ${own}.`,
  equal: (value) => `Aucune différence : ${value} pour les deux.`,
  left: (name, which, count) => `Il en reste ${count} (${name}${which && `, ${which}`}).`,
  comesIn: (name, values) => `${name} existe en ${or(values, 'fr')}.`,
  others: 'Voici ce que nous avons d’autre :',
  noOthers: 'C’est tout ce que nous avons dans ce genre.',
  whichKind: 'Avec plaisir ! À quel type d’article pensez-vous ?',
  changedLink: 'J’ai mis à jour votre commande. Le lien reste le même et est valable 7 jours de plus.',
  together: (total) => `Au total, cela fait ${total} hors livraison.`,
  delivered: (total) => `Avec la livraison, cela fait ${total}.`,
  freeDelivery: 'La livraison est gratuite pour cette commande.',
  stillOpen: (what, total) => `Votre commande pour l’instant : ${what}, ${total} hors livraison. Je continue ?`,
  weighs: (name, value) => `${name} pèse ${value}.`,
  holds: (name, value) => `${name} a une contenance de ${value}.`,
  measures: (name, size, axis) =>
    axis === undefined
      ? `${name} mesure ${size}.`
      : `${name} mesure ${size} ${{ high: 'de haut', wide: 'de large', long: 'de long', thick: 'd’épaisseur' }[axis]}.`,
  onlySays: (fact) => `Notre description dit seulement ceci : ${fact}`,
  quotation: (fact) => `« ${fact} »`,
  inLanguage: (language, quotation) => `La description (en ${language}) indique : ${quotation}`,
  restUnknown: 'Notre description ne dit rien du reste. Voulez-vous que je demande à l’équipe ?',
  unknownToo: 'Cela non plus ne figure pas dans notre description. Voulez-vous qu’un collègue vous réponde ?',
  pick: (name) => `Je choisirais ${name}.`,
};
