import { or } from './lists.ts';
import type { Relation, ShoppingTexts } from './shopping-texts.ts';

/** Words that agree with no gender: the product's name doesn't tell it. */
const relations: Record<Relation, string> = {
  cheaper: 'costa di meno',
  dearer: 'costa di più',
  lighter: 'pesa di meno',
  heavier: 'pesa di più',
  brighter: 'fa più luce',
  bigger: 'ha dimensioni maggiori',
  smaller: 'ha dimensioni minori',
  longer: 'dura di più',
  warmer: 'tiene più caldo',
};

export const shoppingIt: ShoppingTexts = {
  yes: (fact) => `Sì. ${fact}`,
  no: (fact) => `No. ${fact}`,
  notCarried: (what) =>
    what === '' ? 'No, mi dispiace, non lo abbiamo.' : `No, mi dispiace, non ho trovato «${what}» nel nostro negozio.`,
  closest: 'Quello che si avvicina di più:',
  overLimit: (name, price, over) => `${name} costa ${price}, cioè ${over} oltre il tuo limite.`,
  sizeFor: (name, size) => `Per ${name} ti consiglio ${size}.`,
  askMeasure: (name) => `Per trovare la tua taglia di ${name}, dimmi le tue misure, per esempio il torace o l’altezza in cm.`,
  noSize: (name, sizes) => `È fuori dalle taglie di ${name}, che sono ${or(sizes, 'it')}.`,
  compared: (relation, name, own, other, difference) =>
    `${name} ${relations[relation]}: ${own} contro ${other} (${difference} di differenza).`,
  lead: (relation, name, own) => `Tra tutti, ${name} ${relations[relation]}: ${own}.`,
  equal: (value) => `Non c’è differenza: ${value} per entrambi.`,
  left: (name, which, count) => `Di ${name}${which && ` in ${which}`} ${count === 1 ? 'ne resta 1' : `ne restano ${count}`}.`,
  comesIn: (name, values) => `${name} è disponibile in ${or(values, 'it')}.`,
  others: 'Ecco cos’altro abbiamo:',
  noOthers: 'Di questo tipo non abbiamo altro.',
  whichKind: 'Volentieri! A che tipo di prodotto stai pensando?',
  changedLink: 'Ho aggiornato il tuo acquisto. Il link resta lo stesso ed è valido per altri 7 giorni.',
  together: (total) => `In tutto sono ${total}, spedizione esclusa.`,
  delivered: (total) => `Con la spedizione sono ${total}.`,
  freeDelivery: 'Per questo ordine la spedizione è gratuita.',
  stillOpen: (what, total) => `Il tuo ordine finora: ${what}, ${total} spedizione esclusa. Procedo?`,
  weighs: (name, value) => `${name} pesa ${value}.`,
  holds: (name, value) => `${name} ha una capacità di ${value}.`,
  measures: (name, size, axis) =>
    axis === undefined
      ? `${name} misura ${size}.`
      : `${name} misura ${size} di ${{ high: 'altezza', wide: 'larghezza', long: 'lunghezza', thick: 'spessore' }[axis]}.`,
  onlySays: (fact) => `La nostra descrizione dice solo questo: ${fact}`,
  quotation: (fact) => `«${fact}»`,
  inLanguage: (language, quotation) => `La descrizione (in ${language}) dice: ${quotation}`,
  restUnknown: 'La nostra descrizione non dice altro. Vuoi che chieda a un collega?',
  unknownToo: 'Anche questo non è nella nostra descrizione. Vuoi che ti risponda un collega?',
  pick: (name) => `Io sceglierei ${name}.`,
};
