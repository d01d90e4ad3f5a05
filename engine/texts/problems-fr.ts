import type { ProblemTexts } from './problem-texts.ts';

const of = (what: string) => (what === '' ? '' : ` (${what})`);

export const problemsFr: ProblemTexts = {
  sorry: {
    damaged: [
      (what) => `Je suis désolé, cela n’aurait pas dû arriver dans cet état${of(what)}.`,
      (what) => `C’est vraiment dommage, je suis navré pour cet article${of(what)}.`,
    ],
    wrong_item: [
      (what) => `Je suis désolé, ce n’est pas ce que vous aviez commandé${of(what)}.`,
      (what) => `Navré, nous nous sommes trompés dans votre colis${of(what)}.`,
    ],
    missing_item: [
      (what) => `Je suis désolé, il manquait quelque chose dans votre colis${of(what)}.`,
      (what) => `Navré que votre colis ne soit pas complet${of(what)}.`,
    ],
    charged_twice: [
      () => 'Je comprends, un double débit est inquiétant.',
      () => 'Vous avez bien fait de le signaler : deux débits, cela doit être vérifié.',
    ],
    payment_failed: [() => 'Je suis désolé que le paiement ne passe pas.', () => 'C’est pénible, le paiement n’est donc pas passé.'],
    price_drop: [
      () => 'Je comprends, c’est contrariant si peu de temps après l’achat.',
      () => 'Je vois, le prix a changé depuis votre achat.',
    ],
    invoice_details: [
      () => 'Je comprends, il faut compléter votre facture.',
      () => 'Je vois, la facture ne contient pas ce qu’il vous faut.',
    ],
  },
  about: (number, items) => `Il s’agit de la commande ${number} (${items}).`,
  ask: {
    damaged: {
      known: 'Pouvez-vous envoyer une photo ici et me dire ce que vous souhaitez ? Un collègue s’en occupera.',
      order: 'Pouvez-vous me donner le numéro de commande, envoyer une photo et me dire ce que vous souhaitez ? Un collègue s’en occupera.',
    },
    wrong_item: {
      known: 'Qu’avez-vous reçu à la place, avec une photo si possible ? Un collègue s’en occupera.',
      order: 'Pouvez-vous me donner le numéro de commande et me dire ce que vous avez reçu à la place ? Un collègue s’en occupera.',
    },
    missing_item: {
      known: 'Que manque-t-il exactement ? Un collègue s’en occupera.',
      order: 'Pouvez-vous me donner le numéro de commande et me dire ce qui manque exactement ? Un collègue s’en occupera.',
    },
    charged_twice: {
      known: 'Quels montants ont été débités, et quels jours ? Un collègue les vérifiera.',
      order: 'Quel est le numéro de commande, et quels montants ont été débités, quels jours ? Un collègue les vérifiera.',
    },
    payment_failed: {
      known: 'Souhaitez-vous qu’un collègue regarde cela ?',
      order: 'Souhaitez-vous qu’un collègue regarde cela ?',
    },
    price_drop: {
      known: 'Voulez-vous que je transmette cela à un collègue ?',
      order: 'Quel est le numéro de commande ? Je transmettrai cela à un collègue.',
    },
    invoice_details: {
      known: 'Que doit-elle indiquer : nom de la société, adresse et numéro de TVA ? Un collègue la corrigera.',
      order: 'Quel est le numéro de commande, et que doit-elle indiquer : nom de la société, adresse et numéro de TVA ?',
    },
  },
  unpaid: (number) => `La commande ${number} attend encore son paiement : rien n’a donc été payé.`,
  passedOn: ['Merci ! J’ai tout transmis.', 'Merci, tout est noté pour mes collègues.'],
  stillNeeded: 'Dès que vous pouvez, donnez-moi ce que je vous ai demandé et je transmettrai le tout à un collègue.',
  name: {
    late: 'Colis en retard ou perdu',
    damaged: 'Article abîmé ou défectueux',
    wrong_item: 'Mauvais article reçu',
    missing_item: 'Article manquant dans le colis',
    charged_twice: 'Débité deux fois',
    payment_failed: 'Paiement refusé',
    price_drop: 'Différence de prix après l’achat',
    invoice_details: 'Mentions sur une facture',
    account_taken: 'Compte utilisé par un tiers',
  },
};
