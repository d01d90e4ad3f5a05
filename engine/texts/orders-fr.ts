import type { OrderTexts } from './order-texts.ts';

export const ordersFr: OrderTexts = {
  address: (number, where) => `La commande ${number} sera livrée à : ${where}.`,
  paid: (number) => `Oui, la commande ${number} est payée.`,
  allPaid: 'Oui, tout est payé.',
  unpaid: (number) => `Non, la commande ${number} n’est pas encore payée.`,
  holds: (number, items) => `C’est la commande ${number} (${items}).`,
  noTracking: (number) => `La commande ${number} n’a pas encore de numéro de suivi. Vous le recevrez par e-mail au départ du colis.`,
  takes: (days) =>
    `La livraison chez vous prend en général ${days} jours ouvrés après le départ du colis. Je ne connais pas le jour exact.`,
  unchanged: 'Non, je n’ai rien changé : tout reste comme avant.',
  yesDone: 'Oui, c’est fait.',
  untouched: (number) => `Non, la commande ${number} n’est pas concernée.`,
  no: 'Non.',
  onlyYours: 'Je ne peux montrer que vos propres commandes. La personne qui a passé celle-ci peut me le demander elle-même.',
  notDelivered: (country) => `Nous ne livrons pas dans ce pays (${country}). Quelle autre adresse souhaitez-vous ?`,
  tooLate: (number, days, date) =>
    `Un retour est possible dans les ${days} jours suivant la livraison. La commande ${number} date du ${date} : ce délai est donc dépassé, ce n’est plus possible.`,
  onlyThis: 'Nos pages disent seulement ceci :',
  goOn: 'Dites-moi quand vous voulez continuer.',
};
