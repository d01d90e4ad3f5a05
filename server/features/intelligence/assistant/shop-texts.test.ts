import type { Channel } from '@parley/contract/channels';
import { aiAgent, aiTexts } from '@parley/contract/ai-settings';
import type { Language } from '@parley/contract/intents';
import { textsIn, whenInWords } from '@parley/engine';
import { describe, expect, test } from 'vitest';
import { answeringIn, failureText, handoffText, opened, shopText, type Voice } from './shop-texts.ts';

const now = new Date('2026-03-06T18:00:00Z'); // a Friday, 19:00 in Amsterdam
const monday = new Date('2026-03-09T08:00:00Z');
const texts = (more: object) => aiTexts.parse(more);
type Said = { agent?: object; language?: Language; open?: boolean; changesAt?: Date | null; locale?: string };
const voice = ({ agent = {}, language = 'en', open = true, changesAt = monday, locale = 'en' }: Said = {}): Voice => ({
  agent: aiAgent.parse(agent),
  shop: { name: 'Harbour', locale, timeZone: 'Europe/Amsterdam' },
  language,
  hours: { open, changesAt },
  now,
});
const own = { texts: { en: texts({ handoff_online: 'One moment.', handoff_offline: 'We are back {hours}.', error: 'Sorry!' }) } };
const usual = textsIn('en').handoff.customer_request;

describe('the AI’s answer language', () => {
  test.each<[string, Language[], Language, Language]>([
    ['theirs, where none was chosen', [], 'de', 'de'],
    ['theirs, where it is among them', ['en', 'de'], 'de', 'de'],
    ['the first, where it is not', ['fr', 'en'], 'de', 'fr'],
  ])('is %s', (_what, languages, theirs, expected) => expect(answeringIn({ languages }, theirs)).toBe(expected));
});

describe('the shop’s texts', () => {
  const inTwo = {
    languages: ['fr', 'en'],
    texts: { fr: texts({ welcome: 'Bienvenue' }), en: texts({ welcome: 'Welcome', error: 'Sorry' }) },
  };
  test.each<[string, object, Language, string, 'welcome' | 'error', string]>([
    ['the customer’s language', inTwo, 'en', 'en', 'welcome', 'Welcome'],
    ['no other language than theirs', inTwo, 'de', 'en', 'welcome', ''],
    ['no other than theirs, where none was chosen', { ...inTwo, languages: [] }, 'de', 'en', 'welcome', ''],
    ['none at all', {}, 'en', 'en', 'welcome', ''],
  ])('are in %s', (_what, agent, language, locale, which, expected) =>
    expect(shopText(voice({ agent, language, locale }), which)).toBe(expected),
  );
});

test('a reply has one language: without own words in it, Parley’s are sent', () => {
  const said = handoffText(voice({ agent: own, language: 'de', locale: 'en', open: false, changesAt: monday }), 'customer_request', '');
  expect(said).toContain(textsIn('de').handoff.customer_request);
  expect(said).not.toMatch(/We are back/);
});

describe('the opening time', () => {
  test.each<[Language, Date, string]>([
    ['en', monday, 'Monday'],
    ['es', monday, 'lunes'],
    ['fr', monday, 'lundi'],
    ['de', monday, 'Montag'],
    ['pt', monday, 'segunda-feira'],
  ])('is formatted in %s, in the shop’s time zone', (language, at, day) => {
    const said = whenInWords(at, now, 'Europe/Amsterdam', language);
    expect(said).toContain(day);
    expect(said).toMatch(/09:00/);
    expect(said).toMatch(/ (CET|MEZ|heure d’Europe centrale)$/);
    expect(said).not.toMatch(/März|March|mars/);
  });
  test('has a date when it is more than a week away', () =>
    expect(whenInWords(new Date('2026-03-20T08:00:00Z'), now, 'Europe/Amsterdam', 'en')).toMatch(/Friday.*20 March.*09:00/));
});

describe('a handoff sends', () => {
  test.each<[string, Parameters<typeof voice>[0], string, string]>([
    ['Parley’s words', {}, '', usual],
    ['the shop’s while it is open', { agent: own }, '', 'One moment.'],
    ['the shop’s in the place of Parley’s', { agent: own }, usual, 'One moment.'],
    [
      'what an engine said of the case, then the shop’s',
      { agent: own },
      'Your refund needs approval.',
      'Your refund needs approval.\n\nOne moment.',
    ],
    [
      'once only that somebody answers',
      { agent: own },
      `I do not know that. ${textsIn('en').someoneReads} Nothing more is needed.`,
      'I do not know that. Nothing more is needed.\n\nOne moment.',
    ],
    ['when it opens, where it said so', { agent: own, open: false }, '', 'We are back Monday at 09:00 CET.'],
    ['something true where it never opens', { agent: own, open: false, changesAt: null }, '', 'We are back as soon as possible.'],
    ['when the team is back, without words of its own', { open: false }, '', `${usual} Our team is away until Monday at 09:00 CET.`],
  ])('%s', (_what, given, said, expected) => {
    const words = handoffText(voice(given), 'customer_request', said);
    expect(words.replace('Monday, 09:00', 'Monday at 09:00')).toBe(expected);
  });
  test('nothing after the sentence in a language that the AI doesn’t answer in', () => {
    const said = 'Przepraszam, nie potrafię dobrze pomóc po polsku. Ktoś z naszego zespołu przeczyta ten czat i odpowie tutaj.';
    for (const given of [{ agent: own }, { open: false }]) expect(handoffText(voice(given), 'low_confidence', said)).toBe(said);
  });
  test('safety texts, whatever the shop wrote', () =>
    expect(handoffText(voice({ agent: own }), 'sensitive_topic', textsIn('en').sensitive.danger)).toBe(textsIn('en').sensitive.danger));
});

describe('when no engine could answer, it sends', () => {
  test('the shop’s text', () => expect(failureText(voice({ agent: own }))).toBe('Sorry!'));
  test('Parley’s text in the customer’s language', () => expect(failureText(voice({ language: 'de' }))).toMatch(/funktioniert/));
});

describe('the first message of a conversation', () => {
  const welcoming = { name: 'Coral', texts: { en: texts({ welcome: 'Welcome!' }) } };
  const said = { text: 'It takes 3 days.', isGreeting: false, isHandoff: false };
  test.each<[string, object, Channel, Partial<typeof said>, string]>([
    ['are the answer alone on the website, which says that it is automated', {}, 'website', {}, 'It takes 3 days.'],
    ['say elsewhere that it is automated', {}, 'whatsapp', {}, 'I’m the AI assistant at Harbour.\n\nIt takes 3 days.'],
    ['say so beside a name', welcoming, 'whatsapp', {}, 'I’m Coral, the AI assistant at Harbour. Welcome!\n\nIt takes 3 days.'],
    ['begin with the welcome', welcoming, 'website', {}, 'Welcome!\n\nIt takes 3 days.'],
    ['are the welcome in the place of another greeting', welcoming, 'website', { isGreeting: true }, 'Welcome!'],
    ['welcome nobody who is handed over', welcoming, 'website', { isHandoff: true }, 'It takes 3 days.'],
  ])('%s', (_what, agent, channel, more, expected) => expect(opened(voice({ agent }), channel, { ...said, ...more })).toBe(expected));
});
