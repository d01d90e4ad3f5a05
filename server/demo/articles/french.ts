import type { Article } from './article.ts';
import { demoShop } from '../shop.ts';
import { rates } from './rates.ts';

export const french: Article[] = [
  {
    id: 'shipping',
    title: 'Délais et frais de livraison',
    body: `Les commandes passées avant 16 h un jour ouvré quittent notre entrepôt de Rotterdam le jour même, les autres le jour ouvré suivant. La dernière semaine de novembre, comptez un jour de plus.

${rates('fr')}

Vous recevez un e-mail avec le numéro de suivi dès que le colis part. Les transporteurs livrent du lundi au samedi.`,
  },
  {
    id: 'returns',
    title: 'Retours sous 30 jours',
    body: `Vous pouvez renvoyer tout article non utilisé dans les 30 jours suivant la livraison. Essayez les vêtements comme en magasin et laissez les étiquettes.

Demandez un retour dans le chat : vous recevez une étiquette par e-mail. Elle coûte 6,95 € depuis la France et 3,95 € depuis la Belgique, déduits du remboursement. Si nous nous sommes trompés ou si l'article est abîmé, le retour est gratuit.

Les articles gravés, les cartes cadeaux et les couteaux affûtés ne sont pas repris.`,
  },
  {
    id: 'refunds',
    title: 'Remboursements',
    body: `Nous remboursons dans les 5 jours ouvrés après l'arrivée du retour à Rotterdam, par le moyen de paiement utilisé.

Comptez ensuite 3 à 5 jours ouvrés pour une carte ; avec PayPal c'est immédiat. Si toute la commande revient, les frais de livraison aller sont remboursés aussi.`,
  },
  {
    id: 'payment-methods',
    title: 'Moyens de paiement',
    body: `Nous acceptons Visa, Mastercard et Maestro, PayPal, les cartes cadeaux, la facture et le paiement à la livraison.

La facture (14 jours, jusqu'à 300 €) et le paiement à la livraison (jusqu'à 100 €) sont réservés aux Pays-Bas, à la Belgique et à l'Allemagne. Bancontact et Klarna ne sont pas encore proposés.`,
  },
  {
    id: 'cancellation',
    title: 'Annuler une commande',
    body: `Une commande s'annule sans frais tant qu'elle n'est pas emballée, en général jusqu'au jour ouvré suivant. Le montant payé est rendu le jour même.

Une fois emballée ou partie, elle ne peut plus être annulée : refusez le colis ou renvoyez-le dans les 30 jours.`,
  },
  {
    id: 'contact',
    title: 'Horaires et contact',
    body: `Des personnes répondent du lundi au vendredi de 9 h à 18 h et le samedi de 10 h à 16 h. Notre assistant répond à toute heure et fait venir quelqu'un si besoin.

Écrivez dans le chat ou à ${demoShop.email}, ou appelez le ${demoShop.phone}.`,
  },
];
