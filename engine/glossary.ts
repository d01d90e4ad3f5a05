import { productKinds, productMeanings } from '@parley/contract/product-words';
import type { Language } from './intents.ts';

/** Product vocabulary: the English word, then its translations, so that a question in one language matches a description in another. */
const entries: Record<string, Partial<Record<Language, string>>> = {
  mug: { es: 'taza tazas', fr: 'tasse tasses mug', de: 'tasse tassen becher', pt: 'caneca canecas' },
  jacket: { es: 'chaqueta chaquetas', fr: 'veste vestes blouson', de: 'jacke jacken', pt: 'casaco casacos jaqueta' },
  raincoat: { es: 'impermeable chubasquero', fr: 'imperméable ciré', de: 'regenjacke regenmantel', pt: 'gabardina' },
  lined: { de: 'liniert liniertes linierte', fr: 'ligné lignés lignée lignées', es: 'rayado rayada', pt: 'pautado pautada' },
  dotted: { de: 'gepunktet punktiert', fr: 'pointillé pointillés', es: 'punteado punteada', pt: 'pontilhado' },
  plain: { de: 'blanko', fr: 'vierge', es: 'liso lisa', pt: 'liso lisa' },
  rust: { de: 'rost rostrot', fr: 'rouille', es: 'óxido teja', pt: 'ferrugem' },
  sage: { de: 'salbei salbeigrün', fr: 'sauge', es: 'salvia', pt: 'salva' },
  sand: { de: 'sandfarben', fr: 'sable', es: 'arena', pt: 'areia' },
  mustard: { de: 'senf senfgelb', fr: 'moutarde', es: 'mostaza', pt: 'mostarda' },
  coral: { de: 'koralle korallenrot', fr: 'corail', es: 'coral', pt: 'coral' },
  oat: { de: 'hafer', fr: 'avoine', es: 'avena', pt: 'aveia' },
  slate: { de: 'schiefer', fr: 'ardoise', es: 'pizarra', pt: 'ardósia' },
  moss: { de: 'moos moosgrün', fr: 'mousse', es: 'musgo', pt: 'musgo' },
  forest: { de: 'waldgrün tannengrün', fr: 'sapin', es: 'bosque', pt: 'floresta' },
  walnut: { de: 'walnuss nussbaum', fr: 'noyer', es: 'nogal', pt: 'nogueira' },
  brass: { de: 'messing', fr: 'laiton', es: 'latón', pt: 'latão' },
  rain: { es: 'lluvia', fr: 'pluie', de: 'regen', pt: 'chuva' },
  lamp: { es: 'lámpara lámparas', fr: 'lampe lampes', de: 'lampe lampen', pt: 'lâmpada candeeiro luminária' },
  headlamp: { es: 'frontal linterna', fr: 'frontale', de: 'stirnlampe stirnlampen', pt: 'frontal lanterna' },
  bottle: { es: 'botella botellas', fr: 'bouteille gourde gourdes', de: 'flasche flaschen trinkflasche', pt: 'garrafa garrafas' },
  backpack: { es: 'mochila mochilas', fr: 'sac sacs', de: 'rucksack rucksäcke', pt: 'mochila mochilas' },
  blanket: { es: 'manta mantas', fr: 'couverture plaid couvertures', de: 'decke decken', pt: 'manta mantas cobertor' },
  towel: { es: 'toalla toallas', fr: 'serviette serviettes', de: 'handtuch handtücher', pt: 'toalha toalhas' },
  stove: { es: 'hornillo cocina estufa', fr: 'réchaud réchauds', de: 'kocher', pt: 'fogão fogareiro' },
  knife: { es: 'cuchillo cuchillos', fr: 'couteau couteaux', de: 'messer', pt: 'faca facas' },
  board: { es: 'tabla', fr: 'planche', de: 'brett', pt: 'tábua' },
  notebook: { es: 'cuaderno cuadernos libreta', fr: 'carnet carnets cahier', de: 'notizbuch notizbücher', pt: 'caderno cadernos' },
  shoes: { es: 'zapatos zapatillas', fr: 'chaussures', de: 'schuhe', pt: 'sapatos ténis' },
  boots: { es: 'botas', fr: 'bottes', de: 'stiefel', pt: 'botas' },
  shirt: { es: 'camiseta camisa', fr: 'chemise t-shirt', de: 'hemd shirt', pt: 'camiseta camisa' },
  keyboard: { es: 'teclado', fr: 'clavier', de: 'tastatur', pt: 'teclado' },
  headphones: { es: 'auriculares', fr: 'casque écouteurs', de: 'kopfhörer', pt: 'auscultadores fones' },
  watch: { es: 'reloj', fr: 'montre', de: 'uhr', pt: 'relógio' },
  chair: { es: 'silla', fr: 'chaise', de: 'stuhl', pt: 'cadeira' },
  kettle: { es: 'hervidor tetera', fr: 'bouilloire', de: 'wasserkocher kessel', pt: 'chaleira' },
  gift: { en: 'present presents', es: 'regalo regalos regalar', fr: 'cadeau cadeaux', de: 'geschenk geschenke', pt: 'presente presentes' },
  camping: { en: 'camp', es: 'camping acampar', fr: 'camping', de: 'camping zelten', pt: 'campismo acampar' },
  hiking: {
    en: 'hike hikes walking trek trekking',
    es: 'senderismo excursión',
    fr: 'randonnée',
    de: 'wandern wanderung',
    pt: 'caminhada trilho',
  },
  cycling: {
    en: 'bike bicycle bicycles cyclist',
    es: 'bicicleta ciclismo bici',
    fr: 'vélo',
    de: 'fahrrad radfahren',
    pt: 'bicicleta ciclismo',
  },
  kitchen: {
    en: 'cooking cook cooks chef',
    es: 'cocina cocinar cocinero',
    fr: 'cuisine cuisiner',
    de: 'küche kochen',
    pt: 'cozinha cozinhar',
  },
  children: { en: 'kids kid child', es: 'niños niño niña', fr: 'enfants enfant', de: 'kinder kind', pt: 'crianças criança' },
  women: { es: 'mujer mujeres', fr: 'femme femmes', de: 'damen frauen', pt: 'mulher mulheres' },
  warm: { en: 'cold winter', es: 'caliente abrigado cálida', fr: 'chaud chaude', de: 'warm warme', pt: 'quente' },
  waterproof: {
    en: 'watertight rainproof',
    es: 'impermeable',
    fr: 'imperméable étanche',
    de: 'wasserdicht regendicht',
    pt: 'impermeável',
  },
  dishwasher: {
    es: 'lavavajillas',
    fr: 'lave-vaisselle',
    de: 'spülmaschine spülmaschinenfest',
    pt: 'lava-loiça máquina loiça lava-louças',
  },
  microwave: { es: 'microondas', fr: 'micro-ondes', de: 'mikrowelle', pt: 'micro-ondas' },
  induction: { es: 'inducción', fr: 'induction', de: 'induktion', pt: 'indução' },
  pockets: { es: 'bolsillos', fr: 'poches', de: 'taschen', pt: 'bolsos' },
  hood: { es: 'capucha', fr: 'capuche', de: 'kapuze', pt: 'capuz' },
  lid: { es: 'tapa', fr: 'couvercle', de: 'deckel', pt: 'tampa' },
  blade: { es: 'hoja cuchilla', fr: 'lame lames', de: 'klinge klingen', pt: 'lâmina', nl: 'lemmet kling', it: 'lama' },
  handle: { es: 'mango asa', fr: 'manche poignée', de: 'griff henkel', pt: 'cabo pega asa', nl: 'handvat handgreep', it: 'manico' },
  strap: { es: 'correa', fr: 'sangle bretelle', de: 'riemen gurt träger', pt: 'correia alça', nl: 'riem draagband', it: 'cinghia' },
  zip: { en: 'zipper', es: 'cremallera', fr: 'fermeture', de: 'reißverschluss', pt: 'fecho', nl: 'rits', it: 'cerniera' },
  sleeve: { es: 'manga funda', fr: 'manche housse', de: 'ärmel hülle', pt: 'manga bolsa', nl: 'mouw hoes', it: 'manica' },
  filling: { es: 'relleno', fr: 'garnissage rembourrage', de: 'füllung', pt: 'enchimento', nl: 'vulling', it: 'imbottitura' },
  cable: { en: 'cord', es: 'cable', fr: 'câble', de: 'kabel', pt: 'cabo', nl: 'kabel snoer', it: 'cavo' },
  straw: { es: 'pajita', fr: 'paille', de: 'strohhalm trinkhalm', pt: 'palhinha', nl: 'rietje', it: 'cannuccia' },
  cup: { es: 'vaso', fr: 'gobelet', de: 'becher', pt: 'copo', nl: 'beker', it: 'bicchiere' },
  magnet: { es: 'imán', fr: 'aimant', de: 'magnet', pt: 'íman', nl: 'magneet', it: 'calamita' },
  steel: { es: 'acero', fr: 'acier', de: 'stahl', pt: 'aço' },
  wool: { es: 'lana', fr: 'laine', de: 'wolle', pt: 'lã' },
  cotton: { es: 'algodón', fr: 'coton', de: 'baumwolle', pt: 'algodão' },
  leather: { es: 'cuero piel', fr: 'cuir', de: 'leder', pt: 'couro pele' },
  wood: { es: 'madera', fr: 'bois', de: 'holz', pt: 'madeira' },
  red: { es: 'rojo roja', fr: 'rouge', de: 'rot rote roten rotes roter', pt: 'vermelho vermelha' },
  blue: { es: 'azul', fr: 'bleu bleue', de: 'blau blaue blauen', pt: 'azul' },
  green: { es: 'verde', fr: 'vert verte', de: 'grün grüne grünen', pt: 'verde' },
  black: { es: 'negro negra', fr: 'noir noire', de: 'schwarz schwarze schwarzen', pt: 'preto preta' },
  white: { es: 'blanco blanca', fr: 'blanc blanche', de: 'weiß weiße weißen', pt: 'branco branca' },
  yellow: { es: 'amarillo amarilla', fr: 'jaune', de: 'gelb gelbe gelben', pt: 'amarelo amarela' },
  grey: { en: 'gray', es: 'gris', fr: 'gris grise', de: 'grau graue grauen', pt: 'cinzento cinza' },
  brown: { es: 'marrón', fr: 'marron brun', de: 'braun braune', pt: 'castanho marrom' },
  orange: { es: 'naranja', fr: 'orange', de: 'orange', pt: 'laranja' },
  navy: { en: 'marine', es: 'marino', fr: 'marine', de: 'marineblau dunkelblau', pt: 'marinho' },
  small: { es: 'pequeño pequeña', fr: 'petit petite', de: 'klein kleine', pt: 'pequeno pequena' },
  large: { en: 'big', es: 'grande', fr: 'grand grande', de: 'groß große', pt: 'grande' },
};

