import type { Mention } from './mention.ts';

const orderWord =
  'orders?|order[- ]?(?:id|no|nr|number|num|nummer|#)s?|ordre|purchase|reference|ref|booking|confirmation|pedidos?|compra|encomendas?|commandes?|achat|bestellung(?:en)?|bestell(?:nummer|nr)|auftr[aä]ge?|auftragsnummer|rechnung';
const between = String.raw`(?:['’]?s)?(?:\s?(?:id|ids|no|nr|num|number|numbers|nummer|code|reference|ref|n[uú]mero|num[eé]ro|n[°º]?)(?!\p{L}))?\.?(?:\s?(?:is|are|was|es|son|est|ist|é|lautet|with|under|con|mit|avec|com|the|number|nr|no|with number|called|n[°º])(?!\p{L})(?:\s(?:a|o|el|la|le|the|die|der|num|number|n[úu]mero))?)?[\s:°º.,=('"#-]{0,4}`;
const code = String.raw`[a-z]{0,4}-?\d[a-z\d]{0,3}(?:-?\d){1,14}(?:-\d{1,8}){0,2}(?:-[a-z]{1,2}(?![\p{L}\d]))?`;
const marked = new RegExp(String.raw`(?<![\p{L}\d&])#\s?(${code}|[a-z]{1,4}\s\d{4,14})(?![\p{L}\d])`, 'giu');
const named = new RegExp(
  String.raw`(?<!\p{L})(?:${orderWord})(?!\p{L}(?!-?\d))${between}(#?${code}|#?[b-df-hj-np-xz]\s?-?\s?\d{5,14})(?![\p{L}\d@%€$£]|[.,]\d)`,
  'giu',
);
const numbered = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:phone|account|card|model|part|item|house|room|apartment|serial|tracking|gate|size|telephone)\s)(?:number|nr|no|nummer|n[úu]mero|num[ée]ro|n[°º])\.?(?:\s+(?:is|es|est|ist|é|lautet))?[\s:°º.#]{0,3}([a-z]{0,3}-?\d{3,14})(?![\p{L}\d@%€$£]|[.,]\d)`,
  'giu',
);
/** Verbs directly before an order number: "track 88213", "any news on 99120". */
const afterVerb =
  /(?<!\p{L})(?:track|cancel|cancle|cncl|cancela|cancelar|anula|anular|annulez|annuler|storniere?n?|storno|status(?: of| for| de| del| von)?|where(?:'?s| is)|(?:news|update|word|info) (?:on|of|about|for)|novedades (?:de|del)|nouvelles de)\s(?:(?:my|the|please|pls|for|of|no|nr|number)\s)?#?(\d{4,14})(?![\p{L}\d@%€$£]|[.,]\d)/giu;
const oneLetter = /(?<![\p{L}\d#@.&-])([a-z]-?\d{4,14})(?![\p{L}\d@-])/giu;
const lettered = /(?<![\p{L}\d#@.&-])([a-z]{2,4}-?\d{5,14}|[a-z]{2,4}-\d{3,14}(?:-\d{2,8})?|\d{3}-\d{7}-\d{7})(?![\p{L}\d@-])/giu;
const numberOnly =
  /(?<![\p{L}\d#@.,€$£+/-])(\d{3,14})(?![\p{L}\d@%€$£/]|[.,]\d|\s?(?:€|eur|usd|euros?|dollars?|bucks|ml|cm|mm|kg|g|l|inch|times)\b)/giu;
const wholeMessage = /^\s*(?:it'?s|its|here you go|here)?[\s:,-]{0,3}#?(\d{7,14})[\s.!]{0,3}$/i;
const more =
  /(?:\s?(?:,|;|&|\/|\band\b|\bor\b|\by\b|\bet\b|\bund\b|\boder\b|\bou?\b|\be\b|\bplus\b)){1,2}\s?(#?[a-z]{0,3}-?\d{3,14})(?![\p{L}\d@%€$£]|[.,]\d|\s?-\s?\d)/iuy;
const counted =
  /^\s{1,2}(?:pieces|units|items|pcs|euros?|eur|usd|dollars?|bucks|pounds|ml|cm|mm|kg|g|l|days?|weeks?|months?|hours?|minutes?|times|people|of|more|pairs|boxes|packs|d[ií]as|tage|jours|dias|st[uü]ck|unidades|pi[eè]ces|pe[cç]as)\b/i;
const year = /^(?:19|20)\d\d$/;

type Found = { value: string; start: number; end: number };

/** Order numbers, found by context; a bare number counts only when the AI asked for one, or as the entire message. */
export function orderMentions(text: string, isRequested = false): Mention<'order_ids'>[] {
  if (!/\d{2}/.test(text)) return [];
  const found: Found[] = [];
  const take = (raw: string, start: number, followed: boolean) => {
    const end = start + raw.length;
    if (found.some((other) => other.start < end && start < other.end)) return;
    found.push({ value: raw.replace(/\s/g, '').toUpperCase(), start, end });
    if (followed) takeMore(text, end, take);
  };
  for (const match of text.matchAll(marked)) {
    const raw = match[1] ?? '';
    take(text.slice(match.index, match.index + match[0].length), match.index, raw !== '');
  }
  for (const pattern of [named, numbered, afterVerb, oneLetter, lettered, ...(isRequested ? [numberOnly] : [])])
    for (const match of text.matchAll(pattern)) {
      const raw = (match[1] ?? '').trim();
      const start = match.index + match[0].lastIndexOf(raw);
      if (isOrder(text, raw, start, pattern === numberOnly)) take(raw, start, pattern === named);
    }
  const only = wholeMessage.exec(text);
  if (only?.[1] && found.length === 0) take(only[1], text.indexOf(only[1]), false);
  return found.map(({ value, start, end }) => ({ kind: 'order_ids', value, start, end }));
}

function takeMore(text: string, from: number, take: (raw: string, start: number, followed: boolean) => void) {
  more.lastIndex = from;
  const match = more.exec(text);
  const raw = match?.[1];
  if (!match || !raw) return;
  const start = match.index + match[0].lastIndexOf(raw);
  if (isOrder(text, raw, start, false)) take(raw, start, true);
}

function isOrder(text: string, raw: string, start: number, isRequested: boolean) {
  const digits = raw.replace(/\D/g, '').length;
  if (digits < 3 || counted.test(text.slice(start + raw.length, start + raw.length + 14))) return false;
  return isRequested || !year.test(raw);
}
