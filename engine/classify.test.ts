import { describe, expect, test } from 'vitest';
import { languageOf, spokenLanguage } from './language.ts';
import { Recognizer } from './recognizer.ts';
import { clausesOf, classify } from './classify.ts';

describe('intents', () => {
  test('the same phrases produce the same weights', () => {
    const [one, other] = [new Recognizer('pt'), new Recognizer('pt')];
    expect(one.guess(one.read('onde está a minha encomenda'))).toEqual(other.guess(other.read('onde está a minha encomenda')));
  });

  test.each([
    ['wheres my pakage', 'track_order'],
    ['I want to cancle my oder', 'cancel_order'],
    ['how do I retrun this', 'return_item'],
    ['plz gimme a refnd', 'get_refund'],
    ['forgot my pasword', 'recover_password'],
    ['dónde esta mi pedidoo', 'track_order'],
    ['où est ma comande', 'track_order'],
    ['wo ist meine bestelung', 'track_order'],
    ['cadê o meu pedido', 'track_order'],
  ])('understands typos and slang: %s', (text, intent) => {
    expect(classify(text, 'en').detectedIntents[0]?.intent).toBe(intent);
  });
});

describe('languages', () => {
  test.each([
    ['where is my parcel, it should have been here last week', 'en'],
    ['quiero devolver las botas que compré la semana pasada', 'es'],
    ['où est ma commande, elle devait arriver hier', 'fr'],
    ['wann kommt endlich meine Bestellung an', 'de'],
    ['a minha encomenda ainda não chegou', 'pt'],
  ] as const)('%s is said in %s', (text, language) => {
    expect(languageOf(text, language === 'en' ? 'de' : 'en')).toBe(language);
  });
  test.each([
    ['ok', 'de'],
    ['H2493', 'fr'],
    ['yusuf.rossi@mail.example', 'pt'],
    ['👍', 'es'],
  ] as const)('what speaks no language stays in the one spoken: %s', (text, spoken) => {
    expect(languageOf(text, spoken)).toBe(spoken);
  });
  test.each([
    ['pt-BR', 'pt'],
    ['de', 'de'],
    ['nl-NL', 'nl'],
    ['pl-PL', 'en'],
    [undefined, 'en'],
  ] as const)('the locale %s is spoken as %s', (locale, spoken) => {
    expect(spokenLanguage(locale)).toBe(spoken);
  });
});

describe('several and negated intents', () => {
  test.each([
    ['Where is my order H1042 and can I return the mug?', ['track_order', 'return_item']],
    ['Hi! What does shipping to Spain cost? And please cancel my order.', ['cancel_order', 'delivery_options']],
    ['Hello, I ordered a mug last week. It came broken. I want my money back.', ['get_refund']],
    ["I don't want to cancel, I want to change the delivery address", ['change_shipping_address']],
    ['No quiero cancelar, quiero cambiar la dirección de envío', ['change_shipping_address']],
    ['Je ne veux pas annuler la commande, je veux changer mon adresse', ['change_shipping_address']],
    ['Ich will die Bestellung nicht stornieren, ich will die Adresse ändern', ['change_shipping_address']],
    ['Não quero cancelar, quero alterar a morada de entrega', ['change_shipping_address']],
    ["I don't want the order any more, cancel it", ['cancel_order']],
    ["I don't want to talk to a bot", ['contact_human_agent']],
    ['My email is ana@mail.example. Where is my order?', ['track_order']],
  ])('%s', (text, expected) => {
    expect(
      classify(text, 'en')
        .detectedIntents.map(({ intent }) => intent)
        .slice(0, expected.length),
    ).toEqual(expected);
  });
  test.each([
    "I don't want to cancel my order",
    'no, i am not returning it',
    'please do not delete my account',
    'ich will die Bestellung nicht stornieren',
    'no quiero devolver nada',
    'je ne veux pas annuler',
  ])('a negated intent alone leaves none: %s', (text) => {
    expect(classify(text, 'en').detectedIntents).toEqual([]);
  });
  test.each([
    ["don't cancel it just add one more mug to my order", 'change_order'],
    ["I don't want a refund, I want the next size up for the shoes I got", 'exchange_item'],
    ['bitte nicht stornieren, nur die Lieferadresse ändern', 'change_shipping_address'],
    ['no canceléis el pedido, solo cambiad la dirección de envío', 'change_shipping_address'],
    ['n’annulez pas la commande, changez juste l’adresse de livraison', 'change_shipping_address'],
    [
      'so my cousin was over on saturday and we had a lovely evening with the kids and all that and anyway i want to return the lamp i bought',
      'return_item',
    ],
  ])('the alternative or the intent after a story leads: %s → %s', (text, intent) => {
    expect(classify(text, 'en').detectedIntents[0]?.intent).toBe(intent);
  });
  test('a greeting before unclear text is not a greeting', () => {
    expect(classify('Hello there. The thing with the zibbel gromps again.', 'en').detectedIntents[0]?.intent).not.toBe('greeting');
  });
  test('splits a sentence only where both halves can be intents', () => {
    expect(clausesOf('I want a red and blue mug.')).toEqual(['I want a red and blue mug.']);
    expect(clausesOf('Where is my parcel, and how do I return the mug?')).toHaveLength(2);
  });
});

