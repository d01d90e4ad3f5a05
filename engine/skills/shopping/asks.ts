import { anywhere, atStart, normalizeText } from '../../nlu/pattern.ts';

// What a message asks of a product.

export const asksPrice =
  /^(?:(?:and|y|et|und|e) )?(?:how much|cuanto|combien|wieviel|wie viel|quanto)\W*$|\b(price|prices|cost|costs|how much is|how much are|how much does|how much for|how much do|precio|cuanto (cuesta|vale|es)|prix|coute|coutent|combien|preis|preise|kostet|kosten|preco|quanto custa|quanto e)\b/;

/** About sending, not about a product's own price. */
export const aboutDelivery =
  /ship|deliver|arriv|take to get|get (?:here|there|to me|to him|to her)|ankommt|wann kommt|llega|chega|postage|versand|liefer|envio|enviar|livr|entrega|porte|return|refund|devol|retour|ruck/;

const availability = anywhere(`
  (?:do|dont|does|did) (?:you|u|ya|they) (?:\\w+ )?(?:have|got|sell|carry|stock|do), have you (?:got)?, you got, u got, got any, is there an?, are there any, in stock, available, left, still there, can i (?:still )?(?:get|buy), can i get
  tienen, teneis, tienes, hay, venden, vendeis, disponible\\w*, queda\\w*, avez vous, vous avez, as tu, tu as, y a t il, vendez vous, vous vendez, existe, en stock, dispo\\w*, reste
  haben sie, habt ihr, hast du, gibt es, gibts, verkaufen sie, verkauft ihr, fuhren sie, fuhrt ihr, vorratig, lieferbar, verfugbar, auf lager, noch da, tem, tens, tenes, voces tem, vendem, ha, disponivel, em stock, hebben jullie, heeft u, avete`);
/** "Do you have …?", "is it in stock?": whether the shop has something. */
export const asksAvailability = (text: string) => availability.test(normalizeText(text).replace(/[?¿!¡.,;:]+/g, ' '));

const looks = anywhere(`
  looking for, search(?:ing)? for, in need of, i need, we need, needs? (?:an?|some|\\d+), i want an?, want something, recommend\\w*, suggest\\w*, any (?:ideas?|suggestions?), gift for, present for, something for, what (?:would|do) you (?:recommend|suggest)
  busco, buscaba, necesito, recomiend\\w+, recomendar\\w*, regalo para, algo para, cherche, besoin d, conseill\\w+, cadeau pour, quelque chose pour, je voudrais un\\w*
  suche, brauche, empfehl\\w+, empfiehl\\w*, geschenk fur, etwas fur, hatte gerne?, mochte eine?n?, procuro, preciso de, recomend\\w+, presente para, prenda para, algo para, op zoek, cerco`);
export const looksFor = (text: string) => looks.test(normalizeText(text));

const buys = anywhere(`
  (?:want|like|love|going) to (?:buy|purchase|order), ill (?:take|buy|have|order), i will (?:take|buy|have), i take, ill go (?:for|with), let me have, give me, gimme, (?:put|add|stick) .{0,40}(?:basket|cart|bag|trolley), (?:in|into|to) (?:the|my|a) (?:basket|cart|bag), order (?:it|them|that|one|two|those|\\d+), buy (?:it|them|that|one|two|those|\\d+), make me a basket, id like to pay, (?:how do|can) i pay (?:for it|now), check ?out, (?:have|take) (?:it|that one|this one|the \\w+(?: \\w+)?) (?:please|pls|then)
  quiero comprar, quisiera comprar, me (?:lo|la|los|las) (?:llevo|quedo), (?:ponme|pon|anade|anademe) , al carrito, a la cesta, lo compro, la compro, quiero (?:el|la|ese|esa|este|esta|dos|tres|\\d+)
  (?:veux|voudrais|souhaite|aimerais) (?:l )?acheter, je (?:le|la|les|vais le|vais la|en) prends?\\w*, mettez .{0,30}panier, au panier, dans le panier, alors (?:deux|trois|une?)
  (?:mochte|will|wurde) (?:\\S+ )*kaufen, nehm\\w* (?:ich|ihn|sie|es)?, ich nehm\\w*, in den (?:waren)?korb, bestell\\w* (?:ich|mir), (?:hatte|mochte) (?:ich )?(?:gerne? )?(?:den|die|das|\\d+|zwei|drei)
  quero comprar, gostaria de comprar, vou levar, fico com, levo, quero (?:o|a|os|as|esse|essa|este|esta|dois|duas|tres|um|uma|\\d+), no carrinho, no cesto`);
const selects = anywhere(`
  (?:ill|i will|i d|id|we ll|well|let me) (?:\\w+ )?(?:take|have|get|go (?:for|with)), i (?:would|d) (?:like|love) (?:to have )?(?:the|that|this|one|two|three|it), i (?:want|take|choose|pick) (?:the|that|this|one|two|three|it|\\d+), give me, gimme, (?:\\d+|two|three|four|one|a couple) of (?:those|these|them|that|the), ok (?:\\w+ )?\\d+ (?:pls|please), just (?:the )?one, make me a, das nehm\\w*, nehm ich, order it, buy it, order (?:them|that|those)
  la quiero, lo quiero, las quiero, los quiero, je (?:le|la|les) veux, (?:den|die|das) (?:will|mochte|hatte) ich(?: gerne?)?, quero (?:esse|essa|este|esta), dame, je (?:veux|voudrais|choisis) (?:le|la|les|ce\\w*|un|une|deux|trois|\\d+), escolho`);
const counted = atStart(`
  (?:(?:ok|okay|just|only|so|solo|nur|seulement|apenas|then|alors|also)\\s)*(?:\\d{1,2}|one|two|three|four|five|six|uno|dos|tres|cuatro|deux|trois|quatre|eine?n?s?|zwei|drei|vier|um|uma|dois|duas|quatro)(?: (?:of (?:them|those|these)|pieces?|pcs|stuck|davon|de ellos|unidades|units))?(?: (?:please|pls|bitte|por favor|svp|then))?$`);
const process = anywhere(
  'how (?:do|can|could) i (?:place|order|buy|purchase), como (?:puedo )?(?:comprar|pedir|hago), comment (?:commander|acheter), wie (?:bestelle|kaufe|kann) ich, como (?:posso )?(?:encomendar|comprar)',
);

/** Wants to buy it: "I'll take two", "in the basket please"; after products were discussed also "2 please". */
export function wantsToBuy(text: string, isDiscussed: boolean): boolean {
  const words = normalizeText(text);
  if (process.test(words)) return false;
  const bare = words.replace(/[.!,]+/g, '').trim();
  const parts = words.split(/[,.!;]\s*/).map((part) => part.trim());
  return buys.test(words) || (isDiscussed && (selects.test(words) || counted.test(bare) || parts.some((part) => counted.test(part))));
}

const addition = anywhere(
  'add, also, as well, too, another, plus, on top, anade, anadir, tambien, ademas, ajoute\\w*, aussi, encore, en plus, auch noch, dazu, ausserdem, noch, tambem, mais um\\w*, adiciona\\w*',
);
export const addsMore = (text: string) => addition.test(normalizeText(text));
const change = anywhere(
  'instead, rather, actually, make (?:it|that|them), change (?:it|that)?, no wait, sorry, i mean\\w*, only, just, mejor, en vez, en lugar, cambia\\w*, plutot, au lieu, finalement, lieber, statt\\w*, doch, nur, antes, em vez, afinal',
);
export const changesIt = (text: string) => change.test(normalizeText(text));
