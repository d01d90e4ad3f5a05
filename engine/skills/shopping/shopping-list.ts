import type { DialogueContext } from '../../dialogue.ts';
import type { Language } from '../../intents.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { withoutDates } from '../../other-numbers.ts';
import type { Product } from '../../tools.ts';
import { wantsToBuy } from './asks.ts';
import { colourOf } from './colours.ts';
import { search } from './find.ts';
import { fillers, isNegator } from './lexicon.ts';
import { completedBy, countIn, type Line } from './lines.ts';
import { isKind, nameTokens } from './match.ts';
import { choiceIn, isEmpty } from './options.ts';
import { type Plan, type Talk, purchaseIntent } from './plan.ts';
import { asksForMany, offering, offerLines, tooMany } from './purchase.ts';
import { near, type Token, tokensOf } from './tokens.ts';

// Several products in one sentence: "two of the blue mugs and one poster, size L".

const mostParts = 20;
const mostLines = 50;

/** The parts between joints; "en" is "and" in Dutch only, "e" is no word of its own in English or German. */
const joints: Record<'any' | Language, string> = {
  any: 'plus|sowie|\\+|&',
  en: 'and|as well as|together with|along with',
  de: 'und|sowie|als auch|dazu noch|dazu|außerdem',
  fr: 'et|ainsi que|avec aussi|plus',
  es: 'y|e|además de|más|junto con|también',
  pt: 'e|além de|mais|junto com|também',
  nl: 'en|alsook|plus|samen met|en ook',
  it: 'e|ed|più|oltre a|insieme a|anche',
};
const joiningIn = (language: Language) =>
  new RegExp(`\\s*(?:[,;\\n•]|[.!?](?=\\s)|(?<![\\p{L}\\d])(?:${joints.any}|${joints[language]})(?![\\p{L}\\d]))\\s*`, 'iu');