describe('signals besides the intent', () => {
  test.each([
    ['This is ridiculous!! Third time I write', true],
    ['WHERE THE HELL IS MY ORDER, YOU USELESS PEOPLE!!!', true],
    ['Esto es una vergüenza, son unos ladrones', true],
    ["C'est inadmissible, vous êtes des escrocs", true],
    ['Das ist eine Frechheit von Ihnen', true],
    ['Isto é uma vergonha!!', true],
    ['Where is my order?', false],
    ['I NEED SIZE XL', false],
    ['What a lovely mug!!', false],
    ['the jacket is ridiculously warm', false],
    ['this is the third time I write to you', true],
    ['third time I buy here, love it', false],
    ['damn, nice mug!!', false],
    ['your company is shit', true],
    ['I was furious yesterday but it has arrived, thank you', false],
    ['até mais', false],
    ['my voucher is being ignored at checkout', false],
    ['I am being ignored for weeks', true],
    ['stop ignoring me', true],
  ])('detects anger: %s → %s', (text, angry) => {
    expect(classify(text, 'en').angry).toBe(angry);
  });
  test.each([
    ['I will take legal action', 'legal'],
    ['Mein Anwalt meldet sich bei Ihnen', 'legal'],
    ['my son had an allergic reaction', 'health'],
    ['please delete all my personal data', 'data'],
    ['quiero que borren mis datos', 'data'],
    ['I want to die', 'danger'],
    ['everybody would be better off without me', 'danger'],
    ['I see no reason to carry on', 'danger'],
    ['the toaster went up in smoke', 'health'],
    ['the jacket is to die for', undefined],
    ['does the stove burn gas', undefined],
    ['I will dispute the charge with my bank', 'legal'],
    ['ich gehe zur Verbraucherzentrale', 'legal'],
    ['is the lawyer costume available in L', undefined],
    ['my friend who is an attorney wants the briefcase', undefined],
    ['my son swallowed the battery', 'health'],
    ['somebody hacked my account', 'fraud'],
    ['tem a jaqueta em estoque', undefined],
    ['your courier made a racist remark', 'discrimination'],
  ])('detects sensitive topics: %s → %s', (text, kind) => {
    expect(classify(text, 'en').sensitive).toBe(kind);
  });
  test.each([
    ['please call me back', true],
    ['ik wil graag een medewerker spreken', true],
    ['vorrei parlare con un operatore', true],
    ['chcę rozmawiać z konsultantem', true],
    ['jag vill prata med en människa', true],
    ['am I talking to a person?', false],
    ['no need for a person, just tell me the price', false],
    ['un cadeau pour une personne âgée', false],
    ['can you call me Bob', false],
  ])('detects a call for a person: %s → %s', (text, wanted) => {
    expect(
      classify(text, 'en').detectedIntents.some(({ intent, likelihood }) => intent === 'contact_human_agent' && likelihood >= 0.4),
    ).toBe(wanted);
  });
  test.each([
    ['Yes please', 'yes'],
    ['sí, claro', 'yes'],
    ['ja gerne', 'yes'],
    ['Nein danke', 'no'],
    ['não', 'no'],
    ['never mind', 'never_mind'],
    ['laissez tomber', 'never_mind'],
    ['yes, where is my order', undefined],
    ['no parcel came', undefined],
  ])('detects consent: %s → %s', (text, consent) => {
    expect(classify(text, 'en').consent).toBe(consent);
  });
});

test.each([
  ['ik wil mijn bestelling annuleren', 'nl', 'cancel_order'],
  ['vorrei un rimborso per il mio ordine', 'it', 'get_refund'],
])('reads a language without a model through its gloss, a little less surely: %s', (text, language, intent) => {
  const { language: found, detectedIntents } = classify(text, 'en');
  expect(found).toBe(language);
  expect(detectedIntents[0]).toMatchObject({ intent });
  expect(detectedIntents[0]?.likelihood).toBeGreaterThan(0.5);
  expect(detectedIntents[0]?.likelihood).toBeLessThanOrEqual(0.9);
});
test.each([
  ['gdzie jest moja przesyłka', 'pl'],
  ['jag har glömt mitt lösenord', 'sv'],
])('guesses nothing in an unsupported language: %s', (text, other) => {
  expect(classify(text, 'en')).toMatchObject({ other, detectedIntents: [] });
});

test.each(['', '...', '😂😂😂', 'https://example.test/a', 'constructor', 'asdf qwer zxcv'])('"%s" has no intent', (text) => {
  expect(classify(text, 'en').empty).toBe(true);
});
test.each(['thx', 'hi', 'refund', 'wheres my stuff'])('"%s" has an intent', (text) => {
  expect(classify(text, 'en').empty).toBe(false);
});

test.each([' ', '\n', '\t', ' ,', 'and '])('classifies ten thousand characters of %j in time', (gap) => {
  expect(classify(`where is${gap.repeat(10_000 / gap.length)} my order`, 'en').detectedIntents).toBeInstanceOf(Array);
});
