import { adjacent, singulars, wordsOf } from './lexicon.ts';
import { firstNames } from './first-names.ts';
import { type CatalogueEntry, named } from './catalogue-names.ts';
import type { Mention } from './mention.ts';
import { chain, type Found, headAt, lexicon } from './product-heads.ts';
import { doubtful, modifiers } from './product-types.ts';
import { fold, isCapital, type Prepared, type Token } from './text.ts';

const unclear = new Set([...doubtful].map(fold));
/** Capitalized words that don't start a product name: sentence openers, and people and places shops deal with. */
const common = new Set(
  `the a an my your this that these those i it is and or but for from to of in on at with order return exchange cancel refund change modify replace swap track buy get want please can could do does did has have where what when how why who hi hello hey
thanks dear also via because not no yes one two three new same other another some any all our their his her customer customers service support team agent manager email account number code status zip name address card paypal visa mastercard black friday
cyber monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter halloween valentine usa uk us eu germany france spain portugal english german french spanish portuguese
dhl ups fedex usps dpd gls hermes amazon google apple facebook instagram whatsapp united states kingdom royal mail post office credit debit gift day express standard delivery shipping policy terms privacy website app store shop european union economic area hill city street road avenue drive suite apt
could would will should may might shall need still after before since if as so then there here just received ordered bought got tell ask make sure add remove more less first second last next mr mrs ms dr ok okay sir madam
quiero mi el la los las un una de mon ma le les je ich mein meine der die das ein eine o os as um uma meu minha q qty paar paare stuck par pares paire size color colour large medium small xl`.split(
    /\s+/,
  ),
);
const determiners = new Set('the my a an this that these those your our new'.split(' '));
const determinersAll = new Set([
  ...determiners,
  ...'same other another his her their one two three four five some any 1 2 3 4 5 6 el la los las un una mi mis le les un une mon ma mes der die das den dem ein eine einen mein meine meinen o os as um uma meu minha unos esta este cette ce diese dieser'.split(
    ' ',
  ),
]);
const romanceJoints = new Set('de del da do d a en para pour'.split(' '));
const verbs = new Set('buy order ordered return exchange cancel want need bought received got replace comprar acheter kaufen'.split(' '));
export type { CatalogueEntry } from './catalogue-names.ts';

/** Products, found by product nouns with their modifiers, by capitalized names, and by the shop's own names if given. */
export function productMentions(
  prepared: Prepared,
  masked: string,
  options: { catalogue?: readonly CatalogueEntry[] | undefined; capitals: boolean; isOption(token: Token): boolean },
): Mention<'products'>[] {
  const tokens = prepared.tokens.filter(({ start }) => masked[start] !== ' ');
  const found: Found[] = options.catalogue
    ? named(prepared, tokens, options.catalogue, (word) => common.has(word) || unclear.has(word))
    : [];
  const isFree = ({ from, to }: Found) => !found.some((other) => other.from <= to && from <= other.to);
  for (let at = 0; at < tokens.length; at++) {
    const head = headAt(prepared, tokens, at);
    const first = tokens[at];
    if (!head || !first || (head.to === at && options.isOption(first) && !lexicon.has(first.folded))) continue;
    const whole = extend(prepared, tokens, chain(prepared, tokens, head));
    if (isFree(whole) && isProduct(tokens, whole, isListed(prepared, tokens[whole.from]), options.isOption)) found.push(whole);
    at = Math.max(at, whole.to);
  }
  if (options.capitals && !prepared.flat) for (const one of capitalizedNames(prepared, tokens)) if (isFree(one)) found.push(one);
  return found
    .toSorted((a, b) => a.from - b.from)
    .flatMap(({ from, to }): Mention<'products'>[] => {
      const [first, last] = [tokens[from], tokens[to]];
      if (!first || !last) return [];
      return [
        { kind: 'products', value: prepared.text.slice(first.start, last.end).replace(/\s+/g, ' '), start: first.start, end: last.end },
      ];
    });
}

/** Drops repeated mentions: "the gaming mouse … the mouse" is one product. */
export const namedOnce = (products: readonly Mention<'products'>[]) =>
  products.filter(({ value, start }) => {
    const words = wordsOf(value);
    const last = singulars(words[0] ?? '');
    return (
      words.length > 1 ||
      !products.some(
        (other) =>
          other.start < start &&
          wordsOf(other.value).length > 1 &&
          last.some((word) => singulars(wordsOf(other.value).at(-1) ?? '').includes(word)),
      )
    );
  });
/**
 * Extends a noun with its modifiers: before it in English ("wireless gaming mouse", "Squall Rain Jacket"), after it in Romance languages ("botas de
 * montaña").
 */