/** Small numbers of the languages that are otherwise read in English; "due" and "sei" are other words elsewhere. */
const numbers: Partial<Record<Language, readonly string[]>> = {
  nl: ['een|één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'],
  it: ['un|uno|una', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
};
const ways = new Map(
  Object.entries(numbers).map(([language, words]): [string, RegExp[]] => [
    language,
    words.map((one) => new RegExp(`(?<![\\p{L}\\d])(?:${one})(?![\\p{L}\\d])`, 'giu')),
  ]),
);
const withDigits = (text: string, language: Language) =>
  (ways.get(language) ?? []).reduce((said, way, at) => said.replace(way, String(at + 1)), text.replace(/(?<=\d)\s?[x×](?=\s)/gu, ' '));

/** The product that a part of a message names best: most of its name, then what it comes in. Undefined where two are equally near. */
export function bestNamedIn(part: string, known: readonly Product[]): Product | undefined {
  const tokens = tokensOf(part).filter(({ word }) => word.length > 2 && !fillers.has(word) && !/^\d/.test(word));
  const rated = known
    .filter((one, at) => known.findIndex(({ id }) => id === one.id) === at)
    .flatMap((product) => {
      const name = nameTokens(product);
      const own = name.filter(({ word }) => colourOf(word) === undefined || name.length === 1);
      const share =
        own.filter((word) => tokens.some((token) => near(word, token) || isPlural(token, word))).length / Math.max(1, own.length);
      const isOfKind = tokens.some((token) => isKind(product, token));
      if (share === 0 && !isOfKind) return [];
      return [{ product, points: share * 2 + (isOfKind ? 0.5 : 0) + Object.keys(choiceIn(product, part).asked).length * 0.6 }];
    })
    .toSorted((a, b) => b.points - a.points);
  const [first, second] = rated;
  return first && first.points > (second?.points ?? 0) ? first.product : undefined;
}

/** "Mokken" for "mok". */
const isPlural = ({ word }: Token, one: Token) => /^(.*([a-z]))\2en$/.exec(word)?.[1] === one.word;

/** Two amounts that nothing parts: "2x poster M 5x candle". */
function halves(part: string, known: readonly Product[]): string[] {
  const at = part.search(
    /(?<=[\p{L}\d]\s)(?:\d{1,2}|one|two|three|ein\p{L}*|zwei|drei|une?|deux|trois|una?|dos|tres|uma?|dois|duas)\s(?=\p{L})/iu,
  );
  if (at <= 0) return [part];
  const [one, other] = [part.slice(0, at).trim(), part.slice(at)];
  const [first, second] = [bestNamedIn(one, known), bestNamedIn(other, known)];
  return first && second && first.id !== second.id ? [one, ...halves(other, known)] : [part];
}

const had = anywhere(`
  (?:i|we) (?:already |just |once )?(?:bought|ordered|got|own|received), last (?:week|month|year|time), yesterday, habe .* (?:gekauft|bestellt), letzte\\w* (?:woche|monat|jahr|mal), j ai (?:deja )?(?:achete|commande|recu), derni\\w+ (?:semaine|mois|fois), (?:compre|pedi|recibi|he comprado|he pedido), (?:semana|mes) pasad[oa], (?:comprei|encomendei|recebi), (?:semana|mes) passad[oa], (?:heb|hebben) .* (?:gekocht|besteld), vorige (?:week|maand|keer), ho (?:comprato|ordinato|ricevuto), (?:settimana|mese) scors[oa]`);
const isDenied = (part: string) => tokensOf(part).some(({ word }) => isNegator(word) && !/^(?:only|but|nur|sondern)$/.test(word));

type Group = { product: Product; text: string; isCounted: boolean };
/** The lines that a message lists; undefined where a part of it could mean several things. */
export function listedLines(
  said: string,
  language: Language,
  known: readonly Product[],
): { lines: Line[]; isCounted: boolean } | undefined {
  const groups: Group[] = [];
  const parts = partsIn(said, language).flatMap((part) => halves(part, known));
  for (const part of parts) {
    if (had.test(normalizeText(part)) || isDenied(part)) continue;
    const named = bestNamedIn(part, known);
    const last = groups.at(-1);
    const product = named ?? last?.product;
    if (!product) continue;
    const choice = choiceIn(product, part);
    const { isExplicit } = countIn(part, product, choice);
    if (named || (isExplicit && !isEmpty(choice))) {
      groups.push({ product, text: part, isCounted: isExplicit });
      continue;
    }
    if (!last || (isEmpty(choice) && !(isExplicit && !last.isCounted))) continue;
    const before = choiceIn(product, last.text).asked;
    // "Mugs in blue and white": how many of each isn't said.
    if (Object.keys(choice.asked).some((name) => before[name] !== undefined)) return undefined;
    last.text = `${last.text}, ${part}`;
    last.isCounted ||= isExplicit;
  }
  const lines = groups.slice(0, mostLines).reduce<Line[]>((all, { product, text }) => {
    const choice = choiceIn(product, text);
    return [...all, completedBy({ product, choice, quantity: countIn(text, product, choice).quantity }, all)];
  }, []);
  return { lines, isCounted: groups.length > 0 && groups.every(({ isCounted }) => isCounted) };
}

const partsIn = (said: string, language: Language) =>
  withoutDates(withDigits(said, language))
    .split(joiningIn(language))
    .filter((part) => /[\p{L}\d]/u.test(part));

const asksFor = anywhere(`
  (?:can|could|may) (?:i|we) (?:\\w+ )?(?:get|have|order|buy|take|grab), (?:i|we) (?:d|would) (?:like|love), id like, (?:i|we) (?:want|need), (?:ill|well) (?:take|have|get|grab), (?:order|send me|get me) (?:\\d|one|two|three|an?), link for
  (?:ich|wir) (?:hatten?|mochten?|nehmen?|brauchen?|will|wollen|bestellen?), (?:hatten?|mochten?|nehmen?|brauchen?) (?:ich|wir), (?:kann|konnte|darf) (?:ich|man), bitte (?:\\d|ein\\w*|zwei|drei)
  (?:je|j|nous) (?:voudr\\w+|veux|voulons|prends|prenons|aimerais|souhait\\w+|command\\w+|achet\\w+), il me (?:faut|faudrait), (?:puis je|je peux|pourrais je|est ce que je peux) (?:avoir|commander|prendre|acheter)
  quiero, quisiera, queremos, me llevo, ponme, me pones?, me gustaria, necesito, (?:puedo|podria|podriamos) (?:pedir|comprar|llevar\\w*), deme, dame
  quero, queria, queremos, vou levar, levo, gostaria, (?:posso|podia|poderia) (?:encomendar|comprar|levar|pedir), preciso de
  ik (?:wil|neem|zou|had|bestel), doe (?:mij |me )?maar, (?:mag|kan|zou) ik, wij (?:willen|nemen), graag
  vorrei, vorremmo, prendo, prendiamo, voglio, mi piacerebbe, (?:posso|potrei) (?:ordinare|comprare|prendere|avere), ordino, compro, mi serv\\w+`);
/** About what was bought, or which one to take. */
const elsewhere = anywhere(`
  return\\w*, refund\\w*, exchang\\w*, cancel\\w*, broken, arrived, received, missing, wrong, compar\\w*, differen\\w*, better, looking for, search\\w*, recommend\\w*, suggest\\w*, which, how (?:long|much|big|heavy), my order
  zuruck\\w*, umtausch\\w*, stornier\\w*, kaputt, angekommen, vergleich\\w*, unterschied, besser, suche, empfehl\\w*, welche\\w*, meine bestellung
  devolver, cambiar, cancelar, anular, roto, llego, comparar, diferencia, mejor, busco, recomiend\\w*, cual\\w*, mi pedido, rembours\\w*, retour\\w*, echang\\w*, annul\\w*, casse\\w*, compar\\w*, difference, mieux, cherche, conseill\\w*, quel\\w*, ma commande
  reembols\\w*, devolv\\w*, trocar, chegou, diferenca, melhor, procuro, recomend\\w*, qual, a minha encomenda, ruilen, terugsturen, kapot, verschil, beter, zoek, welke, mijn bestelling, restituire, rimborso, cambiare, rotto, arrivat\\w*, differenza, meglio, cerco, consigli\\w*, quale, il mio ordine`);

/** "Two of the blue mugs and one poster, size L": one offer of all of it. */
export async function shoppingList(talk: Talk): Promise<Plan | undefined> {
  const { scene, text } = talk;
  const { said, language } = scene.nlu;
  const words = normalizeText(said).replace(/[’']/g, ' ');
  const parts = partsIn(said, language);
  const wants = asksFor.test(words) || wantsToBuy(text, true) || wantsToBuy(said, true);
  if (parts.length < 2 || parts.length > mostParts || elsewhere.test(words) || (scene.message.form !== null && !wants)) return undefined;
  const listed = listedLines(said, language, await knownTo(scene, parts));
  const [first, ...more] = listed?.lines ?? [];
  const isMixed = more.some(({ product }) => product.id !== first?.product.id);
  if (!listed || !first || !(isMixed || (more.length === 0 && had.test(words))) || !(wants || listed.isCounted)) return undefined;
  const lines = listed.lines;
  const products = lines.map(({ product }) => product);
  const detected = purchaseIntent(text);
  return {
    skill: 'shopping_list',
    isSure: true,
    fit: 0.95,
    evidence: 1,
    products,
    answer: () =>
      asksForMany(said, products) ? tooMany(scene, detected, first.product) : offerLines(offering(scene, false), detected, lines),
  };
}

/** What each part finds by itself: a search for all of it may show one kind only. */
async function knownTo({ tools, ground }: DialogueContext, parts: readonly string[]): Promise<Product[]> {
  const own = [...ground.shown, ...(ground.focus ? [ground.focus] : []), ...ground.products];
  const open = parts.filter((part) => /\p{L}{3}/u.test(part) && bestNamedIn(part, own) === undefined);
  const found = await Promise.all(open.map((part) => search(tools, part)));
  return [...own, ...found.flat()];
}