/** Normalizes like the recognizer: lower case, no accents. */
const fold = (text: string) => text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '');
const english = new Map<string, string[]>();
const add = (word: string, meaning: string) => english.set(word, [...new Set([...(english.get(word) ?? []), meaning])]);
for (const [word, others] of Object.entries(entries))
  for (const other of Object.values(others).flatMap((line) => fold(line).split(/[\s-]/))) if (other.length > 2) add(other, word);
// The words of the product search, except those that English has with another meaning: "rock" is a skirt in German.
const isPhrase = (words: string) => /[\s'’-]/.test(words);
const falseFriends = 'email four pain chat rock bank gel lit pull sweat tongs costume rate coin plan';
const inEnglishAlready = new Set([
  ...falseFriends.split(' '),
  ...productMeanings.flatMap(([own]) => (own?.words ?? []).flatMap((words) => fold(words).split(/[\s-]/))),
]);
// "Bett" is a bed; that it also says "bedroom" is no translation.
const kinds = new Set(productKinds.flatMap(([own]) => own?.words ?? []));
for (const [at, [own, ...others]] of productMeanings.entries()) {
  const meaning = own?.words.find((words) => !isPhrase(words));
  if (meaning === undefined) continue;
  for (const word of others.flatMap(({ words }) => words.map(fold)))
    if (
      word.length > 2 &&
      !isPhrase(word) &&
      !inEnglishAlready.has(word) &&
      (at < productKinds.length || !english.get(word)?.some((one) => kinds.has(one)))
    )
      add(word, meaning);
}

/** English equivalents of the customer's words, within the product vocabulary. */
export const inEnglish = (words: readonly string[]) => words.flatMap((word) => english.get(word) ?? []);

const productWords = new Set(
  productMeanings.flatMap((meaning) => meaning.flatMap(({ words }) => words.flatMap((phrase) => fold(phrase).split(/[\s'’-]/)))),
);
/** Whether a word is one of goods in any of our languages, so that it is no misspelling of another. */
export const isProductWord = (word: string) => productWords.has(word);
