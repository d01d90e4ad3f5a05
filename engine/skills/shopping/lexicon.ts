import { anywhere } from '../../nlu/pattern.ts';
import type { Relation } from '../../texts/shopping-texts.ts';

// The words of shopping in our languages: what customers ask of products, apart from the products themselves. In plain form, without accents.

const set = (block: string): ReadonlySet<string> => new Set(block.split(/\s+/).filter((word) => word !== ''));

/** Words that say that something is wanted, but not what. */
export const fillers = set(`
  looking look search searching find found need needs needed want wants wanted wanna would like love have has having got get gets give show sell sells selling stock stocked carry offer offers available availability
  something anything thing things stuff one ones some any item items product products article articles kind kinds sort type types else other others more another please pls plz thanks thank hi hello hey ok okay cool great sweet fine good nice lovely best decent proper really very pretty quite each every apiece properly fully truly totally completely genuinely
  recommend recommendation suggest suggestion idea ideas advice help choose tell about info information details describe know could can may might should must shall will able make makes made take takes buy buying purchase order ordering ordered shop store site website online
  price prices cost costs expensive cheap cheaper cheapest much euro euros eur dollar dollars bucks budget max maximum most least limit absolute under below less than up over above around about between only just also too and or not no yes but for with without from into onto off out your our ours mine yours hers theirs you ur u we us they them their she her he his him its it this that these those there here which what who whom how when where why
  thats theyre theyve theyll hes shes hed shed weve youve youre youll ive ill id im wed lets gonna gotta kinda sorta ideally properly though tho anyway everywhere everything nothing always never every single loves hates hate likes wants pricey pricy steep dear dearer costly lot lots bit dislike stand nah nope yeah yep pity shame whatever mind sake rather instead bday else twice
  does did doesnt dont isnt arent wont cant am is are was were be been being do if so then still already right now today again back maybe perhaps actually hm hmm lol oh ah well enough several week weeks sorry wait question quick
  fit fits suit suits suitable use used using work works come comes go goes put keep keeps
  producto productos produit produits produkt produkte produto produtos articulo articulos artikel artigo artigos busco buscaba busca buscando necesito quiero quisiera querria quero queria tienen tiene teneis tienes hay venden vende vendeis algo alguna alguno algun recomienda recomiendas recomendar recomendais regalo dame ver mirar saber gustaria gusta mejor bueno buena bonito bonita precio cuesta cuestan cuanto vale favor hola gracias para con sin por que cual cuales como donde mas menos otro otra otros otras uno unos unas ella ellos ese esa este esta eso esto disponible existe
  cherche cherchons recherche besoin voudrais veux aimerais souhaite souhaiterais avez vous auriez vendez faut quelque chose conseillez conseiller proposez montrez existe bon bonne beau belle mieux prix coute coutent combien bonjour salut merci svp plait avec sans pour est que quel quelle quels quelles comment autre autres celui celle ceux celles cela ceci disponible stock alors chez
  suche suchen brauche brauchen mochte mochten hatte hatten gern gerne will wollen wurde haben habt gibt gibts verkauft verkaufen fuhrt fuhren etwas irgendwas sowas empfehlen empfehlung empfehlt empfehlst zeigen schon schone schoner schones gut gute guter gutes beste besten preis kostet kosten hallo danke bitte mit ohne fur furs fuers aufs ins beim und oder nicht kein keine keinen ein eine einen einem einer eines der die das den dem des welche welcher welches wie was wo wer wenn andere anderen anderes anderer sie ihr ihnen ich wir mir uns mich dich dir noch auch da verfugbar lager vorratig ist sind war waren sein kann konnen soll sollte muss mussen darf wird werden ja nein dann also mal denn eigentlich vielleicht
  quer querem procuro procurava preciso gostava gostaria tem tens teem ha vendem vende alguma algum recomenda recomendam aconselham sugere mostre bom boa melhor bonito preco custa custam quanto ola obrigado obrigada favor com sem para que qual quais como onde outro outra outros outras esse essa este esta isso isto disponivel
  zoek zoeken nodig graag heeft hebben hebt heb jullie verkopen iets cerco cerchiamo vorrei avete vendete qualcosa
  first second third fourth last latter former primero primera primer segundo segunda tercero tercera ultimo ultima premier premiere deuxieme troisieme dernier derniere erste ersten erster erstes zweite zweiten zweiter zweites dritte dritten letzte letzten primeiro primeira terceiro terceira
  basket cart trolley checkout warenkorb korb cesta carrito panier carrinho cesto
  option options variant variants version versions different various`);

/** For whom something is: it says nothing about the product by itself. */
export const people = set(`
  me myself my mum mom mother dad father parent parents sister brother wife husband girlfriend boyfriend partner friend friends grandma grandmother grandpa grandfather aunt uncle cousin boss colleague colleagues neighbour neighbor family law somebody someone people person man woman men birthday christmas anniversary wedding
  madre padre mama papa hermana hermano mujer marido novia novio amiga amigo abuela abuelo tia tio primo prima jefe colega alguien cumpleanos navidad boda
  mere pere maman soeur frere femme mari copine copain ami amie belle beau grand tante oncle cousin cousine collegue quelqu anniversaire noel mariage
  mutter vater mama papa schwester bruder frau mann freundin freund oma opa tante onkel cousin cousine kollege kollegin jemand jemanden geburtstag weihnachten hochzeit schwiegermutter schwiegervater unsere unseren meine meinen meiner
  mae pai irma irmao esposa marido namorada namorado avo tia tio primo alguem aniversario natal casamento`);

