import { anywhere, atStart, normalizeText } from '../../nlu/pattern.ts';
import { isQuestion } from '../../nlu/phrasing.ts';
import { formOf } from '../../read.ts';

// What a message asks of a product.

export const asksPrice =
  /^(?:(?:and|y|et|und|e) )?(?:how much|cuanto|combien|wieviel|wie viel|quanto)\W*$|\b(price|prices|cost|costs|how much is|how much are|how much (?:does|do) (?!(?:it|they|the \w+(?: \w+)?|one) (?:hold|weigh|carry|take|fit|last|shrink))|how much for|precio|cuestan?|cuanto (valen?|es|son|seria)|prix|coute|coutent|(?<!(?:pese|mesure|contient|fait|dure|tient) )combien(?! (?:\w+ ){0,2}(?:pese|mesure|contient|dure|de))|preis|preise|kostet|kosten|preco|quanto custam?|quanto e|quanto sao)\b/;

/** About sending, not about a product's own price. */
export const aboutDelivery =
  /\bship|deliver|arriv|take to get|be here|here by|get (?:here|there|to me|to him|to her)|ankommt|wann kommt|llega|chega|postage|versand|liefer|envio|enviar|livr|entrega|\bportes?\b(?!.bagages?)|return|refund|devol|retour|\bruck(?!e|wand|seit|enl)/;

const availability = anywhere(`
  (?:do|dont|does|did) (?:you|u|ya|they) (?:\\w+ )?(?:have|got|sell|carry|stock|do), have you (?:got)?, you got, u got, got any, (?:hi |hello |hey )?got an?, is there an?, are there any, in stock, available, left, still there, can i (?:still )?(?:get|buy), can i get
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
  (?:want|like|love|going) to (?:buy|purchase|order), ill (?:take|buy|have|order), i will (?:take|buy|have), i take, ill go (?:for|with), let me have, give me, gimme, (?:put|add|stick|pop) .{0,40}(?:basket|cart|bag|trolley), (?:in|into|to) (?:the|my|a) (?:basket|cart|trolley), make (?:me|us) (?:a|the) (?:basket|cart), order (?:it|them|that|one|two|those|\\d+), buy (?:it|them|that|one|two|those|\\d+), id like to pay, (?:how do|can) i pay (?:for it|now), check ?out, (?:have|take) (?:it|that one|this one|the \\w+(?: \\w+)?) (?:please|pls|then)
  quiero comprar, quisiera comprar, me (?:lo|la|los|las) (?:llevo|quedo), (?:ponme|pon|anade|anademe) , al carrito, a la cesta, lo compro, la compro, quiero (?:el|la|ese|esa|este|esta|dos|tres|\\d+)
  (?:veux|voudrais|souhaite|aimerais) (?:l )?acheter, je prends, je commande, j achete, je vais prendre, j(?:e | ?)(?:le|la|les|vais le|vais la|en) prends?\\w*, mettez .{0,30}panier, au panier, dans le panier, alors (?:deux|trois|une?)
  (?:mochte|will|wurde) (?:\\S+ )*kaufen, nehm\\w* (?:ich|ihn|sie|es)?, ich nehm\\w*, in den (?:waren)?korb, bestell\\w* (?:ich|mir), (?:hatte|mochte) (?:ich )?(?:gerne? )?(?:den|die|das|\\d+|zwei|drei)
  quero comprar, gostaria de comprar, vou levar, fico com, levo, queria (?:o|a|os|as|um|uma|dois|duas|\\d+), quero (?:o|a|os|as|esse|essa|este|esta|dois|duas|tres|um|uma|\\d+), no carrinho, no cesto
  ik neem, neem ik, ik wil (?:de|het|een|er|\\d+), in (?:de|het|mijn) winkelmand\\w*, ne prendo, (?:lo|la|li|le) prendo, prendo, vorrei (?:il|la|i|le|un|una|due|tre|\\d+), nel carrello`);
