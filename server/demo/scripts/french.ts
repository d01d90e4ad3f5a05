import { answers, asks, handsOver, notes, says, takes, writes } from '../dialogue/lines.ts';
import { arrivedBroken, beforeCancelling, beforeReturning, late, onItsWay, waitingForRefund } from '../dialogue/needs.ts';
import { scripts } from '../dialogue/script.ts';
import { countryName } from '../articles/rates.ts';
import { amount } from '../money.ts';

const hello = '{Bonjour|Bonsoir|Bonjour à vous|Salut}';
const questions = [
  [
    'bottle-drift',
    '{La gourde Drift garde-t-elle le thé chaud ?|combien de temps la drift garde chaud}',
    'Oui, le thé reste chaud 12 heures et l’eau fraîche 24 heures.',
    'hot for 12 hours',
  ],
  [
    'lamp-pier',
    '{La lanterne Pier peut-elle rester dehors sous la pluie ?|la lampe Pier est étanche ?}',
    'Elle peut rester sous la pluie (IP54), mais pas dans le gel.',
    'may stay out in the rain',
  ],
  [
    'stove-kestrel',
    '{Quelles cartouches pour le réchaud Kestrel ?|le kestrel marche avec des cartouches à clipser ?}',
    'Des cartouches à vis EN 417. Les cartouches à clipser ou à percer ne vont pas.',
    'threaded cartridges to EN 417',
  ],
  [
    'towel-swift',
    '{Quelle taille fait la serviette Swift L ?|dimensions de la serviette de voyage en L ?}',
    'La L mesure 75 × 130 cm et pèse 165 g.',
    '75 × 130 cm',
  ],
] as const;