export const childWords = set(
  'daughter son kid kids child children toddler boy girl nephew niece grandson granddaughter hija hijo nino nina ninos nieto nieta sobrino sobrina fille fils enfant enfants garcon neveu niece tochter sohn kind kinder kindern enkel enkelin neffe nichte junge madchen filha filho crianca criancas menino menina neto neta sobrinho sobrinha',
);

export const sizeWords = set(
  'size sizes sz sized talla tallas tamano taille tailles pointure grosse grossen gr tamanho tamanhos tam numero eu us uk maat taglia number',
);

export const bigger = set(
  'big bigger biggest large larger largest long longer longest tall taller tallest grande grandes grand grosse grossen grossere groesste grosser groser mayor largo larga gross grosste langere lange groote maior comprido comprida',
);
export const smaller = set(
  'small smaller smallest little short shorter shortest tiny mini pequeno pequena petit petite court courte klein kleine kleinen kleiner kleinere kleinste kurz kurze kurzere menor corto corta curto curta',
);

const negators = set(
  'not no without isnt arent doesnt dont cant cannot wont didnt except never neither nor nicht kein keine keinen keiner ohne sin pas sans ni nada nao sem non senza geen niet zonder',
);
export const isNegator = (word: string) => negators.has(word);

/** "Something cheaper", as a relation between products. */
export type { Relation } from '../../texts/shopping-texts.ts';
export const relations: [Relation, RegExp][] = [
  [
    'cheaper',
    anywhere(`
    cheap(?:er|est), less expensive, least expensive, lower (?:price|priced), lowest price, mas barat[oa]s?, mas economic[oa]s?, moins cher\\w*, gunstig\\w*, billig\\w*, preiswert\\w*, mais barat[oa]s?, mais economic[oa]s?, mais em conta, goedko\\w+, not so expensive, less pricey, half (?:the|that|its) price, half as expensive, mitad (?:de|del) precio, moitie (?:du |de ce )?prix, halb so (?:teuer|viel), halben? preis, metade do preco, halve prijs`),
  ],
  [
    'dearer',
    anywhere(
      'dearer, dearest, more expensive, most expensive, prici(?:er|est), mas car[oa]s?, plus cher\\w*, teu(?:rer|erste)\\w*, mais car[oa]s?, highest price',
    ),
  ],
  [
    'lighter',
    anywhere(
      'light(?:er|est), weighs? less, weigh the least, mas liger[oa]s?, pesa menos, plus leger\\w*, leicht(?:er|este)\\w*, mais leves?',
    ),
  ],
  ['heavier', anywhere('heav(?:ier|iest), weighs? more, mas pesad[oa]s?, plus lourd\\w*, schwer(?:er|ste)\\w*, mais pesad[oa]s?')],
  [
    'brighter',
    anywhere(
      'bright(?:er|est), more light, mas brillante, mas potente, plus lumineu\\w+, plus puissant\\w*, heller\\w*, hellste\\w*, mais brilhante, mais potente',
    ),
  ],
  [
    'longer',
    anywhere(
      'lasts? (?:longer|longest|the longest), burns? longer, (?:hot|warm|cold) longer, keeps? \\w+ longer, dura mas, mas tiempo, dure plus longtemps, plus longtemps, langer, am langsten, dura mais, mais tempo',
    ),
  ],
  ['warmer', anywhere('warm(?:er|est), mas calient\\w+, mas abrigad\\w+, plus chaud\\w*, warmer\\w*, warmste\\w*, mais quente\\w*')],
  ['bigger', anywhere('bigg(?:er|est), larg(?:er|est), holds more, mas grandes?, mayor, plus grand\\w*, gross(?:er|te)\\w*, maior\\w*')],
  ['smaller', anywhere('small(?:er|est), mas pequen[oa]s?, plus petit\\w*, klein(?:er|ste)\\w*, menor\\w*, mais pequen[oa]s?')],
];
const superlative = anywhere(`
  \\w+est, most, least, (?:el|la|los|las|lo) mas \\w+, (?:el|la) menos \\w+, (?:le|la|les) (?:plus|moins) \\w+, \\w+ste[nrs]?, am \\w+sten, (?:o|a|os|as) mais \\w+`);
export const isSuperlative = (plainText: string) => superlative.test(plainText);

export const compares = anywhere(`
  differences?, differ, compare\\w*, comparison, better, versus, vs, diferencias?, compar\\w+, mejor, mieux, meilleure?
  unterschied\\w*, unterscheiden, vergleich\\w*, besser, diferencas?, melhor`);
