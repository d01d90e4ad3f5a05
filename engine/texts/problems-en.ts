import type { ProblemTexts } from './problem-texts.ts';

const the = (what: string, else_: string) => (what === '' ? else_ : `the ${what}`);

export const problemsEn: ProblemTexts = {
  sorry: {
    damaged: [
      (what) => `I’m sorry ${the(what, 'it')} isn’t in order.`,
      (what) => `That shouldn’t happen: I’m sorry about ${the(what, 'the damage')}.`,
    ],
    wrong_item: [() => 'I’m sorry, that isn’t what you ordered.', (what) => `I’m sorry we got ${the(what, 'your order')} wrong.`],
    missing_item: [() => 'I’m sorry your parcel wasn’t complete.', (what) => `I’m sorry ${the(what, 'something')} was missing.`],
    charged_twice: [() => 'I understand, a second charge is worrying.', () => 'I see why you want that cleared up.'],
    payment_failed: [() => 'I’m sorry the payment isn’t working.', () => 'That’s annoying, I’m sorry the payment didn’t go through.'],
    price_drop: [() => 'I understand, that’s annoying so soon after buying.', () => 'I see, the price has changed since you bought it.'],
    invoice_details: [() => 'Right, the invoice needs your details.', () => 'I see, your invoice isn’t as you need it.'],
  },
  about: (number, items) => `This is about order ${number} (${items}).`,
  ask: {
    damaged: {
      known: 'Could you send a photo of it here and say what you’d like us to do? Then a colleague takes care of it.',
      order: 'Could you give me the order number, send a photo and say what you’d like us to do? Then a colleague takes care of it.',
    },
    wrong_item: {
      known: 'Could you tell me what came instead, with a photo if you can? Then a colleague takes care of it.',
      order: 'Could you give me the order number and tell me what came instead? Then a colleague takes care of it.',
    },
    missing_item: {
      known: 'Could you tell me what exactly is missing? Then a colleague takes care of it.',
      order: 'Could you give me the order number and tell me what exactly is missing? Then a colleague takes care of it.',
    },
    charged_twice: {
      known: 'Could you tell me the amounts and days of both charges? Then a colleague checks them.',
      order: 'Could you give me the order number and the amounts and days of both charges? Then a colleague checks them.',
    },
    payment_failed: {
      known: 'Would you like a colleague to look into it?',
      order: 'Would you like a colleague to look into it?',
    },
    price_drop: {
      known: 'Shall I pass this on to a colleague?',
      order: 'Could you give me the order number? Then I’ll pass it on to a colleague.',
    },
    invoice_details: {
      known: 'What should it say: company name, address and VAT number? A colleague then corrects it.',
      order: 'Could you give me the order number and what it should say: company name, address and VAT number?',
    },
  },
  unpaid: (number) => `Order ${number} is still waiting for its payment, so nothing was paid for it.`,
  passedOn: ['Thanks! I’ve passed on everything you told me.', 'Thanks, that’s all noted for my colleagues.'],
  stillNeeded: 'Whenever you’re ready, tell me what I asked for and I’ll pass it all on to a colleague.',
  name: {
    late: 'Parcel late or lost',
    damaged: 'Damaged or faulty item',
    wrong_item: 'Wrong item received',
    missing_item: 'Item missing from the parcel',
    charged_twice: 'Charged twice',
    payment_failed: 'Payment failed',
    price_drop: 'Price difference after purchase',
    invoice_details: 'Details on an invoice',
    account_taken: 'Account used by someone else',
  },
};
