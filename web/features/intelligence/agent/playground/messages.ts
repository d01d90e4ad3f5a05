import { speak } from '../../../../lib/messages.ts';
import { handoffCauses } from '../../../../lib/messages/handoff-reasons.ts';
import { sources } from '../../../../lib/messages/sources.ts';

/** The playground of /agent-config: a private test conversation with the AI. */
export const playground = {
  title: 'Playground',
  text: 'Chat as a customer. The chat isn’t saved, and nobody else sees it.',
  unsaved: 'This chat uses your unsaved behavior and guidance settings, with your saved action and engine settings.',
  unsaved_wrong: 'Your changes can’t be tested yet: {reason}',
  off: 'The AI is off for customers. It still answers here.',
  engine: 'Engine',
  engine_order: 'Current settings',
  engine_builtin: 'Parley’s engine',
  engine_llm: 'Language model',
  // The customer the AI thinks it’s talking to.
  customer: 'Customer',
  customer_unknown: 'Unknown visitor',
  customer_find: 'Name, email or phone',
  customer_choose: 'Choose a customer',
  customer_remove: 'Chat as unknown visitor',
  customer_text: 'The AI treats this customer as verified.',
  customer_none: 'No customers found',
  reset: 'Start over',
  begin: 'Ask the AI something',
  begin_text: 'Or start with one of these:',
  // Questions to start with, as a customer would write them.
  example_delivery: 'How long does delivery take?',
  example_order: 'Where is my order?',
  example_return: 'I want to send something back',
  example_recommend: 'What do you recommend for a beginner?',
  example_person: 'Let me talk to a person',
  log: 'Conversation',
  // Who wrote a message of the playground.
  you: 'Customer',
  ai: 'AI',
  message: 'Message',
  placeholder: 'Write as a customer',
  send: 'Send',
  stop: 'Stop',
  writing: 'The AI is writing',
  failed: 'No answer: {reason}',
  again: 'Try again',

  // What the AI did, or would do outside the playground.
  decision_answer: 'Answered',
  decision_ask: 'Asked the customer',
  decision_hand_off: 'Would hand off',
  decision_dropped: 'Wouldn’t answer',
  decision_failed: 'Failed',
  // What the AI did, and why: “Would hand off: confidence was too low”.
  because: '{decision}: {reason}',
  confidence: 'confidence {share}',
  // Instead of a cost, when the model has no price.
  unpriced: 'cost unknown',
  free: 'free',
  summary: 'Handoff summary',
  details: 'Details',
  sources: { zero: 'No sources', one: '{count} source', other: '{count} sources' },
  sources_title: 'Sources',
  source_score: 'match {share}',
  no_excerpt: 'No quote from this source.',
  open_source: 'Open',
  tools_title: 'Tools',
  tools_none: 'No tools used.',
  tool_failed: 'failed',
  // Heads the figures of one answer: engine, tokens, time, cost.
  facts: 'Run',
  fact_engine: 'Engine',
  fact_intent: 'Intent',
  fact_tokens: 'Tokens',
  tokens: '{input} in, {cached} cache read, {cache_write} cache write, {output} out, {reasoning} reasoning',
  fact_first: 'First token',
  fact_total: 'Total',
  fact_cost: 'Cost',
  fact_settings: 'Settings',
  version: 'version {version}',
  tried: '{engine} failed: {failure}',
  card_checkout: 'Checkout',
} as const;

export const t = speak({ playground, source: sources, because: handoffCauses });