/** "Which is better for running?": a recommendation among several. */
export const prefers = anywhere(`
  better, best, would you (?:take|choose|pick|recommend|go for), do you recommend, mejor(?:es)?, recomiend\\w+, mieux, meilleure?s?, conseill\\w+, besser\\w*, beste[rns]?, empfehl\\w*, empfiehl\\w*, melhor(?:es)?, recomend\\w+, beter, beste?, meglio, migliore`);
export const together = anywhere(`
  them, these, those, the (?:two|three|both), both, ellos, ellas, estos, estas, los (?:dos|tres), las (?:dos|tres), les (?:deux|trois), entre eux, entre elles
  denen, ihnen, beiden?, dreien?, den (?:zwei|drei), eles, elas, estes, os (?:dois|tres), as (?:duas|tres)`);

/** "Something else", "not that one": the products shown don't please. */
export const wantsOthers = anywhere(`
  (?:something|anything|what|any|whatever) (?:else|other|different), what (?:other|more), else (?:do you|have you|is there), (?:had|has|have|got|have got|owns?) (?:one|some|that|those|it|them) (?:already|at home), already (?:has|have|got|owns?) (?:one|some|that|those|it|them), (?:any|other|more) (?:others?|options|ideas|suggestions|alternatives?), alternatives?, another (?:one|option|idea), (?:not|dont (?:want|like)) (?:that|this|those|these|them)(?: ones?)?, show me more, others
  algo (?:mas|diferente|distinto), alguna otra, (?:otra|otras) (?:cosa|opcion|opciones), otr[oa]s?$, es[ea] no, (?:que|algo) mas, (?:quoi|que) d autre, autres? idees?, autre chose, d autres, (?:une|un) autre, pas (?:celui|celle) (?:la|ci), (?:etwas|was|noch was) ander\\w+, andere, (?:was|gibts|gibt es|habt ihr|haben sie) (?:\\w+ )?(?:noch|sonst|ausserdem)\\b, (?:noch|sonst) (?:was|etwas|welche|eine idee), hat (?:sie|er) schon, (?:nicht|keine?n?) (?:den|die|das) da, (?:o )?que mais, wat (?:nog|anders|nog meer), nog (?:iets|andere)\\w*, iets anders, (?:cos|che) altro, qualcos altro, altr[oaie] idee?, (?:outra|outras) (?:coisa|opcao|opcoes), algo diferente, ess[ea] nao`);

export const asksSize = anywhere(`
  (?:which|what) size\\w*, size (?:should|would|do|shall|for|is)\\w*, size\\W*$, grosse\\W*$, taille\\W*$, talla\\W*$, tamanho\\W*$, maat\\W*$, what would (?:fit|i need), (?:que|cual) talla, que tamano, quelle (?:taille|pointure), quel taille, welche (?:\\w+ )?grosse, was fur eine grosse, que tamanho, qual (?:o )?tamanho, welke maat, fits? (?:me|him|her|us|my \\w+)\\b, whats that in, what is that in`);
export const listsOptions = anywhere(`
  (?:which|what|whats|any|other) (?:other )?(?:colou?rs?|sizes|options|versions|capacities|pictures|themes)(?: \\w+){0,4}, what (?:colou?rs?|sizes), available in, comes? in, (?:que|cuales) (?:colores|tallas|tamanos), en que (?:colores|tallas), quel(?:le)?s? (?:couleurs?|tailles), welche(?:n)? (?:farben?|grossen), in welche[nr] farben?, que (?:cores|tamanhos), em que (?:cores|tamanhos)`);
export const asksCount = anywhere(`
  how many (?:\\w+ ){0,3}(?:left|in stock|available|do you (?:still )?have|are there|have you got), how much stock, cuant[oa]s (?:os )?(?:quedan|hay|tienen), combien (?:il )?(?:en |vous en )?(?:reste|avez)\\w*, wie viele (?:\\w+ ){0,3}(?:da|lager|ubrig|noch), quant[oa]s (?:ha|tem|restam)`);

/** Points at what was shown or discussed. */
export const pointsBack = anywhere(`
  it, its, they, them, that one, this one, that, this, those, these, the same, the one, mine, ones, lo, la, los, las, este, esta, ese, esa, eso, estos, esas, ce, cela, ca, celui, celle, ceux, celles, il, elle, ils, elles, le meme, es, sie, er, ihn, diese[rsnm]?, den, der, das, die, dem, dazu, davon, damit, dafur, isto, isso, ele, ela, eles, elas, esse, essa, o mesmo, a mesma`);
export const both = anywhere(
  'both, the two, either, ambos, ambas, los dos, las dos, les deux, tous les deux, beide, beiden, ambos, os dois, as duas',
);
export const theOther = anywhere('(?:the )?other(?: one)?, (?:el|la|o|a) (?:otr|outr)[oa], l autre, (?:der|die|das|den) andere[nrs]?');

export const noIdea = anywhere(`
  idk, dunno, no idea, dont know, not sure, anything, whatever, surprise me, you choose, no (?:lo )?se, ni idea, cualquier cosa, (?:je )?(?:ne )?sais pas, aucune idee, n importe quoi
  keine ahnung, weiss (?:ich )?(?:nicht|noch nicht), egal, irgendwas, nao sei, sem ideia, qualquer coisa`);
