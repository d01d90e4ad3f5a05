export type Line = { author: string; author_id: string | null; text: string; reason: string | null };
export type Pair = { question: string; answer: string; answeredBy: string | null };

const longestQuestion = 200;
const longestAnswer = 4_000;
/** Minimum number of words; fewer are a greeting, a yes or a thank-you. */
const fewest = { question: 3, answer: 6 };

/**
 * The question the AI had no source for and the answer of the teammate who took over, without personal data. Undefined when there is no
 * such pair, or when the answer is about one order.
 */
export function pairOf(lines: readonly Line[], names: readonly string[]): Pair | undefined {
  const handoff = lines.findLastIndex(({ reason }) => reason === 'missing_knowledge' || reason === 'low_confidence');
  if (handoff < 0) return undefined;
  const question = questionBefore(lines.slice(0, handoff));
  const reply = lines.slice(handoff + 1).find(({ author, text }) => author === 'teammate' && isAnswer(text));
  if (!question || !reply) return undefined;
  const body = withoutCourtesies(reply.text);
  if (isAboutOneCase(body) || body.length > longestAnswer) return undefined;
  return {
    question: shortened(redact(question, names)),
    answer: redact(body, names),
    answeredBy: reply.author_id,
  };
}

/** The customer's last consecutive messages; when they are too short, those before. */
function questionBefore(lines: readonly Line[]): string | undefined {
  const said: string[] = [];
  for (const { author, text, reason } of lines.toReversed()) {
    if (reason !== null || text.trim() === '') continue;
    if (author === 'customer') said.unshift(withoutCourtesies(text));
    else if (isQuestion(said)) break;
    else said.length = 0;
  }
  return isQuestion(said) ? said.join(' ').replace(/\s+/g, ' ').trim() : undefined;
}
const isQuestion = (said: readonly string[]) => wordsIn(said.join(' ')) >= fewest.question;

/** Whether a text is an answer: not only a greeting, a promise to check or a question back. */
function isAnswer(text: string) {
  const body = withoutCourtesies(text);
  if (wordsIn(body) < fewest.answer || !/[.!…)\p{L}\p{N}]$/u.test(body)) return false;
  return !/\b(let me (check|look|see|find)|one moment|i('| wi)ll (check|look|get back|find out)|einen moment|ich (schaue|prüfe|frage)|un momento|un instant|je (regarde|vérifie)|déjame|voy a (revisar|comprobar)|vou verificar|deixe-me)\b/i.test(
    body,
  );
}

