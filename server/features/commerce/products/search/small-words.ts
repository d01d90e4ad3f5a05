import { type ProductLanguage, productLanguages } from '@parley/contract/product-words';

// Words that say nothing about a product: function words, politeness, and what people say around what they look for.
const lists: Record<ProductLanguage, string> = {
  en: `a an the and or but if of at by for with about against between into through during before after above below to from up down in out on off over under
    again then once here there when where why how all any both each few more most other some such no nor not only own same so than too very can could will would
    should shall may might must just don doesn isn aren wasn didn won i me my myself we us our ours you your yours he him his she her hers it its they them their theirs
    what which who whom whose this that these those am is are was were be been being have has had having do does did doing done get got getting ive im id ill youre
    hi hello hey please thanks thank need needs needed want wants wanted look looking looks find finding search searching show buy buying sell selling stock carry
    something anything someone anyone thing things stuff one ones kind sort type like love good nice great best better well really quite also still even ever never
    recommend suggest suggestion recommendation know tell help maybe perhaps could there their let lets go going come take use used using make makes make made give
    got gotten much many lot lots bit ok okay yes yeah hmm um er anyway actually currently now today shop store product products item items thx pls u ur`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber wenn als auch auf aus bei bin bis bist da dann dass du durch er es euch euer fur ganz
    gegen hab habe haben habt hast hat hatte hier ich ihm ihn ihnen ihr ihre im in ins ist ja kann kannst konnen konnt kein keine keinen man mal mein meine meinen meiner
    meinem mich mir mit mag mochte mochten nach nein nicht nichts noch nun nur ob ohne schon sehr sein seine sich sie sind so soll sollte uber um uns unser unter vom
    von vor was welche welcher welches welchen wer wie wieder wir wird wo zu zum zur etwas irgendwas hallo hi bitte danke suche suchen sucht brauche brauchen braucht
    kaufen verkauft gibt gibts gern gerne will wollen finde finden zeig zeigen passt passend gut gute guter gutes guten schon schone schoner schones schonen toll
    empfehlen empfiehlst empfehlung fuhrt sortiment artikel produkt produkte ding sache denn doch eigentlich vielleicht jemand fürs furs beim dieses diese dieser diesen`,
  fr: `le la les l un une des du de d et ou mais si que qui quoi quel quelle quels quelles ce cet cette ces je j tu il elle on nous vous ils elles me m te t se s mon ma
    mes ton ta tes son sa ses notre nos votre vos leur leurs au aux en dans par pour sur sous avec sans est sont suis es sommes etes ai as avons avez ont avoir etre
    etait fait faire peux peut pouvez voudrais veux veut voulez cherche chercher cherchons besoin trouver trouve vendez acheter y a ne n pas plus tres bien bon bonne
    bons bonnes beau belle bonjour salut merci svp stp plait quelque chose quelqu un comme aussi encore tout tous toute qu c ca cela conseillez conseiller recommandez
    proposez auriez aurait article produit produits genre truc non oui`,
  es: `el la los las lo un una unos unas y e o u pero si que qué quien cual cuales cuál este esta estos estas ese esa esos esas esto eso yo tu el ella usted nosotros
    ustedes ellos me te se nos os mi mis su sus nuestro al del de a en por para con sin sobre entre es son soy eres somos ser estar esta estoy hay he ha han tengo tiene
    tienes teneis tenéis tienen tener hola buenas gracias favor busco buscar buscando necesito necesita quiero quisiera queria encontrar comprar venden vendeis vende algo
    alguien alguno alguna algun no sí muy mas más bien bueno buena buenos buenas como tambien ya donde cuando recomiendas recomiendan recomienda recomendar producto
    articulo cosa tipo puede puedo pueden podria gustaria le les`,
  pt: `o a os as um uma uns umas e ou mas se que quem qual quais este esta estes estas esse essa isto isso eu tu ele ela nos voce voces vocês eles me te lhe meu minha meus
    minhas seu sua seus suas ao aos do da dos das no na nos nas num numa de em por para pra com sem sobre entre e é sao são sou somos ser estar esta estou ha há tem têm
    tenho temos ter ola olá oi bom boa bons boas obrigado obrigada favor procuro procurando preciso precisa quero queria gostaria encontrar comprar vendem vende algo
    alguem algum alguma não nao sim muito muita mais bem como tambem ja onde quando recomenda recomendam recomendar produto artigo coisa tipo pode posso podem`,
  nl: `de het een en of maar als die dat deze dit wie wat welke welk ik jij je u hij zij ze wij we jullie hen hun mij me mijn jouw zijn haar ons onze er op in aan van voor
    met bij uit naar om over onder door te tot is ben bent was waren heb hebt heeft hebben had kan kunt kunnen wil wilt willen zou zal moet mag hallo hoi dag graag
    alsjeblieft aub bedankt dank zoek zoeken nodig kopen verkopen verkoopt iets iemand niets geen niet wel ook nog al maar heel erg goed goede mooi mooie leuk leuke
    hoe waar wanneer waarom vinden aanraden advies product artikel ding soort toch dan nu zo`,
  it: `il lo la i gli le l un uno una e ed o ma se che chi quale quali questo questa questi queste quello quella io tu lui lei noi voi loro mi ti si ci vi mio mia miei mie
    tuo tua suo sua nostro vostro al allo alla ai agli alle del dello della dei degli delle dal dalla nel nella nei nelle sul sulla di a da in con su per tra fra senza
    è sono sei siamo siete essere avere ho hai ha abbiamo avete hanno c ciao salve buongiorno grazie favore cerco cercare cercando bisogno serve servirebbe voglio vorrei
    trovare comprare vendete vende qualcosa qualcuno non no sì molto molta più bene buono buona buoni bello bella come anche gia dove quando consigliate consiglia
    consigliare prodotto articolo cosa tipo può posso potete`,
};

const fold = (text: string) => text.replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
const small = new Map(productLanguages.map((language) => [language, new Set(fold(lists[language]).split(/\s+/))] as const));

/** The language most of the small words belong to; English without any, and where two have as many. */
export function languageOf(words: readonly string[]): ProductLanguage {
  const counted = productLanguages.map((language) => ({ language, count: words.filter((word) => isSmall(word, language)).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).language;
}
export const isSmall = (word: string, language: ProductLanguage) => small.get(language)?.has(word) ?? false;

/** Words that end a noun phrase: "a bottle for hiking" is a bottle. */
const breaks = new Set(
  fold(
    `for with without of in on at to from by under over below above that which who to than about like against into
     fur mit ohne von aus zum zur im in am an auf bei unter uber bis gegen nach der die das den dem
     pour avec sans de du des d a au aux en dans sur sous par qui que
     para con sin de del en por sobre entre que com sem do da dos das no na
     voor met zonder van uit op bij onder over tot te om
     per con senza di del della da dal in su che`,
  ).split(/\s+/),
);
export const isBreak = (word: string) => breaks.has(word);
