/** What a message names besides its wish. Everything is as the customer wrote it, but for case and spaces. */

const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
export const emailsIn = (text: string) => [...text.matchAll(emailAddress)].map(([address]) => address.toLowerCase().replace(/\.$/, ''));

const orderWords =
  'order|purchase|number|nr|no|pedido|compra|n[úu]mero|encomenda|commande|achat|num[ée]ro|bestellung|bestellnummer|nummer|auftrag';
const marked = /#\s?([a-z]{0,4}-?\d{3,14})/gi;
const lettered = /(?<![\p{L}\d#@.-])([a-z]{1,3}-?\d{4,14})(?![\p{L}\d@])/giu;
const named = new RegExp(
  `(?:${orderWords})\\.?(?:\\s+(?:is|es|est|ist|é|lautet|number|nr|no|n[°º]))?[\\s:°º.]*([a-z]{0,3}-?\\d{3,14})(?![\\p{L}\\d@])`,
  'giu',
);
const bare = /(?<![\p{L}\d#@.,€$£+-])(\d{3,14})(?![\p{L}\d@%€$£]|[.,]\d|\s?(?:€|eur|usd|euros?|dollars?|ml|cm|mm|kg|g)\b)/giu;

/** Order numbers, by what stands around them; a number alone counts only when one was asked for. */
export function orderNumbersIn(text: string, asked = false): string[] {
  const without = text.replace(emailAddress, ' ');
  const found = [marked, named, lettered, ...(asked ? [bare] : [])].flatMap((pattern) =>
    [...without.matchAll(pattern)].map((match) => match[1]?.toUpperCase() ?? ''),
  );
  return [...new Set(found)].filter((number) => !found.some((other) => other !== number && other.endsWith(number)));
}
/** How an order number is compared: letters and digits only. */
export const orderKey = (number: string) => number.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The six digits of a mailed code, which people also write as 123 456. */
export function codeIn(text: string): string | undefined {
  const found = /(?<!\d)(\d{3})[\s-]?(\d{3})(?!\d)/.exec(text.replace(emailAddress, ' '));
  return found ? `${found[1]}${found[2]}` : undefined;
}

const postcodes = [
  /(?<![\p{L}\d#])(\d{5}(?:-\d{4})?)(?![\p{L}\d])/iu,
  /(?<![\p{L}\d#])(\d{4}-\d{3})(?!\d)/u,
  /(?<![\p{L}\d#])(\d{4}\s?[a-z]{2})(?![\p{L}\d])/iu,
  /(?<![\p{L}\d#])([a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2})(?![\p{L}\d])/iu,
  /(?<![\p{L}\d#])([a-z]\d[a-z]\s?\d[a-z]\d)(?![\p{L}\d])/iu,
];
const postcodeWord =
  /(?:zip(?:\s?code)?|post\s?code|postal\s?code|c[óo]digo postal|code postal|postleitzahl|plz|cep)(?:\s+(?:is|es|est|ist|é|lautet))?[\s:]*([a-z\d][a-z\d\s-]{2,8}[a-z\d])/iu;
export function postcodeIn(text: string, asked = false): string | undefined {
  const said = postcodeWord.exec(text)?.[1];
  const found = postcodes.map((pattern) => pattern.exec(said ?? (asked ? text : ''))?.[1]).find((match) => match !== undefined);
  return (found ?? (asked && /^\s*\d{4}\s*$/.test(text) ? text.trim() : undefined))?.toUpperCase().replace(/\s/g, '');
}
export const postcodeKey = (postcode: string) => postcode.toLowerCase().replace(/[^a-z0-9]/g, '');

const introduced =
  /(?:my (?:full )?name is|my name['’]?s|i am|i['’]?m|this is|name:|me llamo|mi nombre es|soy|je m['’]appelle|mon nom est|je suis|ich hei(?:ß|ss)e|mein name ist|ich bin|chamo-me|me chamo|(?:o )?meu nome é|sou (?:o|a)?)\s+(\p{Lu}[\p{L}'’.-]+(?:\s+(?:de |van |von |da |do |dos |del |la |le |di )?\p{Lu}[\p{L}'’.-]+){1,3})/iu;
const capital = /^\p{Lu}/u;
const particles = new Set(['de', 'van', 'von', 'da', 'do', 'dos', 'del', 'la', 'le', 'di', 'den', 'der']);

/** A full name, as people introduce themselves; when it was asked for, two to four words alone are one. */
export function nameIn(text: string, asked = false): string | undefined {
  const words =
    introduced
      .exec(text)?.[1]
      ?.replace(/[.,]+$/, '')
      .split(/\s+/) ?? [];
  // The pattern ignores case for the phrase before it; the name itself must be written like one.
  const end = words.findIndex((word) => !capital.test(word) && !particles.has(word));
  const proper = end < 0 ? words : words.slice(0, end);
  if (proper.filter((word) => capital.test(word)).length >= 2) return proper.join(' ');
  const alone = text
    .replace(emailAddress, ' ')
    .replace(/[\d,;.!?]+.*$/s, '')
    .trim();
  return asked && /^[\p{L}'’-]+(?:\s+[\p{L}'’-]+){1,3}$/u.test(alone) ? alone : undefined;
}

/** "under 50 euros", "menos de 50", "bis 50 Euro" → 5000 cents. */
export function priceLimitIn(text: string): number | undefined {
  const limit =
    /(?:under|below|less than|up to|at most|max(?:imum|\.)?|no more than|menos de|por debajo de|hasta|máximo|moins de|jusqu['’]à|maximum|unter|bis(?: zu)?|höchstens|maximal|até|abaixo de|no máximo)\s*(?:€|\$|£|eur|usd)?\s*(\d+(?:[.,]\d{1,2})?)/iu.exec(
      text,
    )?.[1];
  return limit === undefined ? undefined : Math.round(Number(limit.replace(',', '.')) * 100);
}
