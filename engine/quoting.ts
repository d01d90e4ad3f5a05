import { sameStem, sentencesOf, stem, tokenize } from './words.ts';

/** In characters: up to this length a paragraph is quoted in full, since cutting would only lose context. */
const maxFullLength = 480;
const mostSentences = 3;

/** The kinds of facts a question can ask for: an amount, a time, an address to write to. */
const amount = /[€$£]\s?\d|\d\s?(€|eur\b|usd|dollars?|euros?)/i;
const expectations: { ask: RegExp; fact: RegExp; title: RegExp }[] = [
  {
    ask: /\b(how much(?! (?:time|longer))|(up to|bis zu|hasta|jusqu a|ate|tot) (how much|wieviel|wie viel|cuanto|combien|quanto|hoeveel)|limits?|maximum|highest amount|hochstbetrag|limite|maximo|plafond|costs?|price|prices|postage|cuanto (cuesta|cuestan|vale)|precio|combien (coute|coutent)|prix|kostet|kosten|coute|cuesta|custa|preis|quanto custa|preco)\b/,
    fact: amount,
    title: /cost|price|gastos|precio|frais|prix|kosten|preis|custo|preço/i,
  },
  {
    ask: /\b(fees?|(who|must i|do i|have to) pay|charges?|surcharge|extra|free|gratis|comision|frais|gratuite?|kostenlos|gebuhr(en)?|taxa)\b/,
    fact: new RegExp(`${amount.source}|\\bfees?\\b|free|extra|gratis|gratuit|kostenlos|grátis|comisi|frais|gebühr|taxa`, 'i'),
    title: /cost|fee|free|gastos|frais|kosten|gebühr|custo/i,
  },
  {
    ask: /\b(how (long|soon|fast|quickly|many days)|when|until|deadline|cuant[oa]s? (tardan?|tiempo|dias)|cuando|plazo|combien de (temps|jours)|quand|delai|wie (lange|schnell|viele tage)|wann|frist|quanto tempo|quantos dias|quando|prazo|(cuanto|quanto) dura|dauer|valid|gultig|cuantos anos|how many years)\b/,
    fact: /no (?:deadline|time limit|expiry)|never expires?|keine frist|sans limite|sin plazo|sem prazo|geen termijn|\d+[\s\-–]*(to |a |bis |à )?\d*\s*(working |business )?(day|hour|week|month|minute|year|años?|ans?\b|jahre?n?\b|anos?\b|días?|horas?|semanas?|jours?|heures?|semaines?|tage|stunden|wochen|werktage|dias)|\d{1,2}[:h.]\d{2}|(?<!\p{L})(?:january|february|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|juni|juli|oktober|dezember|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)(?!\p{L})/iu,
    title: /time|hours|plazo|horario|délai|horaires|zeit|prazo|horário/i,
  },
  {
    ask: /\b(limit|max(imum)?|min(imum)?|smallest|minimo|mindest\w*|montant minimum|up to (how much|what|which)|(what|which|up to) amount|(bis zu )?welche[mn] betrag|hochstbetrag|hasta (que|cuanto)|importe|(jusqu ?a|a) (quel|combien)|montant|ate (que|quanto)|valor)\b/,
    fact: /(?:from|between|at least|up to|above|over|von|entre|de|bis|über|ab|jusqu['’ ]?[aà]|dès|hasta|a partir de|até)\s*(?:zu\s*)?(?:[€$£]\s?\d|\d[\d.,]*\s?(?:€|eur))/iu,
    title: /limit|maximum/i,
  },
  {
    ask: /\b(how often|how many times|wie oft|combien de fois|cuantas veces|quantas vezes)\b/,
    fact: /\b(?:once|twice|times|every|each|per|a (?:year|month|week))\b|einmal|zweimal|alle \d|pro |une fois|fois|chaque|par (?:an|mois)|una vez|veces|cada|al (?:año|mes)|uma vez|vezes|por (?:ano|mês)/iu,
    title: /often/i,
  },
  {
    ask: /\b(phone|call|telefono|llamar|telephone|appeler|telefon\w*|anrufen|telefone|ligar)\b/,
    fact: /\+\d[\d\s]{6,}|\(?\d{3,}\)?[\s-]\d{3,}/,
    title: /contact|phone|kontakt/i,
  },
];

/** Whether a text contains the kind of fact a question (plain words) asks for; true when it asks for none in particular. */
export const containsFact = (question: string, text: string) =>
  expectations.filter(({ ask }) => ask.test(question)).every(({ fact }) => fact.test(text));
/** "When is delivery free?" asks from which amount, not for a time. */
const freeFrom =
  /\b(?:when|wann|cuando|quand|quando|wanneer)\b(?=.*\b(?:free|gratis|gratuit\w*|kostenlos\w*|kostenfrei\w*|versandkostenfrei\w*|umsonst|offert\w*)\b)/g;
/** Whether a title promises the kind of fact the question asks for. */
export const titlePromises = (question: string, title: string) =>
  expectations.some(({ ask, title: titlePattern }) => ask.test(question) && titlePattern.test(title));
/** Whether the question asks for a kind of fact that a pattern can detect. */
export const asksForFact = (question: string) => expectations.some(({ ask }) => ask.test(question));

/** A concept of the question: what its own stem and the stems of how pages say it are worth. What every paragraph says is worth nothing. */
export type Concept = { stems: ReadonlyMap<string, number>; worth: number };
const matchOf = ({ stems }: Concept, said: ReadonlySet<string>) =>
  [...stems].reduce((most, [one, worth]) => (said.has(one) && worth > most ? worth : most), 0);

/** The share of the question that a text accounts for, from 0 to 1, by what its concepts are worth. */
export function closenessOf(concepts: readonly Concept[], said: ReadonlySet<string>): number {
  const all = concepts.reduce((sum, { worth }) => sum + worth, 0);
  return all === 0 ? 0 : Math.min(1, concepts.reduce((sum, concept) => sum + matchOf(concept, said), 0) / all);
}

export const paragraphsOf = (passage: string) => passage.split(/\n\s*\n/).map((paragraph) => paragraph.trim());

/**
 * The part of a passage that answers, in the shop's own words: a paragraph, the relevant lines of a list, or up to three sentences of a long
 * paragraph. `topic` adds related words, which decide between what is equally close.
 */
export function quote(
  { title, text: passage }: { title: string; text: string },
  question: string,
  concepts: readonly Concept[],
  topic: readonly string[],
): string {
  const titled = new Set(tokenize(title).map(stem));
  // What the title says already distinguishes its paragraphs less.
  const distinctive = concepts.map((concept) => lessened(concept, titled));
  const points = pointsFor(question, distinctive, topic);
  const paragraphs = paragraphsOf(passage);
  const rated = paragraphs.map(points);
  // The first paragraph states the rule, the others the exceptions.
  const isAboutTitle = concepts.every((concept) => matchOf(concept, titled) > 0);
  const lead = !isAboutTitle ? 1.05 : asksForFact(question) ? 1.6 : 2;
  // "Carrier?" asks what the article begins with.
  const isHead = concepts.length === 1 && !asksForFact(question) && concepts.some(({ stems }) => stems.has(stem(tokenize(title)[0] ?? '')));
  const place = isHead ? 0 : best(rated.map((one, at) => one * (at > 0 ? 1 : lead)));
  const paragraph = paragraphs[place] ?? '';
  const lines = paragraph.split('\n').map((line) => line.replace(/^[-*•]\s+/, ''));
  if (lines.length >= 3) return quoteList(lines, concepts);
  const text = paragraph.length <= maxFullLength ? lines.join(' ') : quoteSentences(sentencesOf(lines.join('\n')), points);
  const before = continuation.test(text) && text.startsWith(lines[0]?.slice(0, 20) ?? '') ? paragraphs[place - 1] : undefined;
  return before !== undefined && before.length + text.length <= 2 * maxFullLength && !before.includes('\n') ? `${before} ${text}` : text;
}
/**
 * The sentences of a quoted paragraph that answer, when some say as much of the question as all of it; otherwise the text as it is. The sentence
 * before one that begins with "it" or "otherwise" belongs to it.
 */
export function narrowed(text: string, title: string, asked: string, concepts: readonly Concept[], topic: readonly string[]): string {
  const question = asked.replace(freeFrom, ' ');
  const sentences = sentencesOf(text);
  if (text.includes('\n') || text.length <= briefEnough || sentences.length < 2) return text;
  const titled = new Set(tokenize(title).map(stem));
  const distinctive = concepts.map((concept) => lessened(concept, titled));
  const points = pointsFor(question, distinctive, topic);
  const rated = sentences.map(points);
  const top = Math.max(...rated);
  const close = (one: string) => closenessOf(distinctive, stemsOf(one));
  const isBest = (at: number) => (rated[at] ?? 0) >= top * nearlyBest && close(sentences[at] ?? '') > 0;
  const kept = sentences.filter((_, at) => isBest(at) || (isBest(at + 1) && bound.test(sentences[at + 1] ?? '')));
  const brief = kept.join(' ');
  if (kept.length === 0 || close(brief) < close(text) * nearlyAll) return text;
  // A sentence about the question with the amount or time that it asks for stays.
  const lacksFact = asksForFact(question) && !containsFact(question, brief);
  return lacksFact && sentences.some((one) => close(one) > 0 && containsFact(question, one)) ? text : brief;
}
/** In characters: up to this length nothing is left out. */
const briefEnough = 120;
const nearlyBest = 0.75;
const nearlyAll = 0.9;
/** A sentence that makes no sense without the one before it. */
const bound =
  /^(?:it|they|this|that|these|those|he|she|if (?:it|so|not)|after (?:that|this)|afterwards|then|otherwise|also|but|however|in that case|es|sie|er|dies\p{L}*|das|dann|danach|sonst|aber|auch|außerdem|anschließend|il|elle|ils|elles|cela|ce|sinon|ensuite|mais|aussi|esto|eso|después|luego|también|pero|isso|isto|depois|também|mas)(?!\p{L})/iu;
const titleShare = 0.4;
const lessened = ({ stems, worth }: Concept, titled: ReadonlySet<string>): Concept => {
  const left = new Map([...stems].map(([one, of]) => [one, titled.has(one) ? of * titleShare : of]));
  return { stems: left, worth: left.size > 0 ? Math.max(...left.values()) : worth };
};
/** A sentence such as "After that a card takes 3 to 5 days" makes no sense without the one before it. */
const continuation =
  /^(?:after (?:that|this)|afterwards|then|otherwise|in that case|despues|después|luego|a continuación|ensuite|après cela|puis|sinon|danach|anschließend|dann|sonst|depois|a seguir|caso contrário)(?!\p{L})/iu;

/** The list lines that contain a word of the question, or the full list when none does. */
function quoteList(lines: readonly string[], concepts: readonly Concept[]) {
  const about = lines.filter((line) => concepts.some((concept) => matchOf(concept, stemsOf(line)) > 0));
  return (about.length > 0 && about.length < lines.length ? about : lines).join('\n');
}

function quoteSentences(sentences: readonly string[], points: (text: string) => number) {
  const rated = sentences.map(points);
  const top = rated.indexOf(Math.max(...rated));
  const worth = (rated[top] ?? 0) * 0.4;
  let [from, to] = [top, top + 1];
  // The following sentence explains more often than the preceding one.
  while (to - from < mostSentences && to < sentences.length && (rated[to] ?? 0) >= worth) to++;
  while (to - from < mostSentences && from > 0 && (rated[from - 1] ?? 0) >= worth) from--;
  return sentences.slice(from, to).join(' ');
}

function pointsFor(question: string, concepts: readonly Concept[], topic: readonly string[]) {
  const about = new Set(topic.map(stem));
  const asksFact = asksForFact(question);
  return (text: string) => {
    const said = stemsOf(text);
    const close = closenessOf(concepts, said);
    const related = [...said].filter((word) => about.has(word)).length / Math.sqrt(8 + said.size);
    // "When do I get the label?" isn't answered by how long something else takes.
    const fact = asksFact && containsFact(question, text) ? (close > 0 || concepts.length === 0 ? 0.65 : 0.15) : 0;
    return close + fact + related * 0.1;
  };
}
const best = (points: readonly number[]) => points.indexOf(Math.max(...points));
export const stemsOf = (text: string): ReadonlySet<string> => new Set(tokenize(text).map(stem));

/** Whether two lists of words share a stem. */
export const shareStem = (a: readonly string[], b: readonly string[]) => a.some((word) => b.some((other) => sameStem(word, other)));
