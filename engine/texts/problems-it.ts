import type { ProblemTexts } from './problem-texts.ts';

const of = (what: string) => (what === '' ? '' : ` (${what})`);

export const problemsIt: ProblemTexts = {
  sorry: {
    damaged: [
      (what) => `Mi dispiace, non doveva arrivare così${of(what)}.`,
      (what) => `Che peccato, mi dispiace che non sia in ordine${of(what)}.`,
    ],
    wrong_item: [
      (what) => `Mi dispiace, non è quello che avevi ordinato${of(what)}.`,
      (what) => `Scusa, abbiamo confuso qualcosa nel tuo pacco${of(what)}.`,
    ],
    missing_item: [
      (what) => `Mi dispiace, manca qualcosa nel pacco${of(what)}.`,
      (what) => `Scusa se il pacco non era completo${of(what)}.`,
    ],
    charged_twice: [() => 'Capisco, un doppio addebito preoccupa.', () => 'Hai fatto bene a dirlo: due addebiti vanno chiariti.'],
    payment_failed: [() => 'Mi dispiace che il pagamento non funzioni.', () => 'Che fastidio, quindi il pagamento non è passato.'],
    price_drop: [() => 'Capisco, dà fastidio subito dopo l’acquisto.', () => 'Vedo, il prezzo è cambiato dal tuo acquisto.'],
    invoice_details: [() => 'Capisco, nella fattura mancano i tuoi dati.', () => 'Va bene, la fattura ha bisogno di altri dati.'],
  },
  about: (number, items) => `Si tratta dell’ordine ${number} (${items}).`,
  ask: {
    damaged: {
      known: 'Puoi mandare qui una foto e dirmi cosa preferisci? Poi se ne occupa un collega.',
      order: 'Puoi darmi il numero d’ordine, mandare una foto e dirmi cosa preferisci? Poi se ne occupa un collega.',
    },
    wrong_item: {
      known: 'Cosa è arrivato al suo posto, se puoi con una foto? Poi se ne occupa un collega.',
      order: 'Qual è il numero d’ordine, e cosa è arrivato al suo posto? Poi se ne occupa un collega.',
    },
    missing_item: {
      known: 'Cosa manca esattamente? Poi se ne occupa un collega.',
      order: 'Qual è il numero d’ordine, e cosa manca esattamente? Poi se ne occupa un collega.',
    },
    charged_twice: {
      known: 'Quali importi sono stati addebitati, e in quali giorni? Un collega li controlla.',
      order: 'Qual è il numero d’ordine, e quali importi sono stati addebitati, in quali giorni? Un collega li controlla.',
    },
    payment_failed: { known: 'Vuoi che se ne occupi un collega?', order: 'Vuoi che se ne occupi un collega?' },
    price_drop: { known: 'Lo passo a un collega?', order: 'Qual è il numero d’ordine? Così lo passo a un collega.' },
    invoice_details: {
      known: 'Cosa deve riportare: ragione sociale, indirizzo e partita IVA? Un collega la corregge.',
      order: 'Qual è il numero d’ordine, e cosa deve riportare: ragione sociale, indirizzo e partita IVA?',
    },
  },
  unpaid: (number) => `L’ordine ${number} attende ancora il pagamento, quindi non è stato pagato nulla.`,
  passedOn: ['Grazie! Ho passato tutto.', 'Grazie, è tutto annotato per i miei colleghi.'],
  stillNeeded: 'Quando vuoi, dimmi quello che ti ho chiesto e passo tutto a un collega.',
  name: {
    late: 'Pacco in ritardo o smarrito',
    damaged: 'Articolo danneggiato o difettoso',
    wrong_item: 'Articolo sbagliato',
    missing_item: 'Articolo mancante nel pacco',
    charged_twice: 'Addebitato due volte',
    payment_failed: 'Pagamento non riuscito',
    price_drop: 'Differenza di prezzo dopo l’acquisto',
    invoice_details: 'Dati in fattura',
    account_taken: 'Account usato da altri',
  },
};
