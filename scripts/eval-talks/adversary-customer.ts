// The adversarial customer: a seeded program that says one thing after another, as awkwardly as people do.
import { heldOutCases } from '../eval/held-out-sentences.ts';
import { dutchItalian } from '../eval/dutch-italian-sentences.ts';
import { blindStudied } from '../eval/intents-blind.ts';
import { chanceOf } from '../eval-tools/chance.ts';
import type { Asked } from './adversary-checks.ts';
import { countryNames, type Records } from './adversary-records.ts';
import { spoil } from './adversary-spoil.ts';
import { addresses, languages, methods, nonsense, notCarried, type Phrase, phrases, places, type Tongue } from './adversary-words.ts';
import { pattern, type Talk } from './talk.ts';
import { languageOf, questionIn } from './words.ts';

export type Message = { said: string[]; meant: string[]; asked: Asked | null; languages: Tongue[]; what: string };
/** What the customer sees of the last turn. */
export type Seen = { text: string; verified: boolean; code: string | undefined };

const isTongue = (language: string): language is Tongue => languages.some((one) => one === language);
type Sentence = { text: string; language: Tongue };
const sentences: readonly Sentence[] = [...heldOutCases, ...dutchItalian, ...blindStudied].flatMap(({ text, language }) =>
  isTongue(language) ? [{ text, language }] : [],
);
const sentencesOf = new Map(languages.map((language) => [language, sentences.filter((one) => one.language === language)]));

const complying: readonly (readonly [RegExp, 'email' | 'order' | 'address' | 'all' | 'reason' | 'yes' | 'name'])[] = [
  [/go ahead|right now\?|so ausführen|avançar|adelante|doorgaan|proced|confirm/iu, 'yes'],
  [/which of these|was davon|lesquels|cuáles|quais|welke van|quali di/iu, 'all'],
  [/why|warum|pourquoi|por qué|porquê|waarom|perché/iu, 'reason'],
  [/address:|adresse ?:|Adresse:|dirección:|morada:|adres:|indirizzo:/iu, 'address'],
  [/e-?mail|correo/iu, 'email'],
  [
    /order number|bestellnummer|numéro de commande|número (?:de|da)|bestelnummer|numero (?:dell|d’)|which order|welche bestellung|quelle commande|qué pedido|que encomenda|welke bestelling|quale ordine/iu,
    'order',
  ],
];

