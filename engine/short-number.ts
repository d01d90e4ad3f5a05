const orderWords = 'order|purchase|pedido|compra|encomenda|commande|achat|bestellung|auftrag|bestellnummer';
const marked = /(?<![\p{L}\d#])#\s?(\d{1,2})(?![\p{L}\d])/u;
const named = new RegExp(
  `(?<![\\p{L}\\d])(?:${orderWords})\\s(?:(?:number|nr\\.?|no\\.?|n[°º]|número|numero|numéro|nummer)\\s)?#?(\\d{1,2})(?![\\p{L}\\d]|[.,]\\d)`,
  'iu',
);

/**
 * The number of one of a shop's first orders, which has one or two digits and looks like anything: only behind a # or the word for an order, or
 * alone when it was asked for.
 */
export const shortNumberIn = (text: string, asked: boolean): string | undefined =>
  marked.exec(text)?.[1] ?? named.exec(text)?.[1] ?? (asked ? /^\s*(\d{1,2})[\s.!]*$/.exec(text)?.[1] : undefined);

const inSentence = /(?<=(?<![\p{L}\d])(?:of|for|von|für|de|del|da|do|pour|para)\s)#\s?\d{1,2}(?![\p{L}\d])/giu;
/** A text without such numbers, so that none is taken for a house's; "Apt 3, #4" stays. */
export const withoutShortNumber = (text: string) => text.replace(new RegExp(named, 'giu'), ' ').replace(inSentence, ' ');
