const orderWords = 'order|purchase|pedido|compra|encomenda|commande|achat|bestellung|auftrag|bestellnummer';
const marked = /(?<![\p{L}\d#])#\s?(\d{1,2})(?![\p{L}\d])/u;
const named = new RegExp(
  `(?<![\\p{L}\\d])(?:${orderWords})\\s(?:(?:number|nr\\.?|no\\.?|n[°º]|número|numero|numéro|nummer)\\s)?#?(\\d{1,2})(?![\\p{L}\\d]|[.,]\\d)`,
  'iu',
);

/** An order number of one or two digits, which could be anything: accepted only after "#" or the word "order", or alone when the AI asked for it. */
export const shortNumberIn = (text: string, isRequested: boolean): string | undefined =>
  marked.exec(text)?.[1] ?? named.exec(text)?.[1] ?? (isRequested ? /^\s*(\d{1,2})[\s.!]*$/.exec(text)?.[1] : undefined);

const inSentence = /(?<=(?<![\p{L}\d])(?:of|for|von|für|de|del|da|do|pour|para)\s)#\s?\d{1,2}(?![\p{L}\d])/giu;
/** Removes such numbers, so that they aren't mistaken for house numbers; "Apt 3, #4" stays. */
export const withoutShortNumber = (text: string) => text.replace(new RegExp(named, 'giu'), ' ').replace(inSentence, ' ');
