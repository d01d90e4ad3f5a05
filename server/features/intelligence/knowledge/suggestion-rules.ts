export type Line = { author: string; author_id: string | null; text: string; reason: string | null };
export type Pair = { question: string; answer: string; answeredBy: string | null };

const longestQuestion = 200;
const longestAnswer = 4_000;
/** In words: less is a greeting, a yes or a thank-you. */
const fewest = { question: 3, answer: 6 };

/**
 * The question the AI had no source for, and what the teammate who took over said to it, without what is about the one customer. Undefined
 * when there is no such pair, or when the answer is about one order.
 */
export function pairOf(lines: readonly Line[], names: readonly string[]): Pair | undefined {
  const handover = lines.findLastIndex(({ reason }) => reason === 'missing_knowledge' || reason === 'low_confidence');
  if (handover < 0) return undefined;
  const question = questionBefore(lines.slice(0, handover));
  const reply = lines.slice(handover + 1).find(({ author, text }) => author === 'teammate' && isAnswer(text));
  if (!question || !reply) return undefined;
  const told = withoutCourtesies(reply.text);
  if (isAboutOneCase(told) || told.length > longestAnswer) return undefined;
  return {
    question: shortened(redact(question, names)),
    answer: redact(told, names),
    answeredBy: reply.author_id,
  };
}

/** The customer's last words in a row; when they say too little, the ones before. */
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

/** Says something: no greeting alone, no promise to look, no question back. */
function isAnswer(text: string) {
  const told = withoutCourtesies(text);
  if (wordsIn(told) < fewest.answer || !/[.!…)\p{L}\p{N}]$/u.test(told)) return false;
  return !/\b(let me (check|look|see|find)|one moment|i('| wi)ll (check|look|get back|find out)|einen moment|ich (schaue|prüfe|frage)|un momento|un instant|je (regarde|vérifie)|déjame|voy a (revisar|comprobar)|vou verificar|deixe-me)\b/i.test(
    told,
  );
}