const wordsIn = (text: string) => text.match(/\p{L}[\p{L}\p{N}'’-]*/gu)?.length ?? 0;

const greeting =
  /^\s*(hi|hello|hey|dear|good (morning|afternoon|evening|day)|hola|buen[oa]s( días| dias| tardes| noches)?|bonjour|bonsoir|salut|hallo|guten (morgen|tag|abend)|moin|olá|ola|bom dia|boa (tarde|noite))( (again|there|team|everyone))?(?![\p{L}])/iu;
/** Capitalized names after a greeting, up to where it ends. */
const greeted = /^( \p{Lu}[\p{L}'’-]+){0,3} *([,!.…:–-]+\s*|\n\s*)/u;
const thanks =
  /^\s*(thanks?( you)?( (so|very) much)?( for [^.!\n]{1,60})?|merci( beaucoup)?( pour [^.!\n]{1,60})?|(muchas )?gracias( por [^.!\n]{1,60})?|(vielen )?danke?( für [^.!\n]{1,60})?|(muito )?obrigad[oa]( por [^.!\n]{1,60})?)\s*[,!.…]+\s*/iu;
const farewell =
  /\s*\n*\s*(((kind|best|warm)\s+)?(regards|wishes|best)|cheers|sincerely|viele grüße|mit freundlichen grüßen|liebe grüße|saludos|un saludo|cordialement|bien à vous|cumprimentos|atenciosamente)\s*[,!]?\s*(\n?\s*\p{Lu}[\p{L}'’. -]{1,40})?\s*$/iu;

/** The text without greeting and closing. */
function withoutCourtesies(text: string): string {
  // Long runs of spaces and empty lines would make the patterns backtrack.
  let body = text.trim().replace(/\s{3,}/g, (run) => (run.includes('\n') ? '\n\n' : ' '));
  for (const without of [withoutGreeting, withoutThanks, withoutGreeting]) body = without(body);
  return body.replace(farewell, '').trim();
}
const withoutThanks = (text: string) => text.replace(thanks, '');
function withoutGreeting(text: string) {
  const said = greeting.exec(text)?.[0];
  return said === undefined ? text : text.slice(said.length).replace(greeted, '').trim();
}

const orderNumber =
  /(?<!\w)(#\s?[A-Z]{0,4}-?\d{3,}|[A-Z]{1,5}-\d{3,}[\w-]*|\d{2,}-\d{3,}[\d-]*|(?<=\b(?:order|pedido|commande|bestellung|encomenda|number|nummer|número|numéro|no|nr)\.?\s(?:n[°ºo.]\s?)?)\d{3,})\b/gi;
const parcelNumber = /\b(?=[A-Z0-9]{9,}\b)(?=\w*\d\w*\d\w*\d)[A-Z0-9]+\b/g;
/** What was done for one customer or happened to their parcel is no general knowledge. */
const action =
  /\bI(?:['’]ve| have)?( just| now| already| also)* (refunded|cancell?ed|changed|sent|shipped|checked|looked|updated|issued|booked|asked|arranged|added|applied|extended|contacted|spoke|resent|replaced|found)\b|\bI can see (that )?(your|the) |\b(ich habe|habe ich) (.{0,60})(erstattet|storniert|geändert|verschickt|nachgesehen|geprüft|veranlasst)\b|\bhe (reembolsado|cancelado|cambiado|enviado|comprobado|revisado)\b|\bj['’]ai (remboursé|annulé|modifié|envoyé|vérifié)\b|\b(reembolsei|cancelei|alterei|enviei|verifiquei)\b/i;
const parcel =
  /\b(your|ihre?|deine?|votre|tu|su|seu|sua|o teu|a tua) (order|parcel|package|shipment|refund|return|replacement|bestellung|paket|sendung|rückerstattung|pedido|paquete|envío|reembolso|commande|colis|remboursement|encomenda)\b[^.!?\n]{0,40}\b(shipped|left|was|has|have been|arrived|delivered|on its way|will arrive (on|tomorrow|today)|got|stuck|lost|wurde|ist (heute|gestern|unterwegs|angekommen)|ha sido|ha salido|está en|fue|a été|est (parti|arrivé|en)|foi|está a)\b/i;

export const isAboutOneCase = (text: string) =>
  [orderNumber, parcelNumber].some((pattern) => new RegExp(pattern.source, pattern.flags.replace('g', '')).test(text)) ||
  action.test(text) ||
  parcel.test(text);

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const phone = /(?<![\w€$£.,-])(?:\+|00)?\(?\d{1,4}\)?(?:[\s./-]?\(?\d{1,4}\)?){2,5}(?![\w%€])/g;
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;
const street =
  /\b\d{1,5}[a-z]?,?\s+(?:\p{Lu}[\p{L}'’-]+\s+){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Way|Court|Square|Boulevard|Blvd)\b\.?|\b\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|platz|gasse|allee|straat|laan)\s+\d{1,4}\s?[a-z]?\b|\b\d{1,4}(?:\s?bis)?,?\s+(?:rue|avenue|boulevard|place|chemin)\s+[\p{L}'’ -]{2,40}|\b(?:calle|avenida|avda\.?|plaza|paseo|rua|praça|travessa)\s+[\p{L}'’ -]{2,40}?,?\s*(?:n[º°.]\s?)?\d{1,4}\b/giu;

/** Removes names, addresses and numbers, the customer's and the shop's alike; a person reviews the text before it is published. */
export function redact(text: string, names: readonly string[]): string {
  const hidden = text
    .replace(email, '[e-mail]')
    .replace(street, '[address]')
    .replace(orderNumber, '[order number]')
    .replace(parcelNumber, '[number]')
    .replace(phone, (found) => (found.replace(/\D/g, '').length >= 7 && !date.test(found) ? '[phone]' : found));
  const parts = [...new Set(names.flatMap((name) => [name, ...name.split(/\s+/)]))]
    .filter((part) => part.length >= 3 && /^\p{Lu}/u.test(part))
    .sort((a, b) => b.length - a.length);
  return parts
    .reduce((masked, part) => masked.replace(new RegExp(`(?<![\\p{L}])${escaped(part)}(?![\\p{L}])`, 'gu'), '[name]'), hidden)
    .replace(/\[name\](\s+\[name\])+/g, '[name]')
    .trim();
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A long message is reduced to its questions, or to its end. */
function shortened(question: string): string {
  if (question.length <= longestQuestion) return question;
  const sentences = question.split(/(?<=[.!?])\s+/);
  const asked = sentences.filter((sentence) => sentence.endsWith('?')).join(' ') || (sentences.at(-1) ?? question);
  return asked.length <= longestQuestion ? asked : `${asked.slice(0, longestQuestion - 1).replace(/\s+\S*$/, '')}…`;
}

/** Normalizes a question for comparison, ignoring punctuation, accents and case. */
export const sameness = (question: string) =>
  question
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
