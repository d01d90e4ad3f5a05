import type { ProblemTexts } from './problem-texts.ts';

const of = (what: string) => (what === '' ? '' : ` (${what})`);

export const problemsNl: ProblemTexts = {
  sorry: {
    damaged: [
      (what) => `Wat vervelend, dat hoort niet zo aan te komen${of(what)}.`,
      (what) => `Dat spijt me, zo hoort het niet te zijn${of(what)}.`,
    ],
    wrong_item: [
      (what) => `Dat spijt me, dat heb je niet besteld${of(what)}.`,
      (what) => `Excuses, daar hebben wij iets verwisseld${of(what)}.`,
    ],
    missing_item: [
      (what) => `Dat spijt me, er ontbreekt iets${of(what)}.`,
      (what) => `Wat vervelend dat je pakket niet compleet was${of(what)}.`,
    ],
    charged_twice: [
      () => 'Ik begrijp het, een dubbele afschrijving is vervelend.',
      () => 'Goed dat je het meldt: twee afschrijvingen moeten we uitzoeken.',
    ],
    payment_failed: [() => 'Wat vervelend dat de betaling niet lukt.', () => 'Jammer, de betaling is dus niet gelukt.'],
    price_drop: [
      () => 'Ik begrijp het, dat is vervelend zo kort na de aankoop.',
      () => 'Ik zie het, de prijs is sinds je aankoop veranderd.',
    ],
    invoice_details: [() => 'Ik begrijp het, je gegevens moeten op de factuur.', () => 'Goed, de factuur heeft andere gegevens nodig.'],
  },
  about: (number, items) => `Het gaat om bestelling ${number} (${items}).`,
  ask: {
    damaged: {
      known: 'Kun je hier een foto sturen en zeggen wat je graag wilt? Dan pakt een collega het op.',
      order: 'Kun je mij het bestelnummer geven, een foto sturen en zeggen wat je graag wilt? Dan pakt een collega het op.',
    },
    wrong_item: {
      known: 'Wat is er in plaats daarvan aangekomen, liefst met een foto? Dan pakt een collega het op.',
      order: 'Wat is het bestelnummer, en wat is er in plaats daarvan aangekomen? Dan pakt een collega het op.',
    },
    missing_item: {
      known: 'Wat ontbreekt er precies? Dan pakt een collega het op.',
      order: 'Wat is het bestelnummer, en wat ontbreekt er precies? Dan pakt een collega het op.',
    },
    charged_twice: {
      known: 'Welke bedragen zijn er afgeschreven, en op welke dagen? Dan kijkt een collega het na.',
      order: 'Wat is het bestelnummer, en welke bedragen zijn er afgeschreven, op welke dagen? Dan kijkt een collega het na.',
    },
    payment_failed: { known: 'Zal ik een collega laten meekijken?', order: 'Zal ik een collega laten meekijken?' },
    price_drop: { known: 'Zal ik dit doorgeven aan een collega?', order: 'Wat is het bestelnummer? Dan geef ik het door aan een collega.' },
    invoice_details: {
      known: 'Wat moet erop staan: bedrijfsnaam, adres en btw-nummer? Een collega past hem dan aan.',
      order: 'Wat is het bestelnummer, en wat moet erop staan: bedrijfsnaam, adres en btw-nummer?',
    },
  },
  unpaid: (number) => `Bestelling ${number} wacht nog op betaling, er is dus niets betaald.`,
  passedOn: ['Bedankt! Ik heb alles doorgegeven.', 'Bedankt, het staat allemaal genoteerd voor mijn collega’s.'],
  stillNeeded: 'Vertel me gerust wat ik vroeg, dan geef ik alles door aan een collega.',
  name: {
    late: 'Pakket te laat of kwijt',
    damaged: 'Artikel beschadigd of defect',
    wrong_item: 'Verkeerd artikel ontvangen',
    missing_item: 'Artikel ontbreekt in het pakket',
    charged_twice: 'Dubbel afgeschreven',
    payment_failed: 'Betaling mislukt',
    price_drop: 'Prijsverschil na aankoop',
    invoice_details: 'Gegevens op de factuur',
    account_taken: 'Account door een ander gebruikt',
  },
};
