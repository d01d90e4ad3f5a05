import { sameStem, sentencesOf, stem, tokenize } from './words.ts';

/** In characters: up to this length a paragraph is quoted in full, since cutting would only lose context. */
const maxFullLength = 480;
const mostSentences = 3;

/** The kinds of facts a question can ask for: an amount, a time, an address to write to. */
const amount = /[€$£]\s?\d|\d\s?(€|eur\b|usd|dollars?|euros?)/i;
const expectations: { ask: RegExp; fact: RegExp; title: RegExp }[] = [
  {
    ask: /\b(how much (is|are|does|do|can|may|could)|(up to|bis zu|hasta|jusqu a|ate|tot) (how much|wieviel|wie viel|cuanto|combien|quanto|hoeveel)|limits?|maximum|highest amount|hochstbetrag|limite|maximo|plafond|costs?|price|prices|postage|cuanto (cuesta|cuestan|vale)|precio|combien (coute|coutent)|prix|was kostet|preis|quanto custa|preco)\b/,
    fact: amount,
    title: /cost|price|gastos|precio|frais|prix|kosten|preis|custo|preço/i,
  },
  {
    ask: /\b(fees?|pays?|charged?|free|gratis|comision|frais|gratuite?|kostenlos|gebuhr(en)?|taxa)\b/,
    fact: new RegExp(`${amount.source}|\\bfees?\\b|free|charge|gratis|gratuit|kostenlos|grátis|comisi|frais|gebühr|taxa`, 'i'),
    title: /cost|fee|free|gastos|frais|kosten|gebühr|custo/i,
  },
  {
    ask: /\b(how (long|soon|fast|quickly|many days)|when|until|deadline|cuant[oa]s? (tardan?|tiempo|dias)|cuando|plazo|combien de (temps|jours)|quand|delai|wie (lange|schnell|viele tage)|wann|frist|quanto tempo|quantos dias|quando|prazo)\b/,
    fact: /\d+[\s\-–]*(to |a |bis |à )?\d*\s*(working |business )?(day|hour|week|month|minute|días?|horas?|semanas?|jours?|heures?|semaines?|tage|stunden|wochen|werktage|dias)|\d{1,2}[:h.]\d{2}|(?<!\p{L})(?:january|february|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|juni|juli|oktober|dezember|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)(?!\p{L})/iu,
    title: /time|hours|plazo|horario|délai|horaires|zeit|prazo|horário/i,
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
/** Whether a title promises the kind of fact the question asks for. */
export const titlePromises = (question: string, title: string) =>
  expectations.some(({ ask, title: titlePattern }) => ask.test(question) && titlePattern.test(title));
/** Whether the question asks for a kind of fact that a pattern can detect. */
export const asksForFact = (question: string) => expectations.some(({ ask }) => ask.test(question));

/**
 * The part of a passage that answers, in the shop's own words: a paragraph, the relevant lines of a list, or up to three sentences of a long
 * paragraph. `topic` adds related words, which count less than the customer's.
 */
export function quote(
  { title, text: passage }: { title: string; text: string },
  question: string,
  words: readonly string[],
  topic: readonly string[],
): string {
  // Words of the title don't distinguish its paragraphs.
  const beyondTitle = (list: readonly string[]) => list.filter((word) => !shareStem([word], tokenize(title)));
  const distinctive = beyondTitle(words);
  const points = pointsFor(question, distinctive, beyondTitle(topic));
  const paragraphs = passage.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  // The first paragraph states the rule, the others the exceptions: it wins ties, and more clearly when the question is about the title.
  const place = best(paragraphs, (text, at) => points(text) * (at > 0 ? 1 : distinctive.length > 0 || asksForFact(question) ? 1.15 : 2));
  const paragraph = paragraphs[place] ?? '';
  const lines = paragraph.split('\n').map((line) => line.replace(/^[-*•]\s+/, ''));
  if (lines.length >= 3) return quoteList(lines, words);
  const text = paragraph.length <= maxFullLength ? lines.join(' ') : quoteSentences(sentencesOf(lines.join('\n')), points);
  const before = continuation.test(text) && text.startsWith(lines[0]?.slice(0, 20) ?? '') ? paragraphs[place - 1] : undefined;
  return before !== undefined && before.length + text.length <= 2 * maxFullLength && !before.includes('\n') ? `${before} ${text}` : text;
}
/** A sentence such as "After that a card takes 3 to 5 days" makes no sense without the one before it. */
const continuation =
  /^(?:after (?:that|this)|afterwards|then|otherwise|in that case|despues|después|luego|a continuación|ensuite|après cela|puis|sinon|danach|anschließend|dann|sonst|depois|a seguir|caso contrário)(?!\p{L})/iu;

/** The list lines that contain a word of the question, or the full list when none does. */
function quoteList(lines: readonly string[], words: readonly string[]) {
  const about = lines.filter((line) => shareStem(tokenize(line), words));
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

function pointsFor(question: string, words: readonly string[], topic: readonly string[]) {
  const queryStems = new Set(words.map(stem));
  const about = new Set(topic.map(stem));
  return (text: string) => {
    const found = new Set(tokenize(text).map(stem));
    const shared = [...found].reduce((sum, word) => sum + (queryStems.has(word) ? 3 : 0) + (about.has(word) ? 1 : 0), 0);
    // "When do I get the label?" isn't answered by how long something else takes.
    const isAbout = queryStems.size === 0 || [...queryStems].some((word) => found.has(word));
    const fact = asksForFact(question) && containsFact(question, text) ? (isAbout ? 1 : 0.4) : 0;
    return shared / Math.sqrt(8 + found.size) + fact;
  };
}

function best(texts: readonly string[], points: (text: string, place: number) => number) {
  const rated = texts.map(points);
  return rated.indexOf(Math.max(...rated));
}

/** Whether two lists of words share a stem. */
export const shareStem = (a: readonly string[], b: readonly string[]) => a.some((word) => b.some((other) => sameStem(word, other)));
