import type { ProblemTexts } from './problem-texts.ts';

const of = (what: string) => (what === '' ? '' : ` (${what})`);

export const problemsDe: ProblemTexts = {
  sorry: {
    damaged: [
      (what) => `Das tut mir leid, so sollte nichts ankommen${of(what)}.`,
      (what) => `Wie ärgerlich, dass etwas nicht in Ordnung ist${of(what)}.`,
    ],
    wrong_item: [
      (what) => `Das tut mir leid, das haben Sie nicht bestellt${of(what)}.`,
      (what) => `Entschuldigen Sie, da haben wir etwas verwechselt${of(what)}.`,
    ],
    missing_item: [
      (what) => `Das tut mir leid, da fehlt etwas${of(what)}.`,
      (what) => `Entschuldigen Sie, Ihr Paket war nicht vollständig${of(what)}.`,
    ],
    charged_twice: [
      () => 'Ich verstehe, eine doppelte Abbuchung ist beunruhigend.',
      () => 'Gut, dass Sie das melden: Zwei Abbuchungen müssen geklärt werden.',
    ],
    payment_failed: [() => 'Schade, dass die Zahlung nicht klappt.', () => 'Das ist ärgerlich, die Zahlung ging also nicht durch.'],
    price_drop: [
      () => 'Ich verstehe, das ist so kurz nach dem Kauf ärgerlich.',
      () => 'Verstehe, der Preis hat sich seit Ihrem Kauf geändert.',
    ],
    invoice_details: [() => 'Verstehe, auf der Rechnung fehlen Ihre Angaben.', () => 'Gut, dann braucht die Rechnung andere Angaben.'],
  },
  about: (number, items) => `Es geht um Bestellung ${number} (${items}).`,
  ask: {
    damaged: {
      known: 'Können Sie hier ein Foto schicken und sagen, was Sie sich wünschen? Dann kümmert sich jemand aus dem Team darum.',
      order:
        'Können Sie mir die Bestellnummer nennen, ein Foto schicken und sagen, was Sie sich wünschen? Dann kümmert sich jemand aus dem Team darum.',
    },
    wrong_item: {
      known: 'Was ist stattdessen angekommen, am besten mit Foto? Dann kümmert sich jemand aus dem Team darum.',
      order: 'Nennen Sie mir bitte die Bestellnummer und was stattdessen angekommen ist? Dann kümmert sich jemand aus dem Team darum.',
    },
    missing_item: {
      known: 'Was genau fehlt? Dann kümmert sich jemand aus dem Team darum.',
      order: 'Wie lautet die Bestellnummer, und was genau fehlt? Dann kümmert sich jemand aus dem Team darum.',
    },
    charged_twice: {
      known: 'Welche Beträge wurden wann abgebucht? Dann prüft das jemand aus dem Team.',
      order: 'Wie lautet die Bestellnummer, und welche Beträge wurden wann abgebucht? Dann prüft das jemand aus dem Team.',
    },
    payment_failed: {
      known: 'Soll sich das jemand aus dem Team ansehen?',
      order: 'Soll sich das jemand aus dem Team ansehen?',
    },
    price_drop: {
      known: 'Soll ich das an unser Team weitergeben?',
      order: 'Wie lautet die Bestellnummer? Dann gebe ich das an unser Team weiter.',
    },
    invoice_details: {
      known: 'Was soll darauf stehen: Firmenname, Adresse und USt-IdNr.? Unser Team berichtigt sie dann.',
      order: 'Wie lautet die Bestellnummer, und was soll darauf stehen: Firmenname, Adresse und USt-IdNr.?',
    },
  },
  unpaid: (number) => `Bestellung ${number} wartet noch auf die Zahlung, bezahlt wurde dafür also nichts.`,
  passedOn: ['Danke! Ich habe alles weitergegeben.', 'Danke, das ist alles für mein Team notiert.'],
  stillNeeded: 'Sagen Sie mir dann einfach, wonach ich gefragt habe, und ich gebe alles ans Team weiter.',
  name: {
    late: 'Paket verspätet oder verloren',
    damaged: 'Artikel beschädigt oder defekt',
    wrong_item: 'Falscher Artikel erhalten',
    missing_item: 'Artikel fehlt im Paket',
    charged_twice: 'Doppelt abgebucht',
    payment_failed: 'Zahlung fehlgeschlagen',
    price_drop: 'Preisunterschied nach dem Kauf',
    invoice_details: 'Angaben auf der Rechnung',
    account_taken: 'Konto von Fremden genutzt',
  },
};
