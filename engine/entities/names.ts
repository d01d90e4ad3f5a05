import { doubtfulNames, firstNames } from './first-names.ts';
import type { Mention } from './mention.ts';
import { cities } from './places.ts';
import { isCapital, type Prepared, type Token } from './text.ts';

/** Always followed by a name. */
const strong =
  /(?<!\p{L})(?:(?:my|your|his|her|the|ur|first|last|full|the customer'?s?|customer|account|billing|recipient'?s?) (?:(?:full|first|last|real|legal) )?name (?:is|was|should be|are)|you name is|(?:my|the|your) name['´]?s|(?:my|the|ur) name(?:'s| is)|(?<=^|[.,;!?\n] ?)name is|my names|named|(?:full |customer |first |last |account )?name\s?[:=]|me llamo|mi nombre(?: completo)? es|nombre(?: completo)?\s?:|je m'appelle|je me nomme|mon nom (?:complet )?est|mon nom c'est|nom(?: complet)?\s?:|ich hei(?:ß|ss)e|(?:mein|der) (?:vollst[äa]ndiger )?name (?:ist|lautet)|(?:vor- und nach)?name\s?:|chamo-me|me chamo|(?:o )?meu nome (?:completo )?(?:é|e)|nome(?: completo)?\s?:|(?:under|in|on) (?:the|my) names?(?: of)?|placed by|registered (?:to|under)|account holder(?: is)?|signed(?=[,:\n])|a nombre de|au nom de|auf den namen|em nome de)[\s:"'(]{1,4}/giu;
/** Sometimes followed by a name. */
const weak =
  /(?<![\p{L}'])(?:i am|i'?m|you are|you're|this is|it'?s|its|hi from|here is|here's|das ist|hier ist|hier spricht|soy|je suis|c'est|moi c'est|ici|ich bin|bin|sou o|sou a|sou|aqui (?:é|e) (?:o |a )?|aqu[íi]|fala o|mr\.?|mrs\.?|ms\.?|miss|dr\.?|herrn?|frau|se[ñn]ora?|sr\.?|sra\.?|monsieur|madame|mme)[\s:,]{1,2}/giu;
const title = /^(?:mr|mrs|ms|miss|dr|herrn?|frau|se[ñn]ora?|sr|sra|monsieur|madame|mme)\b/iu;
const closing =
  /(?<!\p{L})(?:(?:kind |best |warm )?regards|thanks(?: a lot| so much| in advance| again)?|thank you(?: very much| so much)?|thx|cheers|sincerely|best(?: wishes)?|yours(?: truly| sincerely)?|saludos(?: cordiales)?|un saludo|(?:muchas )?gracias|atentamente|cordialement|bien (?:à|a) vous|merci(?: beaucoup| d'avance)?|(?:viele|liebe|beste|sch[öo]ne|mit freundlichen|freundliche) gr[üu](?:ß|ss)en?|vg|lg|mfg|danke|obrigad[oa]|atenciosamente|cumprimentos|com os melhores cumprimentos|abra[çc]os?)[\s,.!-]{1,4}/giu;
const particle = new Set('de van von der den da do dos das del la le di du ter ten el al bin ibn y e mac mc st san'.split(' '));
/** Never part of a name. */
const never = new Set(
  `a an and or but the my your our their his her its i im ive id you u he she we they it me him us them is are was were be been am do does did not no yes yeah so very really too just still
also already always never now then here there where when what why who how which from to in on at of for with without by about as if than that this these those have has had having got get getting
want wants wanted need needs needed would could should can cant will wont trying waiting looking calling writing contacting asking going using having back order orders number email mail zip code postcode
address phone account username password please thanks thank hello hi hey dear sir madam team support service customer agent help returning ordering sorry sure afraid happy unhappy sad angry mad upset
annoyed furious frustrated disappointed interested curious confused new old good bad fine ok okay great done tired sick fed ready able unable late early a1 gonna wanna hoping thinking wondering
not only both all some any one two three order-id today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday january february march july september october november december
ridiculous unacceptable insane crazy awful terrible horrible broken wrong missing ordered bought received living based located in dutch german french spanish english american british portuguese brazilian italian mexican
y o u no si que con mi tu su el la los las un una es son muy por para como pero cliente pedido correo codigo hola gracias et ou mais je tu il elle nous vous mon ma mes le les des du au aux est pas tres client commande adresse code bonjour merci
und oder aber ich du er sie es wir ihr mein meine dein bin ist sind nicht sehr ein eine der die das den dem mit von zu aus kunde bestellung adresse plz hallo danke bitte und meu minha seu sua cliente pedido encomenda com nao muito ola obrigado
paypal visa mastercard klarna amazon google apple facebook instagram whatsapp dhl ups fedex usps hermes dpd gls monsieur madame herr frau seit noch auch schon ja nein doch
cancel return exchange refund change modify track ship send deliver buy whats wheres`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
const stopsCapital = new Set(
  'street st road rd avenue ave drive lane court store shop inc llc ltd gmbh company service support card pack bundle set'.split(' '),
);

/** Full names, as people introduce themselves, sign, or mention others; a name may stand alone when the AI asked for it. */
export function nameMentions(
  prepared: Prepared,
  masked: string,
  { isRequested: asked, own }: { isRequested: boolean; own: boolean },
): Mention<'names'>[] {
  const tokens = visible(prepared, masked);
  const found: Mention<'names'>[] = [];
  const take = (run: Token[] | undefined) => {
    const [first] = run ?? [];
    const last = run?.at(-1);
    if (!first || !last || found.some((other) => other.start < last.end && first.start < other.end)) return;
    found.push({
      kind: 'names',
      value: prepared.text.slice(first.start, last.end).replace(/\s+/g, ' '),
      start: first.start,
      end: last.end,
    });
  };
  for (const match of masked.matchAll(strong)) take(runAt(prepared, tokens, match.index + match[0].length, 'strong'));
  for (const match of masked.matchAll(weak)) {
    // "I miss placed it" doesn't introduce a Miss Placed.
    if (match[0].startsWith('miss')) continue;
    const run = runAt(prepared, tokens, match.index + match[0].length, title.test(match[0]) ? 'title' : 'weak');
    take(run);
  }
  for (const match of masked.matchAll(closing)) take(signature(prepared, tokens, match.index + match[0].length));
  for (const run of pairs(prepared, tokens, own)) take(run);
  if (asked && found.length === 0) take(requestedName(prepared, tokens));
  return found.toSorted((a, b) => a.start - b.start);
}

/** The words that no other entity covers. */
const visible = ({ tokens }: Prepared, masked: string) => tokens.filter(({ start }) => masked[start] !== ' ');

/** Consecutive words joined only by what names contain: a space, a hyphen, an apostrophe, the point of an initial. */
function* connected({ text }: Prepared, tokens: readonly Token[], from: number): Iterable<Token> {
  let end = from;
  for (let at = firstFrom(tokens, from); at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) return;
    if (!/^(?: {0,2}|\. ?|-|'| ?")$/.test(text.slice(end, token.start)) || /\d/.test(token.text)) return;
    // The point of an initial ("J. Smith") joins words; the end of a sentence separates them.
    if (/\./.test(text.slice(end, token.start)) && !/(?<!\p{L})(?:\p{L}|dr|mr|mrs|ms|st)$/iu.test(text.slice(Math.max(0, end - 4), end)))
      return;
    yield token;
    end = token.end;
  }
}

/** The index of the first token at or after an offset, by binary search, since a message may start a name a thousand times. */
function firstFrom(tokens: readonly Token[], from: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

function runAt(prepared: Prepared, tokens: readonly Token[], from: number, cue: 'strong' | 'weak' | 'title'): Token[] | undefined {
  const run: Token[] = [];
  for (const token of connected(prepared, tokens, from)) {
    if (run.length >= 5 || !belongs(prepared, run, token)) break;
    run.push(token);
  }
  while (run.length > 1 && particle.has(run.at(-1)?.folded ?? '')) run.pop();
  const [first, second] = run;
  if (!first || (particle.has(first.folded) && !second)) return undefined;
  if (cue !== 'weak') return run;
  const givenNames = firstNames.has(first.folded);
  const written = !prepared.flat && isCapital(first.text);
  if (givenNames && (written || second || run.length === 1))
    return written || prepared.flat || isLoneEnd(prepared, run) || firstNames.has(first.folded) ? run : undefined;
  if (doubtfulNames.has(first.folded)) return second && (prepared.flat || isCapital(second.text)) ? run : written ? run : undefined;
  return written && second && isCapital(second.text) && run.length <= 4 && !cities.has(first.folded) ? run : undefined;
}

const isLoneEnd = ({ text }: Prepared, run: readonly Token[]) => /^\s*(?:[.,!?]|$)/.test(text.slice(run.at(-1)?.end ?? 0));

function belongs({ flat, text }: Prepared, run: readonly Token[], { text: word, folded, start }: Token): boolean {
  if (/[^\p{L}]/u.test(word)) return false;
  const previous = run.at(-1);
  const glued = previous !== undefined && /['-]/.test(text.slice(previous.end, start));
  if (particle.has(folded) && run.length > 0 && !(folded === 'y' || folded === 'e')) return true;
  // "O'Hara", "D'Angelo".
  const isElided = folded.length === 1 && isCapital(word) && text[start + 1] === "'" && run.length > 0;
  if (never.has(folded) && !glued && !isElided) return false;
  if (folded.length === 1 && run.length === 0) return isCapital(word) && text[start + 1] === '.';
  if (stopsCapital.has(folded) && run.length > 0) return false;
  // A lower-case word ends a capitalized name, unless the message has no capitals.
  const [first] = run;
  if (!flat && first && isCapital(first.text) && !isCapital(word) && !glued) return false;
  if ((!flat && (first ? isCapital(first.text) : isCapital(word))) || glued) return true;
  // In lower case, a name has at most two words besides particles; a particle or a second given name allows one more.
  const isLonger =
    run.some(({ folded: other }) => particle.has(other)) || (run.length === 2 && run.every(({ folded: other }) => firstNames.has(other)));
  return run.filter((token) => !particle.has(token.folded)).length < (isLonger ? 3 : 2);
}

/** A signature: one to three capitalized words, or a given name, between a closing phrase and the end of the message or line. */
function signature(prepared: Prepared, tokens: readonly Token[], from: number): Token[] | undefined {
  const lineStart = prepared.text.slice(from).search(/\S/);
  if (lineStart < 0) return undefined;
  const run = runAt(prepared, tokens, from + lineStart, 'strong');
  const last = run?.at(-1);
  if (!run || !last || run.length > 4) return undefined;
  const after = prepared.text.slice(last.end);
  const isEnd = /^[\s.!,)]*(?:$|\n)/.test(after) || /^\s*[\n,|-]/.test(after);
  const [first] = run;
  const isNamed =
    first !== undefined &&
    (firstNames.has(first.folded) || (!prepared.flat && run.every(({ text, folded }) => isCapital(text) || particle.has(folded))));
  return isEnd && isNamed ? run : undefined;
}

/**
 * "Yusuf Rossi" anywhere: a capitalized given name followed by another capitalized word; or in lower case at the start of a message with customer
 * data.
 */
function* pairs(prepared: Prepared, tokens: readonly Token[], own: boolean): Iterable<Token[]> {
  for (const token of tokens) {
    if (!firstNames.has(token.folded) && !(doubtfulNames.has(token.folded) && isCapital(token.text))) continue;
    const run = runAt(prepared, tokens, token.start, 'strong');
    if (!run || run.length < 2 || run[0] !== token) continue;
    const [, second] = run;
    const before = prepared.text.slice(Math.max(0, token.start - 12), token.start).toLowerCase();
    const begins = tokens[0] === token || tokens[1] === token || /[.!?;\n]\s*$/.test(before);
    if (/(?:st\.?|saint|santa|san|brand|called|model|mac|street|calle|rue|avenida|rua) $/.test(before)) continue;
    const after = prepared.text.slice(run.at(-1)?.end ?? 0).trimStart();
    const wholeOrData = after === '' || /^(?:[,.;/|(-]|#|\d|zip|plz|post|cp\b|here\b|speaking\b|again\b)/i.test(after);
    const written = !prepared.flat && isCapital(token.text) && second !== undefined && isCapital(second.text);
    const replyLanguage = /^(?:here|speaking|hier|aqu[íi]|ici)\b/i.test(after);
    if (written && (begins ? wholeOrData || !own : !own && !doubtfulNames.has(token.folded))) yield run;
    else if (prepared.flat && ((begins && wholeOrData) || replyLanguage) && firstNames.has(token.folded) && run.length <= 3) yield run;
  }
}

/** The reply to a request for the name: up to four words at the start of the message. */
function requestedName(prepared: Prepared, tokens: readonly Token[]): Token[] | undefined {
  const start = prepared.text.search(/[\p{L}]/u);
  const opening = /^(?:(?:yes|yeah|ok|okay|sure|hi|hello|of course|s[ií]|claro|oui|ja|sim|natürlich|well)[\s,.!:-]{1,3}){1,2}/iu.exec(
    prepared.text.slice(Math.max(0, start)),
  );
  const run = start < 0 ? undefined : runAt(prepared, tokens, start + (opening?.[0].length ?? 0), 'strong');
  const rest = prepared.text.slice(run?.at(-1)?.end ?? 0);
  const words = rest.match(/\p{L}+/gu)?.length ?? 0;
  const isFilled = /^\s*(?:$|[,.;:!/()|\d#-]|and|y|et|und|e\s)/iu.test(rest);
  return run && (words === 0 || (isFilled && run.length >= 2)) ? run : undefined;
}