export const frenchScripts = scripts('fr', [
  {
    name: 'question sur un produit',
    share: 30,
    intent: 'product_question',
    subject: 'Question sur un produit',
    play: (s) => {
      const [product, ask, answer, fact] = s.draws.pick(questions);
      return [says(`${hello}. ${ask}`), answers(answer, [s.product(product, fact)], { product }), s.thanks()];
    },
  },
  {
    name: 'délais de livraison',
    share: 16,
    intent: 'delivery_period',
    subject: 'Délais de livraison',
    play: (s) => {
      const [country, { days, carrier, cost, freeFrom }] = [countryName(s.country, 'fr'), s.delivery];
      return [
        says(`${hello}, {combien de temps pour une livraison en ${country} ?|c’est quoi le délai et le prix pour la ${country} ?}`),
        answers(
          `Pour la ${country} : ${days.join(' à ')} jours ouvrés avec ${carrier}, ${s.money(amount(cost))}, offert dès ${freeFrom / 100} €.`,
          [s.article('shipping', country)],
        ),
        s.thanks(),
      ];
    },
  },
  {
    name: 'moyens de paiement',
    share: 10,
    intent: 'payment_methods',
    subject: 'Paiement',
    play: (s) => [
      says('{Quels moyens de paiement acceptez-vous ?|je peux payer avec paypal ?}'),
      answers(
        'Visa, Mastercard, Maestro, PayPal et les cartes cadeaux. La facture et le paiement à la livraison n’existent qu’aux Pays-Bas, en Belgique et en Allemagne.',
        [s.article('payment-methods', 'Nous acceptons'), s.article('payment-methods', 'La facture')],
      ),
      s.thanks(),
    ],
  },
  {
    name: 'où est mon colis',
    share: 34,
    intent: 'track_order',
    needs: onItsWay,
    subject: (s) => `Où est ${s.number} ?`,
    play: (s) => [
      says(`${hello}, {où en est ma commande|quand arrive la commande} ${s.number} ?`),
      s.proves(),
      answers(
        `La commande ${s.number} est partie ${s.day(s.journey.shipped)} avec ${s.delivery.carrier} et devrait arriver au plus tard ${s.due}. Numéro de suivi : ${s.tracking}.`,
        [...s.proof(), s.order()],
        { order: true },
      ),
      s.thanks(),
    ],
  },
  {
    name: 'colis en retard',
    share: 8,
    intent: 'track_order',
    needs: late,
    priority: 'high',
    subject: (s) => `${s.number} en retard`,
    play: (s) => [
      says(`{Toujours rien reçu pour ${s.number} !|Ma commande ${s.number} est en retard}`),
      s.proves(),
      handsOver(
        'policy_restriction',
        `Désolé pour cette attente : ${s.number} devait arriver au plus tard ${s.due}. Je fais appel à un collègue pour lancer une recherche.`,
        `${s.number} is ${s.late} late with ${s.delivery.carrier}; the customer writes French.`,
        [...s.proof(), s.order()],
      ),
      takes(),
      writes(
        `Bonjour ${s.first}, j’ai ouvert une recherche chez ${s.delivery.carrier}. Je vous écris dès que j’ai la réponse, sous deux jours ouvrés.`,
      ),
      says('{D’accord, merci|merci, j’attends}'),
    ],
  },
  {
    name: 'retour',
    share: 12,
    intent: 'return_item',
    needs: beforeReturning,
    subject: (s) => `Retour de ${s.number}`,
    play: (s) => [
      says(`{Je voudrais renvoyer ${s.number}|Comment faire un retour ? ${s.number}}`),
      s.proves(),
      answers(
        `Oui, bien sûr : ${s.number} est arrivée ${s.day(s.journey.delivered)} et vous avez 30 jours. L’étiquette coûte ${s.country === 'BE' ? '3,95 € depuis la Belgique' : '6,95 € depuis la France'}, déduits du remboursement. Voulez-vous que je demande une étiquette ?`,
        [...s.proof(), s.order(), s.article('returns', '30 jours'), s.article('returns', '6,95 €')],
        { order: true },
      ),
      says('{Oui, merci|oui svp}'),
      handsOver(
        'policy_restriction',
        'Bien sûr ! Je fais appel à un collègue pour l’étiquette.',
        `Wants to return ${s.number}; needs a label. The customer writes French.`,
      ),
      takes(),
      writes('Bonjour, je viens de vous envoyer l’étiquette par e-mail. Gardez bien le reçu.', { order: true }),
      s.thanks(),
    ],
  },
  {
    name: 'annuler',
    share: 9,
    intent: 'cancel_order',
    needs: beforeCancelling,
    subject: (s) => `Annuler ${s.number}`,
    play: (s) => [
      says(`{Je veux annuler ${s.number}|est-ce que je peux encore annuler ${s.number} ?}`),
      s.proves(),
      handsOver(
        'policy_restriction',
        'Oui, elle n’est pas encore emballée, l’annulation est donc gratuite. Je fais appel à un collègue pour s’en charger.',
        `Wants ${s.number} cancelled; not packed yet. The customer writes French.`,
        [...s.proof(), s.order(), s.article('cancellation', 'sans frais')],
      ),
      takes(),
      writes(`C’est fait : ${s.number} est annulée et nous vous remboursons ${s.total} aujourd’hui.`, { order: true }),
      s.thanks(),
    ],
  },
  {
    name: 'remboursement',
    share: 18,
    intent: 'track_refund',
    needs: waitingForRefund,
    subject: (s) => `Remboursement de ${s.number}`,
    play: (s) => [
      says(`{Avez-vous reçu mon retour ${s.number} ?|Où est mon remboursement pour ${s.number} ?}`),
      s.proves(),
      answers(
        `Votre retour est arrivé ${s.day(s.journey.returned)}. Nous remboursons dans les 5 jours ouvrés qui suivent.`,
        [...s.proof(), s.order(), s.article('refunds', '5 jours ouvrés')],
        { order: true },
      ),
      s.thanks(),
    ],
  },
  {
    name: 'article abîmé',
    share: 8,
    intent: 'complaint',
    needs: arrivedBroken,
    priority: 'high',
    subject: (s) => `Abîmé : ${s.item}`,
    play: (s) => [
      says(`{L’article est arrivé abîmé, commande ${s.number}|${s.item} a un défaut, ${s.number}}`),
      s.proves(),
      handsOver(
        'policy_restriction',
        'Désolé que l’article soit arrivé abîmé. Envoyez-nous une photo, et un collègue vous proposera un remplacement ou une remise.',
        `${s.item} of ${s.number} arrived damaged. The customer writes French.`,
        [...s.proof(), s.order()],
      ),
      takes(),
      notes('Photo vue, défaut léger : 30 %.'),
      writes('Merci pour la photo. Une remise de 30 % vous irait-elle ? Vous gardez l’article.'),
      says('{Oui, parfait|d’accord}'),
    ],
  },
  {
    name: 'parler à quelqu’un',
    share: 10,
    intent: 'contact_human_agent',
    subject: 'Demande une personne',
    play: (s) => [
      says('{Je peux parler à quelqu’un ?|un conseiller svp}'),
      asks('Bien sûr ! C’est à quel sujet ?'),
      says('{Un cadeau, j’hésite entre deux lampes|c’est compliqué à écrire}'),
      handsOver('customer_request', 'Pas de souci, je fais appel à un collègue.', 'Asks for a person in French, about a present.', [
        s.article('contact', '9 h à 18 h'),
      ]),
      takes(),
      writes(`Bonjour ${s.first}, je suis là. Pour lire ou pour l’ambiance, cette lampe ?`),
      says('{Pour lire au lit|plutôt pour lire}'),
      writes('Alors la Buoy : trois niveaux, et l’interrupteur est sur le pied.', { product: 'lamp-buoy' }),
      s.thanks(),
    ],
  },
]);
