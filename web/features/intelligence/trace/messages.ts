import { speak } from '../../../lib/messages.ts';
import { intents } from '../../../lib/messages/intents.ts';

/** How the AI came to an answer: what it read, found and remembered, and which of its skills won. */
export const trace = {
  title: 'Why this answer',
  none: 'No steps were recorded. Shop rules, handoffs on request and language models don’t weigh skills.',
  by_model: 'A language model decided from what its tools found. It doesn’t weigh skills.',
  failed: 'Couldn’t load how the AI decided',

  // One sentence: why the winner won, then who came second. {margin} is a number such as 0.21.
  why: {
    zero: '“{skill}” fits best and has {evidence}',
    one: '“{skill}” explains {explained} of {count} word and has {evidence}',
    other: '“{skill}” explains {explained} of {count} words and has {evidence}',
  },
  evidence_strong: 'strong evidence',
  evidence_some: 'some evidence',
  evidence_little: 'little evidence',
  why_next: '{why}; next: “{skill}”, {margin} behind.',
  why_alone: '{why}; no other skill applied.',

  skills: 'Skills that competed',
  skill: 'Skill',
  chosen: 'chosen',
  // Heads of narrow columns.
  fit: 'Fit',
  evidence: 'Data',
  coverage: 'Words',
  score: 'Score',
  legend: 'Fit: how well the wording calls for it. Data: how well your shop’s data supports it. Words: the share it explains.',

  read: 'Read',
  language: 'Language',
  explained: 'Words explained',
  unexplained: 'Words not explained',
  no_words: 'None',
  negated: 'negated',

  ground: 'Found',
  products: 'Products',
  page: 'Best passage',
  facts: 'Shop facts',
  orders: 'Orders',
  shown: 'Shown before',
  focus: 'In focus',
  nothing: 'Nothing in your shop’s data.',
  // A name and how well it fits, from 0 to 1: “Delivery times (0.82)”.
  rated: '{name} ({score})',
  fact: '{name}: {value}',

  state: 'Remembered before this message',
  no_state: 'Nothing yet.',
  yes: 'Yes',

  // Forms of a question.
  form_yes_no: 'yes or no',
  form_which: 'which',
  form_how_many: 'how many',
  form_how_much: 'how much',
  form_how_long: 'how long',
  form_when: 'when',
  form_where: 'where',
  form_why: 'why',
  form_how: 'how',

  // Names of skills that aren’t intents. A skill without a name here shows its own.
  skill_action: 'Continue the action',
  skill_cheaper: 'Something cheaper',
  skill_choice: 'Choice between two readings',
  skill_closing: 'Thanks or goodbye',
  skill_comparison: 'Compare products',
  skill_follow_up: 'Follow-up question',
  skill_introduction: 'Introduce itself',
  skill_numbered_order: 'Order by its number',
  skill_offered_person: 'Person that was offered',
  skill_order_state: 'Where an order stands',
  skill_other_orders: 'Other orders',
  skill_other_products: 'Other products',
  skill_page: 'Passage from your knowledge',
  skill_price: 'Price of a product',
  skill_referenced_product: 'Product mentioned before',
  skill_requested_data: 'Answer to the AI’s question',
  skill_side_question: 'Side question',
  skill_unclear: 'Not understood',
  skill_variant: 'Variant of a product',
  skill_which_of_shown: 'One of the products shown',

  // What the engine remembers. An entry without a name here shows its own.
  state_about: 'Topic',
  state_action: 'Action in progress',
  state_awaiting: 'Waiting for',
  state_constraints: 'Constraints',
  state_detected: 'Open request',
  state_done: 'Last action',
  state_exclusions: 'Ruled out',
  state_focus: 'In focus',
  state_language: 'Language',
  state_later: 'To return to',
  state_likelihood: 'likelihood',
  state_lists: 'Lists shown',
  state_listed: 'Orders listed',
  state_misses: 'Not understood in a row',
  state_mood: 'Mood',
  state_offered: 'Offered',
  state_open: 'Open questions',
  state_picked: 'Variant discussed',
  state_product: 'Last product',
  state_purchase: 'Purchase offered',
  state_shown: 'Products shown',
  state_slots: 'Given by the customer',
  state_strays: 'Off topic in a row',
  state_told: 'Already told',
} as const;

export const t = speak({ trace, intent: intents });
