import { sameStem, sentencesOf, stem, tokenize } from './words.ts';

/** In characters: a paragraph of this length is told whole, since a cut would only lose context. */
const tellWhole = 480;
const mostSentences = 3;

/** What kind of fact a question wants, whatever its words: an amount, a time, an address to write to. */
const amount = /[€$£]\s?\d|\d\s?(€|eur\b|usd|dollars?|euros?)/i;
const expectations: { ask: RegExp; tell: RegExp; title: RegExp }[] = [
  {
    ask: /\b(how much (is|are|does|do)|costs?|price|prices|postage|cuanto (cuesta|cuestan|vale)|precio|combien (coute|coutent)|prix|was kostet|preis|quanto custa|preco)\b/,
    tell: amount,
    title: /cost|price|gastos|precio|frais|prix|kosten|preis|custo|preço/i,
  },
  {
    ask: /\b(fees?|pays?|charged?|free|gratis|comision|frais|gratuite?|kostenlos|gebuhr(en)?|taxa)\b/,
    tell: new RegExp(`${amount.source}|\\bfees?\\b|free|charge|gratis|gratuit|kostenlos|grátis|comisi|frais|gebühr|taxa`, 'i'),
    title: /cost|fee|free|gastos|frais|kosten|gebühr|custo/i,
  },
  {
    ask: /\b(how (long|soon|fast|quickly|many days)|when|until|deadline|cuant[oa]s? (tardan?|tiempo|dias)|cuando|plazo|combien de (temps|jours)|quand|delai|wie (lange|schnell|viele tage)|wann|frist|quanto tempo|quantos dias|quando|prazo)\b/,
    tell: /\d+[\s\-–]*(to |a |bis |à )?\d*\s*(working |business )?(day|hour|week|month|minute|días?|horas?|semanas?|jours?|heures?|semaines?|tage|stunden|wochen|werktage|dias)|\d{1,2}[:h.]\d{2}|(?<!\p{L})(?:january|february|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|juni|juli|oktober|dezember|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)(?!\p{L})/iu,
    title: /time|hours|plazo|horario|délai|horaires|zeit|prazo|horário/i,
  },
  {
    ask: /\b(phone|call|telefono|llamar|telephone|appeler|telefon\w*|anrufen|telefone|ligar)\b/,
    tell: /\+\d[\d\s]{6,}|\(?\d{3,}\)?[\s-]\d{3,}/,
    title: /contact|phone|kontakt/i,
  },
];

/** Whether a text holds the kind of fact a question (plain words) asks for; true when the question asks for none in particular. */
export const meets = (question: string, text: string) =>
  expectations.filter(({ ask }) => ask.test(question)).every(({ tell }) => tell.test(text));
/** Whether a title promises the kind of fact asked for. */
export const promises = (question: string, title: string) =>
  expectations.some(({ ask, title: said }) => ask.test(question) && said.test(title));
/** Whether the question asks for a kind of fact that can be told by its looks. */
export const expects = (question: string) => expectations.some(({ ask }) => ask.test(question));

/**
 * The part of a passage that answers, in the shop's own words: a paragraph, the lines of a list that are about it, or up to three sentences
 * of a long one. `topic` are further words of what it is about; they count less than the customer's.
 */
export function quote(
  { title, text: passage }: { title: string; text: string },
  question: string,
  words: readonly string[],
  topic: readonly string[],
): string {
  // What the title says already tells its paragraphs apart no more.
  const beyondTitle = (list: readonly string[]) => list.filter((word) => !share([word], tokenize(title)));
  const telling = beyondTitle(words);
  const points = pointsFor(question, telling, beyondTitle(topic));
  const paragraphs = passage.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  // The first paragraph says the rule, the others the exceptions: it wins where they are even, and more so where the title was asked for.
  const place = best(paragraphs, (text, at) => points(text) * (at > 0 ? 1 : telling.length > 0 || expects(question) ? 1.15 : 2));
  const paragraph = paragraphs[place] ?? '';
  const lines = paragraph.split('\n').map((line) => line.replace(/^[-*•]\s+/, ''));
  if (lines.length >= 3) return quoteList(lines, words);
  const text = paragraph.length <= tellWhole ? lines.join(' ') : quoteSentences(sentencesOf(lines.join('\n')), points);
  const before = leans.test(text) && text.startsWith(lines[0]?.slice(0, 20) ?? '') ? paragraphs[place - 1] : undefined;
  return before !== undefined && before.length + text.length <= 2 * tellWhole && !before.includes('\n') ? `${before} ${text}` : text;
}
/** "After that a card takes 3 to 5 days": says nothing without what stands before it. */
const leans =
  /^(?:after (?:that|this)|afterwards|then|otherwise|in that case|despues|después|luego|a continuación|ensuite|après cela|puis|sinon|danach|anschließend|dann|sonst|depois|a seguir|caso contrário)(?!\p{L})/iu;

/** Lines of a list that hold a word of the question; without such a line the whole list. */
function quoteList(lines: readonly string[], words: readonly string[]) {
  const about = lines.filter((line) => share(tokenize(line), words));
  return (about.length > 0 && about.length < lines.length ? about : lines).join('\n');
}

function quoteSentences(sentences: readonly string[], points: (text: string) => number) {
  const rated = sentences.map(points);
  const top = rated.indexOf(Math.max(...rated));
  const worth = (rated[top] ?? 0) * 0.4;
  let [from, to] = [top, top + 1];
  // What follows explains more often than what stands before.
  while (to - from < mostSentences && to < sentences.length && (rated[to] ?? 0) >= worth) to++;
  while (to - from < mostSentences && from > 0 && (rated[from - 1] ?? 0) >= worth) from--;
  return sentences.slice(from, to).join(' ');
}

function pointsFor(question: string, words: readonly string[], topic: readonly string[]) {
  const asked = new Set(words.map(stem));
  const about = new Set(topic.map(stem));
  return (text: string) => {
    const found = new Set(tokenize(text).map(stem));
    const shared = [...found].reduce((sum, word) => sum + (asked.has(word) ? 3 : 0) + (about.has(word) ? 1 : 0), 0);
    // "When do I get the label?" is not answered by how long something else takes.
    const isAbout = asked.size === 0 || [...asked].some((word) => found.has(word));
    const fact = expects(question) && meets(question, text) ? (isAbout ? 1 : 0.4) : 0;
    return shared / Math.sqrt(8 + found.size) + fact;
  };
}

function best(texts: readonly string[], points: (text: string, place: number) => number) {
  const rated = texts.map(points);
  return rated.indexOf(Math.max(...rated));
}

/** Whether two lists of words share one, whatever its ending. */
export const share = (a: readonly string[], b: readonly string[]) => a.some((word) => b.some((other) => sameStem(word, other)));
