import type { ActionTexts } from './action-texts.ts';
import { or } from './lists.ts';

export const actionsNl: ActionTexts = {
  reasons: { 'no longer needed': 'je hebt het niet meer nodig', 'ordered by mistake': 'je hebt per ongeluk besteld' },
  askReason: (number, reasons) => `Ik kan bestelling ${number} voor je annuleren. Mag ik vragen waarom: ${or(reasons, 'nl')}?`,
  reasonRefused: (reasons) =>
    `Ik kan alleen zelf annuleren om een van deze redenen: ${or(reasons, 'nl')}. Klopt dat? Zo niet, vertel me de reden, dan kijkt een collega ernaar.`,
  reason: (said) => `Reden: ${said}`,

  askAddress: 'Natuurlijk! Wat is het nieuwe adres: straat en huisnummer, postcode, plaats en land?',
  askPart: {
    line1: 'Bedankt! En wat zijn de straat en het huisnummer?',
    postcode: 'Bedankt! En wat is de postcode?',
    city: 'Bedankt! En welke plaats?',
    country: 'Bedankt! En welk land?',
  },
  whichUnits: {
    items: 'Welke hiervan wil je wijzigen?',
    return: 'Welke hiervan wil je terugsturen? Je kunt er meer noemen of ‘alles’ zeggen.',
    exchange: 'Welke hiervan wil je ruilen?',
  },
  whichVariant: (name, variants) => `Natuurlijk! ${name} is er in ${or(variants, 'nl')}. Welke wil je?`,
  onlyVariant: (name, variant) => `Van ${name} is verder alleen ${variant} op voorraad. Wil je die?`,
  variantGone: (name, which, others) =>
    `Sorry, ${name} is in ${which} op dit moment niet op voorraad, maar wel in ${or(others, 'nl')}. Welke wil je?`,
  noOtherVariant: (name) => `Sorry, van ${name} is op dit moment geen andere uitvoering op voorraad, dus ik kan dit niet wijzigen.`,
  onlyMethod: (label) => `Je andere betaalmethode is ${label}. Zal ik die gebruiken?`,
  whichMethod: (labels) => `Welke betaalmethode zal ik gebruiken: ${or(labels, 'nl')}?`,

  show: {
    cancel: (number) => `Ik kan bestelling ${number} voor je annuleren:`,
    items: (number) => `Dit kan ik in bestelling ${number} voor je wijzigen:`,
    order_address: (number) => `Ik kan bestelling ${number} naar dit adres laten sturen:`,
    own_address: () => 'Ik kan dit opslaan als je standaardadres:',
    payment: (number) => `Ik kan de betaalmethode van bestelling ${number} wijzigen:`,
    return: (number) => `Ik kan deze retour voor bestelling ${number} aanmelden:`,
    exchange: (number) => `Ik kan deze ruiling voor bestelling ${number} aanmelden:`,
  },
  paidWith: (label) => `Nieuwe betaalmethode: ${label}.`,
  refundNow: (amount, method) => `Terugbetaling: ${amount} (${method}).`,
  refundLater: (amount, method) => `Terugbetaling zodra we de artikelen hebben: ${amount} (${method}).`,
  chargeNow: (amount, method) => `Afschrijving: ${amount} (${method}).`,
  chargeLater: (amount, method) => `Afschrijving zodra we de artikelen hebben: ${amount} (${method}).`,
  noMoney: 'Je hebt nog niets betaald, dus er is niets om terug te betalen.',
  sameAmount: 'De prijs blijft gelijk.',
  unknownMethod: 'oorspronkelijke betaalmethode',
  onlyOnce: {
    items:
      'Let op: de artikelen van een bestelling kun je maar één keer wijzigen, en daarna kun je de bestelling niet meer annuleren. Wil je nog iets wijzigen, zeg het dan nu.',
    return: 'Let op: per bestelling is maar één retour of ruiling mogelijk. Wil je nog iets terugsturen, zeg het dan nu.',
    exchange: 'Let op: per bestelling is maar één retour of ruiling mogelijk. Wil je nog iets ruilen, zeg het dan nu.',
  },
  colleagueConfirms: 'Als je ja zegt, moet een collega het nog goedkeuren.',
  confirm: 'Zal ik dit doen?',
  confirmAgain: 'Klopt het zo?',
  confirmStill: {
    cancel: (number) => `Zal ik bestelling ${number} nog steeds annuleren?`,
    items: (number) => `Zal ik bestelling ${number} nog steeds wijzigen?`,
    order_address: (number) => `Zal ik bestelling ${number} nog steeds daarheen sturen?`,
    own_address: () => 'Zal ik dat adres nog steeds opslaan?',
    payment: (number) => `Zal ik de betaling van bestelling ${number} nog steeds wijzigen?`,
    return: (number) => `Zal ik de retour voor bestelling ${number} nog steeds aanmelden?`,
    exchange: (number) => `Zal ik de ruil voor bestelling ${number} nog steeds aanmelden?`,
  },
  plainYes: 'Ik wil het zeker weten voordat ik iets wijzig.',
  noHurry: 'Neem je tijd. Ik wijzig niets tot je ja zegt.',
  changedMeanwhile: 'Er is intussen iets veranderd, dus ik heb nog niets gedaan. Kijk er nog eens naar:',

  done: {
    cancel: (number) => `Gelukt! Bestelling ${number} is geannuleerd.`,
    items: (number) => `Gelukt! Bestelling ${number} is gewijzigd.`,
    order_address: (number) => `Gelukt! Bestelling ${number} gaat nu naar dit adres:`,
    own_address: () => 'Gelukt! Dit is nu je standaardadres:',
    payment: (number) => `Gelukt! De betaalmethode van bestelling ${number} is gewijzigd.`,
    return: (number) => `Gelukt! Je retour voor bestelling ${number} is aangemeld.`,
    exchange: (number) => `Gelukt! Je ruiling voor bestelling ${number} is aangemeld, en de nieuwe artikelen zijn voor je gereserveerd.`,
  },
  anythingElse: 'Kan ik je nog ergens mee helpen?',
  nothingDone: 'Geen probleem, ik heb niets gewijzigd. Wat wil je in plaats daarvan?',
  nothingTwice: 'Dat is al gebeurd, dus ik heb het zo gelaten. Kan ik je nog ergens mee helpen?',
  approval: 'Bedankt! Een collega moet dit nog goedkeuren. Ik heb alles doorgegeven, en je krijgt hier antwoord.',
  backTo: 'Dan nu terug naar waar we waren:',

  shipped: (number) =>
    `Bestelling ${number} is al verzonden en kan niet meer worden geannuleerd of gewijzigd. Zodra je hem hebt, kun je hem terugsturen.`,
  shippedAddress: (number) => `Bestelling ${number} is al verzonden, dus ik kan het adres niet meer wijzigen.`,
  delivered: (number) => `Bestelling ${number} is al bezorgd en kan niet meer worden geannuleerd of gewijzigd.`,
  notDelivered: (number) => `Bestelling ${number} is nog niet aangekomen. Terugsturen of ruilen kan na de bezorging.`,
  beingPrepared: (number) =>
    `Bestelling ${number} wordt al klaargemaakt, dus dit kan ik niet meer zelf doen. Een collega kan kijken wat er nog mogelijk is.`,
  over: {
    cancelled: (number) => `Bestelling ${number} is al geannuleerd.`,
    returned: (number) => `Bestelling ${number} is al geretourneerd.`,
  },
  changedBefore: (number) => `Bestelling ${number} is al een keer gewijzigd, dus ik kan hem niet meer wijzigen of annuleren.`,
  returnedBefore: (number) => `Voor bestelling ${number} was er al een retour of ruiling, dus ik kan geen nieuwe aanmelden.`,
  notAllowed: 'Dit kan ik niet zelf doen, maar een collega kan ernaar kijken.',
  outOfStock: 'Sorry, dat is net uitverkocht.',
  methodRefused: 'Sorry, die betaalmethode kan ik voor deze bestelling niet gebruiken.',
  balanceLow: 'Sorry, het tegoed op die cadeaukaart is hiervoor te laag.',
  addOrRemove:
    'Ik kan een artikel omwisselen voor een andere uitvoering van hetzelfde product. Artikelen toevoegen of verwijderen kan een collega.',
  offer: {
    cancel: 'Hij is nog niet verzonden, dus ik kan hem wel annuleren. Wil je dat?',
    items: 'Hij is nog niet verzonden, dus ik kan er wel een andere uitvoering van maken. Wil je dat?',
    return: 'Wil je er in plaats daarvan iets van terugsturen?',
    exchange: 'Wil je er in plaats daarvan iets van ruilen?',
  },
  refundByCancel: (number) => `Bestelling ${number} is nog niet verzonden. Als je hem annuleert, krijg je je geld terug.`,
  refundByReturn: (number) => `Bestelling ${number} is bezorgd. Als je hem terugstuurt, krijg je je geld terug.`,
  refundLaterByReturn: (number) => `Bestelling ${number} is onderweg. Zodra je hem hebt, kun je hem terugsturen en krijg je je geld terug.`,
  noPublicDiscount:
    'Ik weet op dit moment van geen kortingen, en ik kan er geen maken. Heb je een code? Die kun je bij het afrekenen invullen.',
  goesWith: (name, price) => `Past er goed bij: ${name} (${price}).`,
  wantOne: 'Wil je er een? Zeg het gerust, dan maak ik een bestellink voor je.',
};
