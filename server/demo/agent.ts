// Harbour Supply's AI settings, what its team was asked that no page answers, and its feedback on AI answers.
import type { AiAgent } from '@parley/contract/ai-settings';
import type { AiPolicy } from '@parley/contract/ai-policy';
import type { reportReasons } from '@parley/contract/ai-reports';

type Made<T> = { [Key in keyof T]?: T[Key] extends (infer One)[] ? Omit<One, 'id'>[] : T[Key] };

export const demoAgent = {
  name: 'Harbour assistant',
  about:
    'Harbour Supply sells things for outside and for home that can be repaired: jackets, packs, stoves, lamps, mugs, blankets. Sent from Rotterdam.',
  tone: 'friendly',
  tone_notes: 'Short sentences. Never call a product perfect.',
  texts: {
    en: {
      welcome: '',
      handoff_online: 'A colleague in Rotterdam is taking over and will reply here in a moment.',
      handoff_offline: 'Our team is away until {hours}. We’ll reply here, and by email if we have yours.',
      error: 'Sorry, something went wrong on our side. A colleague is taking over.',
      resolution: 'Glad we could help! If anything else comes up, just message us here.',
    },
  },
  guidance: [
    {
      title: 'Knives by post',
      when: 'A customer asks to send a knife back',
      intents: [],
      words: ['knife back', 'return a knife', 'return the knife'],
      does: 'answer',
      then: 'Please don’t send a knife before you have our padded box for it. Tell us your order number and we’ll send you the box for free.',
      enabled: true,
    },
    {
      title: 'Weddings and groups',
      when: 'A customer plans a purchase for a wedding, a company or a group',
      intents: [],
      words: ['wedding', 'company gift', 'corporate', 'wholesale', 'for our team'],
      does: 'hand_off',
      then: 'Noor prepares group offers personally.',
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
    { name: 'Press', intents: [], words: ['journalist', 'press kit'], does: 'hand_off' },
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

/** Questions and answers besides the articles. */
export const demoPairs: { question: string; answer: string }[] = [
  {
    question: 'Do you wrap gifts?',
    answer: 'Yes. Choose gift wrapping at checkout: linen and string for €3.50 an item, with a card in your own words.',
  },
  {
    question: 'Can I visit the workshop?',
    answer:
      'Yes, our workshop at Wijnhaven 88 in Rotterdam is open to visitors on the first Saturday of every month, 11:00 to 16:00. No need to book.',
  },
  {
    question: 'Are your mugs lead-free?',
    answer: 'Yes. All our glazes and enamels are free of lead and cadmium, and an independent lab tests them every year.',
  },
];

/** Customers' questions that no page answers and a person did. */
export const demoSuggestions: { question: string; answer: string; times: number }[] = [
  {
    question: 'Can the wax jacket be washed in a machine?',
    answer:
      'No, please don’t: washing takes the wax out. Clean it with cold water and a soft brush, and rewax it once a year. Our workshop does that for €18.',
    times: 4,
  },
  {
    question: 'Do you ship to Norway?',
    answer: 'Yes, in 4 to 6 working days for €14.95. You pay Norwegian VAT when the parcel arrives.',
    times: 3,
  },
  {
    question: 'Does the storm stove burn spirit?',
    answer: 'Yes, with the spirit burner, which we sell separately. Just don’t use gas and spirit at the same time.',
    times: 2,
  },
];

export const demoReports: { reason: (typeof reportReasons)[number]; note: string; state: 'open' | 'fixed' | 'dismissed' }[] = [
  { reason: 'incomplete_response', note: 'The price of the label for Belgium is missing.', state: 'open' },
  { reason: 'outdated_information', note: 'The shop closes at 17:00 on Saturdays since spring.', state: 'fixed' },
  { reason: 'other', note: 'Right, but it could have offered the matching lid.', state: 'dismissed' },
];