type Around = { records: Records; shop: string; talks: readonly Talk[]; seed: number };
/** `who`: the e-mail address of a customer who is signed in. */
export function openCustomer({ records, shop, talks, seed }: Around) {
  const chance = chanceOf(seed);
  const isOneIn = (many: number) => chance.below(many) === 0;
  let language: Tongue = chance.of(['en', 'en', 'en', ...languages]);
  const used = new Set<Tongue>();
  const talk = chance.of(talks);
  const buyers = [...records.orders.values()].filter(({ customer }) => customer !== null);
  // Orders that can still be changed are few among all.
  const early = buyers.filter(({ status }) => status === 'pending' || status === 'confirmed');
  const somebody = records.customers.get(chance.of(early.length > 0 && isOneIn(2) ? early : buyers).customer ?? '');
  const own = talk.who === null ? somebody : [...records.customers.values()].find(({ emails }) => emails.includes(talk.who ?? ''));
  // Strangers who are somebody have an order of theirs, too.
  const orders = buyers.filter(({ customer }) => customer === own?.id);
  const isSignedIn = talk.who !== null || isOneIn(3);
  let script = [...talk.turns];
  if (isTongue(talk.language)) language = talk.language;

  const say = (phrase: Phrase, about = '', as: Tongue = language) => {
    used.add(as);
    return chance.of(phrases[phrase][as].split('|')).replace('#', about).replace('§', chance.of(addresses));
  };
  const orderNumber = (some = orders) =>
    (isOneIn(4) || orders.length === 0 ? chance.of(buyers) : chance.of(some.length > 0 ? some : orders)).number;
  const ownEarly = orders.filter((order) => early.includes(order));
  const ownLate = orders.filter(({ status }) => status === 'delivered').slice(-3);
  const product = () => chance.of(records.products);
  const nearName = () => (isOneIn(2) ? product().name : product().name.split(' ').slice(-2).join(' ').toLowerCase());
  const email = () =>
    isOneIn(3)
      ? 'nobody.here@post.example'
      : isOneIn(4)
        ? (chance.of([...records.customers.values()]).emails[0] ?? '')
        : (own?.emails[0] ?? '');

  type Part = { what: string; texts: string[]; asked?: Asked };
  const one = (what: string, text: string, asked?: Asked): Part => ({ what, texts: [text], ...(asked && { asked }) });

  const verify = (seen: Seen): Part => {
    const order = chance.of(isOneIn(3) || orders.length === 0 ? buyers : orders);
    const postcode = order.address['postcode'] ?? '1000 AA';
    return chance.of<() => Part>([
      () => one('gives an email', email()),
      () => one('gives an order and an email', `${order.number}, ${email()}`),
      () => one('gives a number', isOneIn(2) ? order.number : order.number.replace(/\d$/, '0')),
      () => one('gives a code', isOneIn(2) ? (seen.code ?? '000000') : '123456'),
      () => one('gives a name and a postcode', `${own?.name ?? 'Jane Doe'}, ${postcode}`),
      () => one('refuses to verify', say('refuse')),
    ])();
  };
  const place = (): Part => {
    const code = chance.of(places);
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const name = names.of(code) ?? code;
    const known = countryNames.some((country) => country.code === code);
    return one('asks about a place', say('place', name), known ? { about: 'place', name: code, has: records.served.has(code) } : undefined);
  };
  const payment = (): Part => {
    const { has, not } = methods[shop] ?? { has: [], not: ['Bitcoin'] };
    const name = chance.of([...has, ...not]);
    return one('asks about a way to pay', say('payment', name), { about: 'payment', name, has: has.includes(name) });
  };
  const goods = (): Part => {
    if (isOneIn(3)) {
      const name = chance.of(notCarried);
      return one('asks for what is not carried', say('product', name), { about: 'product', name, has: false });
    }
    return one('asks about a product', say('product', nearName()));
  };
  const task = (): Part => {
    const phrase = chance.of<Phrase>(['cancel', 'cancel', 'send', 'send', 'giveBack', 'giveBack', 'swap', 'where', 'where', 'account']);
    const some = phrase === 'giveBack' ? ownLate : phrase === 'where' ? orders : ownEarly;
    return one(`starts ${phrase}`, say(phrase, orderNumber(some)));
  };
  const sentence = (): Part => {
    const { text, language: as } = chance.of(sentencesOf.get(language) ?? sentences);
    used.add(as);
    return one('says a sentence', text);
  };
  /** Answers what it is asked, as if it wanted to get on. */
  const comply = ({ text }: Seen): Part => {
    const question = text.slice(-400);
    const answer = complying.find(([asks]) => asks.test(question))?.[1] ?? 'yes';
    const name = own?.name ?? 'Jane Doe';
    const texts = {
      email: own?.emails[0] ?? email(),
      order: orderNumber(),
      address: chance.of(addresses),
      all: say('all'),
      reason: say('reason'),
      yes: say('yes'),
      name,
    };
    return one('complies', texts[answer]);
  };
  const correct = (): Part =>
    isOneIn(2)
      ? one('corrects itself', say('otherOne'))
      : one('corrects itself', say('meant', chance.of([orderNumber(), product().name, '3', 'blue', 'XL', chance.of(addresses)])));
  const paste = (): Part => one('pastes nonsense', chance.of(nonsense));
  const digress = (): Part => chance.of([place, payment, goods, sentence, task])();
  /** The next turn of the conversation taken from the data. */
  const follow = (seen: Seen): Part => {
    while (script.length > 0) {
      const [next, ...rest] = script;
      script = rest;
      if (!next || (next.when !== undefined && !pattern(next.when).test(seen.text))) continue;
      if (isTongue(talk.language)) used.add(talk.language);
      return { what: 'follows a talk', texts: [next.say].flat().map((text) => text.replaceAll('{{code}}', seen.code ?? '000000')) };
    }
    const other = chance.of(talks);
    if (other.who === null && isTongue(other.language)) script = other.turns.slice(1);
    if (isTongue(other.language)) used.add(other.language);
    return { what: 'starts another talk', texts: [other.turns[0]?.say ?? ''].flat().filter((text) => !text.includes('{{')) };
  };
  const switched = (): Part => {
    language = chance.of(languages);
    return digress();
  };
  const half = (seen: Seen): Part => {
    const { texts } = chance.of([() => follow(seen), digress])();
    const words = (texts[0] ?? '').split(' ');
    return one('says half a message', words.slice(0, 1 + chance.below(Math.max(1, words.length - 1))).join(' '));
  };
  const burst = (seen: Seen): Part => {
    const some = Array.from({ length: 2 + chance.below(3) }, () => pick(seen, false));
    return { what: 'sends a burst', texts: some.flatMap(({ texts }) => texts).slice(0, 5) };
  };

  function pick(seen: Seen, mayBurst: boolean): Part {
    const isAsked = questionIn(seen.text) !== undefined;
    const asksWho =
      !seen.verified &&
      /e-?mail|postcode|postal code|code postal|postleitzahl|código postal|order number|bestellnummer/i.test(seen.text) &&
      isAsked;
    const ways: [number, () => Part][] = [
      [24, () => follow(seen)],
      [8, task],
      [7, digress],
      [6, sentence],
      [5, correct],
      [4, paste],
      [3, switched],
      [4, () => half(seen)],
      [isAsked ? 40 : 0, () => comply(seen)],
      [isAsked ? 12 : 2, () => one('says yes', say('yes'))],
      [isAsked ? 6 : 2, () => one('says no', say('no'))],
      [3, () => one('says stop', say('stop'))],
      [asksWho ? 30 : 2, () => verify(seen)],
      [2, () => one('greets', say(isOneIn(2) ? 'hello' : 'thanks'))],
      [1, () => one('asks for a person', say('person'))],
      [mayBurst ? 5 : 0, () => burst(seen)],
    ];
    let left = chance.below(ways.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, way] of ways) {
      if (left < weight) return way();
      left -= weight;
    }
    return sentence();
  }

  return {
    who: isSignedIn ? (own?.emails[0] ?? null) : null,
    /** Writes when the team is away. */
    isLate: isOneIn(4),
    /** After this turn a teammate takes over. */
    takenOver: () => isOneIn(40),
    next(seen: Seen): Message {
      const { what, texts, asked } = pick(seen, true);
      const meant = texts.filter((text) => text.trim() !== '');
      if (meant.length === 0) meant.push('?');
      for (const text of meant) {
        const read = languageOf(text);
        if (read !== undefined && isTongue(read)) used.add(read);
      }
      const said = meant.map((text) => (isOneIn(3) ? spoil(text, chance) : text));
      // A mistyped name is another name.
      const isSure = asked !== undefined && said[0]?.toLowerCase().includes(asked.name.toLowerCase());
      const isSaid = asked?.about === 'place' ? said[0] === meant[0] : isSure;
      return { said, meant, asked: asked && isSaid && said.length === 1 ? asked : null, languages: [...used], what };
    },
  };
}