function extend(prepared: Prepared, tokens: readonly Token[], head: Found): Found {
  let { from, to } = head;
  const upper = isCapital(tokens[from]?.text ?? '');
  while (from > 0 && head.from - from < 4) {
    const [before, token] = [tokens[from - 1], tokens[from]];
    if (!before || !token || !adjacent(prepared, before, token)) break;
    const isModifier = modifiers.has(before.folded);
    const isNamed =
      !prepared.flat && upper && isCapital(before.text) && before.text.length > 1 && !common.has(before.folded) && !opens(prepared, before);
    if (!isModifier && !isNamed) break;
    from--;
  }
  if (families.test(tokens[head.to]?.folded ?? ''))
    for (let place = to + 1; place < Math.min(tokens.length, head.to + 4); place++) {
      const [before, token] = [tokens[place - 1], tokens[place]];
      if (!before || !token || !adjacent(prepared, before, token)) break;
      if (!/^(?:\d{1,2}|pro|max|plus|mini|air|ultra|se|paperwhite|oasis|fire)$/.test(token.folded)) break;
      to = place;
    }
  const [last, joint, noun] = [tokens[to], tokens[to + 1], tokens[to + 2]];
  if (
    last &&
    joint &&
    noun &&
    romanceJoints.has(joint.folded) &&
    joint.folded !== 'a' &&
    adjacent(prepared, last, joint) &&
    adjacent(prepared, joint, noun)
  )
    if (noun.folded.length > 3 && romanceKinds.has(singulars(noun.folded).at(-1) ?? noun.folded)) to += 2;
  return { from, to };
}
/** Product families, whose members differ by a number or another word. */
const families = /^(?:iphones?|ipads?|macbooks?|kindles?|airpods)$/;
const romanceKinds = new Set(
  'montana senderismo lluvia invierno verano deporte escritorio mesa cocina bano playa viaje mano dormir te cafe agua gato perro nino mujer hombre pie pared jardin randonnee pluie hiver sport cuisine plage voyage main chat chien enfant soleil marche course montagne jardin caminhada chuva inverno desporto esporte secretaria cozinha praia viagem crianca parede corrida trilha lectura lecture leitura'.split(
    ' ',
  ),
);

/** The first word of a sentence is capitalized anyway. */
const opens = ({ text }: Prepared, token: Token) =>
  /(?:^|[.!?:;\n]\s{0,3}|^["'])$/.test(text.slice(Math.max(0, token.start - 3), token.start));

/** A capitalized word in a list such as "Grill; Tablet; Vase". */
const isListed = ({ text, flat }: Prepared, token: Token | undefined) =>
  token !== undefined && !flat && isCapital(token.text) && /[:;,]\s$/.test(text.slice(Math.max(0, token.start - 2), token.start));

/** An ambiguous word needs a sign that it is a product. */
function isProduct(tokens: readonly Token[], { from, to }: Found, isListed: boolean, isOption: (token: Token) => boolean): boolean {
  if (to > from)
    return !(
      to === from + 1 &&
      tokens[from]?.folded === 'gift' &&
      /card/.test(tokens[to]?.folded ?? '') &&
      !verbs.has(tokens[from - 1]?.folded ?? '') &&
      !verbs.has(tokens[from - 2]?.folded ?? '')
    );
  const token = tokens[from];
  if (!token) return false;
  if (!singulars(token.folded).some((word) => unclear.has(word))) return true;
  if (
    token.folded === 'card' ||
    token.folded === 'cards' ||
    (token.folded === 'phone' && /^(?:number|no|call)$/.test(tokens[to + 1]?.folded ?? ''))
  )
    return false;
  if (token.folded === 'hat' && tokens.some(({ folded }) => germanWords.has(folded))) return false;
  const [before, second] = [tokens[from - 1], tokens[from - 2]];
  const after = tokens[to + 1];
  if (before && (isOption(before) || /^\d{1,3}$/.test(before.text))) return true;
  if (isListed) return true;
  const said = before !== undefined && determinersAll.has(before.folded);
  const verb = [before, second].some((word) => word !== undefined && verbs.has(word.folded));
  if (
    foreign.test(token.folded) &&
    !/^(?:\d{1,3}|deux|trois|l|le|la|les|un|une|du|des|mon|ma|mes|ce|cet|cette|au|votre)$/.test(before?.folded ?? '')
  )
    return false;
  const lost =
    /^(?:bank|mail|email|top|case|set|kit|light|heel|phone|paper|folder|page|story|call|number|banco)s?$/.test(token.folded) && !verb;
  return !lost && (said || verb) && !(after && /^(?:of|number|my|you|it|me|up|out|for me)$/.test(after.folded));
}

const germanWords = new Set('das die der den dem ein eine ist und ich nicht mein meine es sie'.split(' '));
/** French nouns that mean something else in other languages. */
const foreign = /^(?:four|livre|pull|bureau|bol|commode|laisse|coupe|enceinte|couche|feutre|costume)s?$/;

/** Capitalized names after a determiner, with at least two capitals: "my Kindle Paperwhite", "the Trail Runner 2". */
function* capitalizedNames(prepared: Prepared, tokens: readonly Token[]): Iterable<Found> {
  for (let at = 1; at < tokens.length; at++) {
    const before = tokens[at - 1];
    const isPair = before?.folded === 'of' && /^(?:pairs?|sets?)$/.test(tokens[at - 2]?.folded ?? '');
    if (!before || !(isPair || determiners.has(before.folded))) continue;
    let to = at - 1;
    for (let place = at; place < Math.min(tokens.length, at + 5); place++) {
      const [previous, token] = [tokens[place - 1], tokens[place]];
      if (!previous || !token || !adjacent(prepared, previous, token)) break;
      const isWord =
        isCapital(token.text) &&
        token.text.length > 1 &&
        !common.has(token.folded) &&
        !firstNames.has(token.folded) &&
        !/^[A-Z]{2,4}$/.test(token.text);
      if (!isWord && !(place > at && /^\d{1,3}$/.test(token.text))) break;
      to = place;
    }
    if (to > at) yield { from: at, to };
  }
}