const selects = anywhere(`
  lets (?:try|go (?:for|with)|get|take) (?:the|that|this|it|those|these|one|two|three|\\d+), ill try (?:the|that|this|it|those|these|one)
  (?:ill|i will|i d|id|we ll|well|let me) (?:\\w+ )?(?:take|have|get|go (?:for|with)), (?:i would|i d|id) (?:like|love) (?:to have )?(?:the|that|this|one|two|three|it), i (?:want|take|choose|pick) (?:the|that|this|one|two|three|it|\\d+), (?:that|this) one (?:please|pls|then|it is), (?:put|add|throw|stick) (?:it|them|both|that|those|these|one|two|\\d+|all) (?:in|on|too), (?:den|die|das) bitte, celui la (?:svp|s il), ese por favor, esse por favor, give me, gimme, (?:\\d+|two|three|four|one|a couple) of (?:those|these|them|that|the), (?:\\d+|dos|tres|cuatro|un[oa]) de (?:es[oa]s|est[oa]s|ell[oa]s), (?:\\d+|deux|trois|quatre|une?) de (?:ceux|celles|ca), (?:\\d+|zwei|drei|vier|eine?n?s?) (?:davon|von denen), (?:\\d+|dois|duas|tres|um|uma) (?:desses|dessas|destes|destas|deles|delas), (?:\\d+|due|tre|uno|una) di (?:quell[ie]|quest[ie]), (?:\\d+|twee|drie|een) (?:daarvan|van die), doe (?:er |mij )?maar (?:\\d+|twee|drie|een|de|het), ok (?:\\w+ )?\\d+ (?:pls|please), just (?:the )?one, make me a, das nehm\\w*, nehm ich, je prends, j en voudrais, order it, buy it, order (?:them|that|those)
  la quiero, lo quiero, las quiero, los quiero, je (?:le|la|les) veux, (?:den|die|das) (?:will|mochte|hatte) ich(?: gerne?)?, quero (?:esse|essa|este|esta), dame, je (?:veux|voudrais|choisis) (?:le|la|les|ce\\w*|un|une|deux|trois|\\d+), escolho`);
/** "One in forest please", "eine XL in schwarz bitte". */
const politeCount =
  /(?<![\p{L}\d])(?<!(?:the|that|this|these|those|last|first|other|which|letzte|erste|andere) )(?:\d{1,2}|one|two|three|four|eine?[nrs]?|zwei|drei|vier|une?|deux|trois|un[oa]|dos|tres|uma?|dois|duas|een|twee|drie|due)(?! (?:more )?(?:question|moment|minute|sec\p{L}*|thing|frage|augenblick|pregunta|momento|segundo|instant|minuto|pergunta|vraag|momentje|domanda|attimo))(?: [^\s.?!]+){0,6}[,.]? (?:please|pls|plz|bitte|por favor|s il vous plait|svp|stp|graag|alstublieft|aub|per favore)(?:\W*$|\s+(?:plus|and|with|und|et|y|e|en)(?!\p{L}))/u;
const counted = atStart(`
  (?:(?:ok|okay|just|only|so|solo|nur|seulement|apenas|then|alors|also)\\s)*(?:\\d{1,2}|one|two|three|four|five|six|uno|dos|tres|cuatro|deux|trois|quatre|eine?n?s?|zwei|drei|vier|um|uma|dois|duas|quatro)(?: (?:of (?:them|those|these)|pieces?|pcs|stuck|davon|de ellos|unidades|units))?(?: (?:please|pls|bitte|por favor|svp|then))?$`);
const process = anywhere(
  'how (?:do|can|could) i (?:place|order|buy|purchase), como (?:puedo )?(?:comprar|pedir|hago), comment (?:commander|acheter), wie (?:bestelle|kaufe|kann) ich, como (?:posso )?(?:encomendar|comprar)',
);

const whatThereIs = anywhere(`
  what (?:do|have|else do) (?:you|u|ya) (?:have|got|sell|carry|offer), what have you, (?:do|have) (?:you|u|ya) (?:\\w+ )?(?:have |got |sell |carry )?(?:something|anything|any), got (?:something|anything|any)
  que (?:tienen|teneis|tienes|hay), tien\\w+ algo, qu (?:avez vous|est ce que vous avez), vous avez (?:quelque chose|des), was (?:habt|haben|gibt|fuhr)\\w*, (?:habt|haben) (?:ihr|sie) (?:was|etwas|auch), o que (?:tem|ha)\\w*, tem algo, wat (?:heb|heeft|hebben)\\w*, (?:heb|hebben) (?:jullie|je) (?:iets|ook), (?:cosa|che cosa) avete, avete qualcosa`);
/** "What do you have against rain?": another product than the one discussed. */
export const asksWhatThereIs = (text: string) => whatThereIs.test(normalizeText(text));

