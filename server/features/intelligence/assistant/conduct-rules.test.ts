import type { Channel } from '@parley/contract/channels';
import { type AiAgent, aiAgent } from '@parley/contract/ai-settings';
import type { Intent } from '@parley/contract/intents';
import { describe, expect, test } from 'vitest';
import { conductFor, type Classification, says, saysItHelped } from './conduct-rules.ts';

const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
const detected = (intent: Intent, likelihood = 0.9, text = 'this') => ({ intent, likelihood, text });
const nlu = (more: Partial<Classification> = {}): Classification => ({
  text: 'this',
  detectedIntents: [],
  sensitive: false,
  angry: false,
  acceptsPerson: false,
  isAwaited: false,
  ...more,
});
const conduct = (
  agent: Partial<AiAgent>,
  said: Partial<Classification>,
  { channel = 'website', open = true }: { channel?: Channel; open?: boolean } = {},
) => conductFor({ agent: { ...aiAgent.parse({}), ...agent }, channel, open, nlu: nlu(said) });

const card = (more: Partial<AiAgent['guidance'][number]> = {}) => ({
  id: id(1),
  title: 'Wholesale',
  when: 'Somebody asks for wholesale prices.',
  intents: [],
  words: ['wholesale'],
  does: 'answer' as const,
  then: 'Write to trade@shop.example.',
  enabled: true,
  ...more,
});
const topic = (more: Partial<AiAgent['topics'][number]> = {}) => ({
  id: id(2),
  name: 'Medicine',
  intents: [],
  words: ['medicine'],
  does: 'decline' as const,
  ...more,
});
const thinks = { does: 'think', careful: false };
const careful = { does: 'think', careful: true };
const stays = (why: RegExp) => ({ does: 'hand_off', reason: 'policy_restriction', why: expect.stringMatching(why), matched: null });
const guidance = [card()];
const topics = [topic()];
const wholesale = { text: 'Do you sell WHOLESALE?' };

describe('before any engine runs', () => {
  test.each<[string, Partial<AiAgent>, Partial<Classification>, { channel?: Channel; open?: boolean }, object]>([
    ['nothing was decided', {}, {}, {}, thinks],
    ['another channel than the AI’s', { channels: ['website'] }, {}, { channel: 'whatsapp' }, stays(/channel/)],
    ['a channel of the AI’s', { channels: ['whatsapp'] }, {}, { channel: 'whatsapp' }, thinks],
    ['it answers within hours, and it is open', { hours: 'open' }, {}, { open: true }, thinks],
    ['it answers within hours, and it is closed', { hours: 'open' }, {}, { open: false }, stays(/during business hours/)],
    ['it answers outside hours, and it is open', { hours: 'closed' }, {}, { open: true }, stays(/outside business hours/)],
    ['it answers outside hours, and it is closed', { hours: 'closed' }, {}, { open: false }, thinks],
    ['a topic by its word', { topics }, { text: 'Which medicine?' }, {}, { does: 'decline', rule: { id: id(2), title: 'Medicine' } }],
    [
      'a topic by its intent',
      { topics: [topic({ intents: ['review'] })] },
      { detectedIntents: [detected('review')] },
      {},
      { does: 'decline', intent: 'review' },
    ],
    [
      'a topic that is merely guessed',
      { topics: [topic({ intents: ['review'] })] },
      { detectedIntents: [detected('review', 0.5)] },
      {},
      thinks,
    ],
    [
      'a topic for people',
      { topics: [topic({ does: 'hand_off' })] },
      { text: 'medicine' },
      {},
      { does: 'hand_off', reason: 'policy_restriction' },
    ],
    ['guidance with an answer', { guidance }, wholesale, {}, { does: 'say', text: 'Write to trade@shop.example.', likelihood: 1 }],
    [
      'guidance that fetches a person',
      { guidance: [card({ does: 'hand_off' })] },
      wholesale,
      {},
      { does: 'hand_off', why: 'Wholesale: Write to trade@shop.example.' },
    ],
    ['guidance for a language model', { guidance: [card({ does: 'instruct' })] }, wholesale, {}, thinks],
    ['guidance that is switched off', { guidance: [card({ enabled: false })] }, wholesale, {}, thinks],
    ['guidance that does not apply', { guidance }, { text: 'Where is my order?' }, {}, thinks],
    [
      'two cards that apply',
      { guidance: [card({ enabled: false }), card({ id: id(3), then: 'No.' }), card({ id: id(4) })] },
      wholesale,
      {},
      { text: 'No.' },
    ],
    ['a topic and guidance', { topics: [topic({ words: ['wholesale'] })], guidance }, wholesale, {}, { does: 'decline' }],
  ])('%s', (_what, agent, said, where, expected) => {
    expect(conduct(agent, said, where)).toMatchObject(expected);
  });
});