const wordsIn = (text: string) => text.match(/\p{L}[\p{L}\p{N}'’-]*/gu)?.length ?? 0;

const greeting =
  /^\s*(hi|hello|hey|dear|good (morning|afternoon|evening|day)|hola|buen[oa]s( días| dias| tardes| noches)?|bonjour|bonsoir|salut|hallo|guten (morgen|tag|abend)|moin|olá|ola|bom dia|boa (tarde|noite))( (again|there|team|everyone))?(?![\p{L}])/iu;
/** Whom a greeting greets, with large letters, and where it ends. */
const greeted = /^( \p{Lu}[\p{L}'’-]+){0,3} *([,!.…:–-]+\s*|\n\s*)/u;
const thanks =
  /^\s*(thanks?( you)?( (so|very) much)?( for [^.!\n]{1,60})?|merci( beaucoup)?( pour [^.!\n]{1,60})?|(muchas )?gracias( por [^.!\n]{1,60})?|(vielen )?danke?( für [^.!\n]{1,60})?|(muito )?obrigad[oa]( por [^.!\n]{1,60})?)\s*[,!.…]+\s*/iu;
const farewell =
  /\s*\n*\s*(((kind|best|warm)\s+)?(regards|wishes|best)|cheers|sincerely|viele grüße|mit freundlichen grüßen|liebe grüße|saludos|un saludo|cordialement|bien à vous|cumprimentos|atenciosamente)\s*[,!]?\s*(\n?\s*\p{Lu}[\p{L}'’. -]{1,40})?\s*$/iu;

/** What is said, without how one begins and ends. */
function withoutCourtesies(text: string): string {
  // Long runs of spaces and empty lines say nothing, and patterns would try each way to part them.
  let told = text.trim().replace(/\s{3,}/g, (run) => (run.includes('\n') ? '\n\n' : ' '));
  for (const without of [withoutGreeting, withoutThanks, withoutGreeting]) told = without(told);
  return told.replace(farewell, '').trim();
}
const withoutThanks = (text: string) => text.replace(thanks, '');
function withoutGreeting(text: string) {
  const said = greeting.exec(text)?.[0];
  return said === undefined ? text : text.slice(said.length).replace(greeted, '').trim();
}

const orderNumber =
  /(?<!\w)(#\s?[A-Z]{0,4}-?\d{3,}|[A-Z]{1,5}-\d{3,}[\w-]*|\d{2,}-\d{3,}[\d-]*|(?<=\b(?:order|pedido|commande|bestellung|encomenda|number|nummer|número|numéro|no|nr)\.?\s(?:n[°ºo.]\s?)?)\d{3,})\b/gi;
const parcelNumber = /\b(?=[A-Z0-9]{9,}\b)(?=\w*\d\w*\d\w*\d)[A-Z0-9]+\b/g;
/** What somebody did for this one customer, or what became of their parcel, is no knowledge. */
const deed =
  /\bI(?:['’]ve| have)?( just| now| already| also)* (refunded|cancell?ed|changed|sent|shipped|checked|looked|updated|issued|booked|asked|arranged|added|applied|extended|contacted|spoke|resent|replaced|found)\b|\bI can see (that )?(your|the) |\b(ich habe|habe ich) (.{0,60})(erstattet|storniert|geändert|verschickt|nachgesehen|geprüft|veranlasst)\b|\bhe (reembolsado|cancelado|cambiado|enviado|comprobado|revisado)\b|\bj['’]ai (remboursé|annulé|modifié|envoyé|vérifié)\b|\b(reembolsei|cancelei|alterei|enviei|verifiquei)\b/i;
const parcel =
  /\b(your|ihre?|deine?|votre|tu|su|seu|sua|o teu|a tua) (order|parcel|package|shipment|refund|return|replacement|bestellung|paket|sendung|rückerstattung|pedido|paquete|envío|reembolso|commande|colis|remboursement|encomenda)\b[^.!?\n]{0,40}\b(shipped|left|was|has|have been|arrived|delivered|on its way|will arrive (on|tomorrow|today)|got|stuck|lost|wurde|ist (heute|gestern|unterwegs|angekommen)|ha sido|ha salido|está en|fue|a été|est (parti|arrivé|en)|foi|está a)\b/i;

export const isAboutOneCase = (text: string) =>
  [orderNumber, parcelNumber].some((pattern) => new RegExp(pattern.source, pattern.flags.replace('g', '')).test(text)) ||
  deed.test(text) ||
  parcel.test(text);

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const phone = /(?<![\w€$£.,-])(?:\+|00)?\(?\d{1,4}\)?(?:[\s./-]?\(?\d{1,4}\)?){2,5}(?![\w%€])/g;
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;
const street =
  /\b\d{1,5}[a-z]?,?\s+(?:\p{Lu}[\p{L}'’-]+\s+){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Way|Court|Square|Boulevard|Blvd)\b\.?|\b\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|platz|gasse|allee|straat|laan)\s+\d{1,4}\s?[a-z]?\b|\b\d{1,4}(?:\s?bis)?,?\s+(?:rue|avenue|boulevard|place|chemin)\s+[\p{L}'’ -]{2,40}|\b(?:calle|avenida|avda\.?|plaza|paseo|rua|praça|travessa)\s+[\p{L}'’ -]{2,40}?,?\s*(?:n[º°.]\s?)?\d{1,4}\b/giu;

/** Takes out what tells who asked: names, addresses, numbers. What a shop says of itself goes as well; a person reads it before it is kept. */
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
    .reduce((told, part) => told.replace(new RegExp(`(?<![\\p{L}])${escaped(part)}(?![\\p{L}])`, 'gu'), '[name]'), hidden)
    .replace(/\[name\](\s+\[name\])+/g, '[name]')
    .trim();
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A long story is asked in its questions, or in its end. */
function shortened(question: string): string {
  if (question.length <= longestQuestion) return question;
  const sentences = question.split(/(?<=[.!?])\s+/);
  const asked = sentences.filter((sentence) => sentence.endsWith('?')).join(' ') || (sentences.at(-1) ?? question);
  return asked.length <= longestQuestion ? asked : `${asked.slice(0, longestQuestion - 1).replace(/\s+\S*$/, '')}…`;
}

/** What makes two questions the same whatever their marks, accents and letters. */
export const sameness = (question: string) =>
  question
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