const small =
  '(?:me|us|it|over|to|the|a|my|that|just|for|checkout|payment|pay|basket|order|moi|nous|le|la|un|du|mir|uns|den|die|einen|bitte|mal|dann|doch|nos|el|lo|los|o|os|il|lo|por favor|svp|stp)';
/** "Send me the link", "checkout please": the purchase of what was discussed. */
const link = anywhere(`
  (?:send|give|get|gimme|make|share|drop|create|need|want|manda|mandame|envia|enviame|pasa|pasame|dame|da|mande|envie|envoie|envoyez|donne|donnez|passe|file|schick|schicken|schickt|sende|senden|sendet|gib|geben|gebt|stuur|manda) (?:${small} ){0,5}(?:links?|checkout|thing to pay|enlace|lien|panier|warenkorb|carrito|carrinho)(?! to )
  id like to pay, send it over, (?:i )?want to pay`);
const bareLink = new RegExp(
  `(?:^|[,.!;&+]\\s*|(?<![\\p{L}])(?:and|ok|then|y|et|und|e|alors|dann|vale) )(?:${small} )*(?:links?|checkout|check out|enlace|lien|zur kasse|kasse|bestellen|order now|buy now)(?: (?:for|fur|pour|para) \\p{L}+)?(?:[\\s,.!?]+(?:please|pls|plz|then|ok|thanks|now|por favor|svp|stp|bitte|graag))*[\\s.!?]*$`,
  'u',
);
const asksLink = (words: string) => link.test(words) || bareLink.test(words);
/** "Can I order it now?", "could you put two in the basket?": asks to be sold something, as a question. */
const basket = '.{0,30}(?:basket|cart|trolley|warenkorb|korb|panier|cesta|carrito|carrinho|cesto)';
const asksToBuy = anywhere(`
  (?:can|could|may|shall) (?:i|you|we|u) (?:\\w+ ){0,2}(?:(?:order|buy|purchase|reserve)(?! (?:it )?(?:back|with|from)\\b)|(?:put|add)${basket}|(?:take|have) (?:one|two|three|four|\\d+|both|them|it)(?: please| pls| then)?\\W*$)
  (?:puedo|podria|podemos|puedes|podeis) (?:\\w+ )?(?:(?:pedir|comprar|llevar)\\w*|(?:poner|anadir)\\w*${basket}), (?:puis je|je peux|on peut|pouvez vous|tu peux) (?:\\w+ )?(?:commander|acheter|(?:ajouter|mettre)${basket})
  (?:kann|kannst|konnen|konnt|darf) (?:ich|du|sie|ihr|wir) .{0,30}(?:bestellen|kaufen)\\W*$, (?:konnt|konnen|kannst) ${basket} legen, (?:posso|podemos|pode|podem) (?:\\w+ )?(?:comprar|encomendar|levar\\W*$|(?:por|adicionar)${basket})`);
const place = anywhere('delivered|shipped|to (?:my|our|another|a different|the) \\w+|online|store|shop|abroad|phone|account|sample');

/** "What do I take?" asks which, and buys nothing. */
export const asksAdvice =
  /\b(?:what|which|que|cual|quel\w*|was|welche\w*|qual) (?:\w+ )?(?:do|should|would|can|shall|tomo|pido|prends|nehme|soll) ?(?:i|ich|je)?\b/;

/** A question orders nothing, unless it asks to be sold something. */
function isOrdering(clause: string, isDiscussed: boolean): boolean {
  const words = normalizeText(clause);
  if (isDiscussed && asksLink(words)) return true;
  // "So two of the 10 m ones?" asks for nothing but the two.
  const isAsking = isQuestion(clause) || formOf(clause.replaceAll('?', '')) !== null || asksAdvice.test(words);
  if (isAsking) return asksToBuy.test(words) && (isDiscussed || buys.test(words)) && !place.test(words);
  const bare = words.replace(/[.!,]+/g, '').trim();
  const parts = words.split(/[,.!;]\s*/).map((part) => part.trim());
  return (
    buys.test(words) ||
    (isDiscussed && (selects.test(words) || politeCount.test(words) || counted.test(bare) || parts.some((part) => counted.test(part))))
  );
}