describe('what comes before the shop’s rules', () => {
  const all = { guidance, topics: [topic({ words: ['wholesale'] })], channels: [], hours: 'closed' as const };
  test.each<[string, Partial<Classification>]>([
    ['a matter of safety', { sensitive: true }],
    ['a plain wish for a person', { detectedIntents: [detected('contact_human_agent', 0.7)] }],
    ['a yes to being given a person', { acceptsPerson: true }],
  ])('%s', (_what, said) => expect(conduct(all, { ...wholesale, ...said })).toEqual(careful));

  test('an angry customer gets no canned reply', () => expect(conduct({ guidance }, { ...wholesale, angry: true })).toEqual(thinks));
  test('an angry customer still gets the handoff of a guidance card', () =>
    expect(conduct({ guidance: [card({ does: 'hand_off' })] }, { ...wholesale, angry: true })).toMatchObject({ does: 'hand_off' }));
});

describe('while a reply is awaited', () => {
  const agent = { guidance: [card({ intents: ['edit_account'], words: [] })] };
  test('a name that looks like an intent is not one', () =>
    expect(conduct(agent, { isAwaited: true, detectedIntents: [detected('edit_account', 0.7)] })).toEqual(thinks));
  test('a clear other intent counts', () =>
    expect(conduct(agent, { isAwaited: true, detectedIntents: [detected('edit_account', 0.9)] })).toMatchObject({ does: 'say' }));
});

test('the message’s other intents are kept', () => {
  const said = {
    text: 'Where is my order? And do you sell wholesale?',
    detectedIntents: [detected('track_order', 0.9, 'Where is my order?'), detected('product_question', 0.9, 'do you sell wholesale?')],
  };
  expect(conduct({ guidance }, said)).toMatchObject({ does: 'say', rest: ['track_order'] });
});

test.each([
  ['Do you sell WHOLESALE?', 'wholesale', true],
  ['Pouvez-vous réparer ?', 'reparer', true],
  ['Ich habe eine große Bitte', 'GROSSE', true],
  ['a T-shirt, please', 't-shirt', true],
  ['tshirts', 'shirt', false],
  ['the wholesaler', 'wholesale', false],
  ['gift   card', 'Gift card', true],
  ['gift for a card', 'gift card', false],
  ['what?', '?', false],
])('“%s” says “%s”: %s', (text, phrase, said) => expect(says(text, phrase)).toBe(said));

describe('the customer confirms that it helped', () => {
  const thanks = [detected('thanks', 0.95)];
  test.each<[string, Partial<Classification>, boolean]>([
    ['thank you', { text: 'Thank you!', detectedIntents: thanks }, true],
    ['goodbye with praise', { text: 'Perfect, bye', detectedIntents: [detected('goodbye')] }, true],
    ['a bare goodbye', { text: 'Bye', detectedIntents: [detected('goodbye')] }, false],
    ['praise in another language', { text: 'Das hat geholfen', detectedIntents: [] }, true],
    ['thanks that are none', { text: 'Thanks for nothing', detectedIntents: thanks }, false],
    ['thanks, but', { text: 'Thanks, but it still fails', detectedIntents: thanks }, false],
    ['thanks and a question', { text: 'Thanks! And the price?', detectedIntents: thanks }, false],
    ['thanks and another wish', { text: 'Thanks. Cancel my order', detectedIntents: [detected('cancel_order'), ...thanks] }, false],
    ['thanks in anger', { text: 'Thanks', detectedIntents: thanks, angry: true }, false],
    ['nothing of the kind', { text: 'Hello', detectedIntents: [detected('greeting')] }, false],
  ])('%s', (_what, said, helped) => expect(saysItHelped(nlu(said))).toBe(helped));
});
