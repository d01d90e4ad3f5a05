// What Harbour Supply decided about its AI, what its people were asked that no page says, and what they said of its answers.
import type { AiAgent } from '@parley/contract/ai-settings';
import type { AiPolicy } from '@parley/contract/ai-policy';
import type { reportReasons } from '@parley/contract/ai-reports';

type Made<T> = { [Key in keyof T]?: T[Key] extends (infer One)[] ? Omit<One, 'id'>[] : T[Key] };

export const demoAgent = {
  name: 'Harbour assistant',
  about:
    'Harbour Supply sells things for outside and for home that can be repaired: jackets, packs, stoves, lamps, mugs, blankets. Sent from Rotterdam.',
  tone: 'friendly',
  tone_notes: 'Short sentences. No exclamation marks. Never call a product perfect.',
  texts: {
    en: {
      welcome: '',
      handoff_online: 'A colleague in Rotterdam takes over and answers here in a moment.',
      handoff_offline: 'Nobody is at the desk just now. We are back {hours} and answer here; leave your e-mail address if you like.',
      error: 'Something failed on our side, not on yours. A colleague takes over here.',
      resolution: 'Glad to have helped. If anything is left, write here and we go on.',
    },
  },
  guidance: [
    {
      title: 'Knives by post',
      when: 'A customer asks to send a knife back',
      intents: [],
      words: ['knife back', 'return a knife', 'return the knife'],
      does: 'answer',
      then: 'Please do not post a knife before we have sent you the padded box for it. Tell us the order number, and the box is on its way; it is free of charge.',
      enabled: true,
    },
    {
      title: 'Weddings and groups',
      when: 'A customer plans a purchase for a wedding, a company or a group',
      intents: [],
      words: ['wedding', 'company gift', 'corporate', 'wholesale', 'for our team'],
      does: 'hand_over',
      then: 'Noor makes offers for groups by hand.',
      enabled: true,
    },
    {
      title: 'Repairs before replacements',
      when: 'Something broke within the warranty',
      intents: ['complaint'],
      words: [],
      does: 'instruct',
      then: 'Offer the repair in our workshop first, and a replacement when the customer prefers one.',
      enabled: true,
    },
  ],
  topics: [
    { name: 'Jobs at Harbour Supply', intents: [], words: ['job', 'vacancy', 'internship'], does: 'decline' },
    { name: 'Press', intents: [], words: ['journalist', 'press kit'], does: 'hand_over' },
  ],
  sales: 'conservative',
} as const satisfies Made<Omit<AiAgent, 'texts'>> & { texts: AiAgent['texts'] };

export const demoPolicy = {
  cancel: { states: ['pending', 'confirmed'], reasons: [] },
  change: { states: ['pending', 'confirmed'], items_once: false },
  returns: { once: true, refund_to: 'original_or_gift_card' },
  permissions: { edit_payment: 'ask' },
  limits: { cancel: '150.00', return: '150.00' },
} as const satisfies Omit<AiPolicy, 'cancel' | 'change'> & { cancel: object; change: object };

/** Pairs that stand beside the articles. */
export const demoPairs: { question: string; answer: string }[] = [
  {
    question: 'Do you wrap gifts?',
    answer: 'Yes. Choose gift wrapping at checkout: linen and string for €3.50 a piece, with a card in your words.',
  },
  {
    question: 'Can I visit the workshop?',
    answer:
      'The workshop at Wijnhaven 88 in Rotterdam is open to visitors on the first Saturday of every month, from 11:00 to 16:00. Nobody needs to book.',
  },
  {
    question: 'Are your mugs lead-free?',
    answer: 'Yes. All glazes and enamels are free of lead and cadmium and tested every year by an outside laboratory.',
  },
];

/** What customers asked, no page says, and a person answered. */
export const demoSuggestions: { question: string; answer: string; times: number }[] = [
  {
    question: 'Can the wax jacket be washed in a machine?',
    answer:
      'Please do not: washing takes the wax out. Brush it with cold water and a soft brush, and wax it again once a year. We do that in the workshop for €18.',
    times: 4,
  },
  {
    question: 'Do you ship to Norway?',
    answer: 'Yes, in 4 to 6 working days for €14.95. Norwegian VAT is paid by you when the parcel arrives.',
    times: 3,
  },
  {
    question: 'Does the storm stove burn spirit?',
    answer: 'It does, with the spirit burner that is sold beside it. Gas and spirit are not used at the same time.',
    times: 2,
  },
];

export const demoReports: { reason: (typeof reportReasons)[number]; note: string; state: 'open' | 'fixed' | 'dismissed' }[] = [
  { reason: 'incomplete_response', note: 'The price of the label for Belgium is missing.', state: 'open' },
  { reason: 'outdated_information', note: 'The shop closes at 17:00 on Saturdays since spring.', state: 'fixed' },
  { reason: 'other', note: 'Right, but it could have offered the matching lid.', state: 'dismissed' },
];