/** Wants to buy it: "I'll take two", "in the basket please"; after products were discussed also "2 please" and "the link". */
export function wantsToBuy(text: string, isDiscussed: boolean): boolean {
  if (process.test(normalizeText(text))) return false;
  return text.split(/(?<=[?!;\n])\s*|(?<=,|\p{L}{2}\.)\s+/u).some((clause) => isOrdering(clause, isDiscussed));
}

const total = anywhere(`
  (?:the|in|grand|a|whats|altogether|our) total(?! (?:weight|length|height|width|size|capacity|volume|of my))\\b, total$, altogether, (?:the|in) sum, all in(?: all)?$, what(?:s|ll| does| will| would| do) (?:that|it|they|this|all that|these|those)(?: all)? comes? to, (?:how much|price|what (?:do|would|will|does|did) .{0,12}(?:pay|cost|owe)) .{0,30}(?:both|two of them|the two|together|all of (?:it|them)|the lot|all that|everything), both together, ^(?:and |so |ok )?(?:whats |what is |how much )?(?:is )?(?:(?:that|it|this|all|them) )*together$, what(?:s| is| would| will|ll|d)? (?:it|that|this|they) (?:all )?(?:be|come to|cost)? ?(?:all )?(?:in|with|incl\\w*|delivered|cost)\\b, what(?:s| will| would) (?:it|that|this) (?:all )?(?:cost|come to)(?: all)?, ^total, total (?:for|of) (?:both|the (?:two|lot)|all|everything|them|it)
  (?:preis|wie ?viel|was (?:kost|mach|zahl|bezahl|kam)\\w*) .{0,30}(?:zusammen|beide|alles), (?:beide|alles) zusammen, insgesamt, gesamtpreis, gesamtsumme, (?:was|wie ?viel) (?:macht|kommt) das, macht das zusammen
  en tout, au total, prix total, le total, total$, ca (?:me )?fait combien, combien .{0,24}(?:les deux|ensemble|tout), (?:les deux|tout) ensemble, somme
  en total, (?:el|precio) total, cuant\\w* .{0,24}(?:todo|junt\\w+|l[oa]s dos|ambos|ambas), (?:todo|tod[oa]s|l[oa]s dos) junt[oa]s?
  no total, (?:o|preco|valor) total, ao todo, quanto .{0,24}(?:tudo|junt\\w+|os dois|as duas|ambos), (?:tudo|os dois|as duas) junt[oa]s?, quanto fica
  (?:wat|hoeveel) (?:kost|is|wordt) (?:het|dat|alles) (?:samen|bij elkaar|allemaal|in totaal), in totaal, totaal$, in totale, in tutto, quanto (?:viene|fa|costa) (?:in )?tutto`);
/** "What's the total?", "how much for both?" */
export function asksTotal(text: string): boolean {
  const words = normalizeText(text)
    .replace(/['’]/g, '')
    .replace(/[?!.]+\s*$/, '')
    .trim();
  return total.test(words) && !figures.test(words);
}
const figures =
  /\b(?:weigh\w*|holds?|wieg\w*|gewicht|pesan?|peso|pesent?|poids|difference|unterschied|diferencia|diferenca|max|maximum|budget)\b/;

const addition = anywhere(
  '(?:one|two|three|\\d{1,2}) more(?! (?:questions?|things?|times?|moments?|minutes?|seconds?|days?|weeks?|try)), de plus, (?:un[oa]?|dos|tres|\\d{1,2}) (?:\\S+ ){0,3}mas, add, also, as well, too, another, plus, on top, throw in, chuck in, (?:pack|leg|tu|mach)\\w* (?:\\w+ ){0,4}dazu, erbij, ook, nog een, voeg, aggiung\\w*, anche, altr[oa], anade, anadir, tambien, ademas, ajoute\\w*, aussi, encore, en plus, auch noch, dazu, ausserdem, noch, tambem, mais um\\w*, adiciona\\w*',
);
export const addsMore = (text: string) => addition.test(normalizeText(text));
const change = anywhere(
  'instead, rather, actually, make (?:it|that|them), change (?:it|that)?, no wait, sorry, i mean\\w*, only, just, mejor, en vez, en lugar, cambia\\w*, plutot, au lieu, finalement, lieber, statt\\w*, doch, nur, antes, em vez, afinal, toch, liever, anzi, invece, piuttosto',
);
export const changesIt = (text: string) => change.test(normalizeText(text));
