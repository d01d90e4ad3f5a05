/** Sentences that order several products, written before the code that reads them and not used to tune it. */
export type Ordered = { text: string; lines: readonly (readonly [sku: string, quantity: number])[] };
type Variant = { sku: string; options: Record<string, string> };
type Goods = { name: string; category: string; variants: readonly Variant[] };

type Words = Record<'mug' | 'poster' | 'candle' | 'colour' | 'size' | 'blue' | 'white', string> & {
  kinds: readonly [mugs: string, posters: string, candles: string];
};
const goods = (words: Words): Goods[] => [
  {
    name: words.mug,
    category: words.kinds[0],
    variants: [
      { sku: 'MUG-BLUE', options: { [words.colour]: words.blue } },
      { sku: 'MUG-WHITE', options: { [words.colour]: words.white } },
    ],
  },
  {
    name: words.poster,
    category: words.kinds[1],
    variants: ['S', 'M', 'L'].map((size) => ({ sku: `POSTER-${size}`, options: { [words.size]: size } })),
  },
  { name: words.candle, category: words.kinds[2], variants: [{ sku: 'CANDLE', options: {} }] },
];

/** Each shop writes its catalogue in its own language. */
export const shops: Record<string, { goods: Goods[]; sentences: Ordered[] }> = {
  en: {
    goods: goods({
      kinds: ['Mugs', 'Posters', 'Candles'],
      mug: 'Mug',
      poster: 'Poster',
      candle: 'Candle',
      colour: 'Color',
      size: 'Size',
      blue: 'Blue',
      white: 'White',
    }),
    sentences: [
      {
        text: 'I’d like two of the blue mugs and one poster, size L',
        lines: [
          ['MUG-BLUE', 2],
          ['POSTER-L', 1],
        ],
      },
      {
        text: 'Can I get 3 white mugs, a candle and a poster in M please?',
        lines: [
          ['MUG-WHITE', 3],
          ['CANDLE', 1],
          ['POSTER-M', 1],
        ],
      },
      {
        text: 'hi, I want to buy four candles plus a blue mug',
        lines: [
          ['CANDLE', 4],
          ['MUG-BLUE', 1],
        ],
      },
      {
        text: 'I’ll take one blue mug and one white mug',
        lines: [
          ['MUG-BLUE', 1],
          ['MUG-WHITE', 1],
        ],
      },
      {
        text: 'order 10x candle and 2x poster size S',
        lines: [
          ['CANDLE', 10],
          ['POSTER-S', 2],
        ],
      },
      {
        text: 'Please send me a checkout link for the white mug and six candles',
        lines: [
          ['MUG-WHITE', 1],
          ['CANDLE', 6],
        ],
      },
    ],
  },
  de: {
    goods: goods({
      kinds: ['Becher', 'Poster', 'Kerzen'],
      mug: 'Becher',
      poster: 'Poster',
      candle: 'Kerze',
      colour: 'Farbe',
      size: 'Größe',
      blue: 'Blau',
      white: 'Weiß',
    }),
    sentences: [
      {
        text: 'Ich hätte gern zwei blaue Becher und ein Poster in Größe L',
        lines: [
          ['MUG-BLUE', 2],
          ['POSTER-L', 1],
        ],
      },
      {
        text: 'Kann ich 3 weiße Becher und eine Kerze bestellen?',
        lines: [
          ['MUG-WHITE', 3],
          ['CANDLE', 1],
        ],
      },
      {
        text: 'Ich nehme vier Kerzen sowie einen blauen Becher',
        lines: [
          ['CANDLE', 4],
          ['MUG-BLUE', 1],
        ],
      },
      {
        text: 'Bitte 2x Poster M und 5x Kerze',
        lines: [
          ['POSTER-M', 2],
          ['CANDLE', 5],
        ],
      },
      {
        text: 'Ich möchte einen weißen Becher, zwei Kerzen und ein Poster S kaufen',
        lines: [
          ['MUG-WHITE', 1],
          ['CANDLE', 2],
          ['POSTER-S', 1],
        ],
      },
    ],
  },
  fr: {
    goods: goods({
      kinds: ['Tasses', 'Affiches', 'Bougies'],
      mug: 'Tasse',
      poster: 'Affiche',
      candle: 'Bougie',
      colour: 'Couleur',
      size: 'Taille',
      blue: 'Bleu',
      white: 'Blanc',
    }),
    sentences: [
      {
        text: 'Je voudrais deux tasses bleues et une affiche en taille L',
        lines: [
          ['MUG-BLUE', 2],
          ['POSTER-L', 1],
        ],
      },
      {
        text: 'Bonjour, je prends trois bougies et une tasse blanche',
        lines: [
          ['CANDLE', 3],
          ['MUG-WHITE', 1],
        ],
      },
      {
        text: 'J’aimerais commander 4 bougies, une affiche M et une tasse bleue',
        lines: [
          ['CANDLE', 4],
          ['POSTER-M', 1],
          ['MUG-BLUE', 1],
        ],
      },
      {
        text: 'Je veux acheter 2 affiches taille S plus une bougie',
        lines: [
          ['POSTER-S', 2],
          ['CANDLE', 1],
        ],
      },
      {
        text: 'une tasse blanche et six bougies s’il vous plaît, je les achète',
        lines: [
          ['MUG-WHITE', 1],
          ['CANDLE', 6],
        ],
      },
    ],
  },
  es: {
    goods: goods({
      kinds: ['Tazas', 'Pósters', 'Velas'],
      mug: 'Taza',
      poster: 'Póster',
      candle: 'Vela',
      colour: 'Color',
      size: 'Talla',
      blue: 'Azul',
      white: 'Blanco',
    }),
    sentences: [
      {
        text: 'Quiero dos tazas azules y un póster talla L',
        lines: [
          ['MUG-BLUE', 2],
          ['POSTER-L', 1],
        ],
      },
      {
        text: 'Me llevo tres velas y una taza blanca',
        lines: [
          ['CANDLE', 3],
          ['MUG-WHITE', 1],
        ],
      },
      {
        text: 'Quisiera comprar 4 velas, un póster M y una taza azul',
        lines: [
          ['CANDLE', 4],
          ['POSTER-M', 1],
          ['MUG-BLUE', 1],
        ],
      },
      {
        text: '¿Puedo pedir 2 pósters en S y una vela?',
        lines: [
          ['POSTER-S', 2],
          ['CANDLE', 1],
        ],
      },
      {
        text: 'Hola, me gustaría pedir una taza blanca además de cinco velas',
        lines: [
          ['MUG-WHITE', 1],
          ['CANDLE', 5],
        ],
      },
    ],
  },
  pt: {
    goods: goods({
      kinds: ['Canecas', 'Pôsteres', 'Velas'],
      mug: 'Caneca',
      poster: 'Pôster',
      candle: 'Vela',
      colour: 'Cor',
      size: 'Tamanho',
      blue: 'Azul',
      white: 'Branco',
    }),
    sentences: [
      {
        text: 'Quero duas canecas azuis e um pôster tamanho L',
        lines: [
          ['MUG-BLUE', 2],
          ['POSTER-L', 1],
        ],
      },
      {
        text: 'Vou levar três velas e uma caneca branca',
        lines: [
          ['CANDLE', 3],
          ['MUG-WHITE', 1],
        ],
      },
      {
        text: 'Gostaria de comprar 4 velas, um pôster M e uma caneca azul',
        lines: [
          ['CANDLE', 4],
          ['POSTER-M', 1],
          ['MUG-BLUE', 1],
        ],
      },
      {
        text: 'Posso encomendar 2 pôsteres em S e uma vela?',
        lines: [
          ['POSTER-S', 2],
          ['CANDLE', 1],
        ],
      },
      {
        text: 'Queria uma caneca branca mais cinco velas, por favor',
        lines: [
          ['MUG-WHITE', 1],
          ['CANDLE', 5],
        ],
      },
    ],
  },
  nl: {
    goods: goods({
      kinds: ['Mokken', 'Posters', 'Kaarsen'],
      mug: 'Mok',
      poster: 'Poster',
      candle: 'Kaars',
      colour: 'Kleur',
      size: 'Maat',
      blue: 'Blauw',
      white: 'Wit',
    }),
    sentences: [
      {
        text: 'Ik wil graag twee blauwe mokken en een poster maat L',
        lines: [
          ['MUG-BLUE', 2],
          ['POSTER-L', 1],
        ],
      },
      {
        text: 'Mag ik drie kaarsen en een witte mok bestellen?',
        lines: [
          ['CANDLE', 3],
          ['MUG-WHITE', 1],
        ],
      },
      {
        text: 'Doe maar 4 kaarsen, een poster M en een blauwe mok',
        lines: [
          ['CANDLE', 4],
          ['POSTER-M', 1],
          ['MUG-BLUE', 1],
        ],
      },
      {
        text: 'Ik neem 2 posters in S plus een kaars',
        lines: [
          ['POSTER-S', 2],
          ['CANDLE', 1],
        ],
      },
      {
        text: 'Ik wil een witte mok en vijf kaarsen kopen',
        lines: [
          ['MUG-WHITE', 1],
          ['CANDLE', 5],
        ],
      },
    ],
  },
  it: {
    goods: goods({
      kinds: ['Tazze', 'Poster', 'Candele'],
      mug: 'Tazza',
      poster: 'Poster',
      candle: 'Candela',
      colour: 'Colore',
      size: 'Taglia',
      blue: 'Blu',
      white: 'Bianco',
    }),
    sentences: [
      {
        text: 'Vorrei due tazze blu e un poster taglia L',
        lines: [
          ['MUG-BLUE', 2],
          ['POSTER-L', 1],
        ],
      },
      {
        text: 'Prendo tre candele e una tazza bianca',
        lines: [
          ['CANDLE', 3],
          ['MUG-WHITE', 1],
        ],
      },
      {
        text: 'Mi piacerebbe comprare 4 candele, un poster M e una tazza blu',
        lines: [
          ['CANDLE', 4],
          ['POSTER-M', 1],
          ['MUG-BLUE', 1],
        ],
      },
      {
        text: 'Posso ordinare 2 poster in S e una candela?',
        lines: [
          ['POSTER-S', 2],
          ['CANDLE', 1],
        ],
      },
      {
        text: 'Voglio acquistare una tazza bianca più cinque candele',
        lines: [
          ['MUG-WHITE', 1],
          ['CANDLE', 5],
        ],
      },
    ],
  },
};

/** One product, however many numbers and "and"s the sentence has. */
export const single: Record<string, Ordered[]> = {
  en: [{ text: 'I want to buy 2 blue mugs and have them sent to my sister', lines: [['MUG-BLUE', 2]] }],
  de: [{ text: 'Ich möchte zwei blaue Becher bestellen und mit Rechnung bezahlen', lines: [['MUG-BLUE', 2]] }],
  fr: [{ text: 'Je voudrais acheter une bougie et payer par carte', lines: [['CANDLE', 1]] }],
};

const clothes = (
  words: Record<'shirt' | 'socks' | 'notebook' | 'colour' | 'size' | 'black' | 'green', string> & { kinds: readonly string[] },
): Goods[] => [
  {
    name: words.shirt,
    category: words.kinds[0] ?? '',
    variants: ['S', 'M', 'L'].flatMap((size) =>
      [words.black, words.green].map((colour, at) => ({
        sku: `SHIRT-${size}-${at === 0 ? 'BLACK' : 'GREEN'}`,
        options: { [words.size]: size, [words.colour]: colour },
      })),
    ),
  },
  { name: words.socks, category: words.kinds[1] ?? '', variants: [{ sku: 'SOCKS', options: {} }] },
  { name: words.notebook, category: words.kinds[2] ?? '', variants: [{ sku: 'NOTEBOOK', options: {} }] },
];

/** Written after the reader was built on the sentences above, and before it was first run on these. */
export const blindShops: Record<string, { goods: Goods[]; sentences: Ordered[] }> = {
  en: {
    goods: clothes({
      kinds: ['T-shirts', 'Socks', 'Stationery'],
      shirt: 'Pier T-shirt',
      socks: 'Wool Socks',
      notebook: 'Logbook',
      colour: 'Color',
      size: 'Size',
      black: 'Black',
      green: 'Green',
    }),
    sentences: [
      {
        text: 'Could I order 2 black Pier t-shirts in L and a logbook?',
        lines: [
          ['SHIRT-L-BLACK', 2],
          ['NOTEBOOK', 1],
        ],
      },
      {
        text: 'I would like to buy three pairs of wool socks and two logbooks',
        lines: [
          ['SOCKS', 3],
          ['NOTEBOOK', 2],
        ],
      },
      {
        text: 'My order:\n1 Pier T-shirt, green, M\n4 Wool Socks\n1 Logbook',
        lines: [
          ['SHIRT-M-GREEN', 1],
          ['SOCKS', 4],
          ['NOTEBOOK', 1],
        ],
      },
      {
        text: 'one logbook please, and also five wool socks',
        lines: [
          ['NOTEBOOK', 1],
          ['SOCKS', 5],
        ],
      },
    ],
  },
  de: {
    goods: clothes({
      kinds: ['T-Shirts', 'Socken', 'Schreibwaren'],
      shirt: 'Pier T-Shirt',
      socks: 'Wollsocken',
      notebook: 'Notizbuch',
      colour: 'Farbe',
      size: 'Größe',
      black: 'Schwarz',
      green: 'Grün',
    }),
    sentences: [
      {
        text: 'Könnte ich bitte zwei schwarze T-Shirts in L und ein Notizbuch haben?',
        lines: [
          ['SHIRT-L-BLACK', 2],
          ['NOTEBOOK', 1],
        ],
      },
      {
        text: 'Ich würde gerne drei Paar Wollsocken und zwei Notizbücher kaufen',
        lines: [
          ['SOCKS', 3],
          ['NOTEBOOK', 2],
        ],
      },
      {
        text: 'Ich brauche ein grünes T-Shirt in M, vier Wollsocken und noch ein Notizbuch',
        lines: [
          ['SHIRT-M-GREEN', 1],
          ['SOCKS', 4],
          ['NOTEBOOK', 1],
        ],
      },
    ],
  },
  fr: {
    goods: clothes({
      kinds: ['T-shirts', 'Chaussettes', 'Papeterie'],
      shirt: 'T-shirt Pier',
      socks: 'Chaussettes de laine',
      notebook: 'Carnet',
      colour: 'Couleur',
      size: 'Taille',
      black: 'Noir',
      green: 'Vert',
    }),
    sentences: [
      {
        text: 'Est-ce que je peux commander deux t-shirts noirs en L et un carnet ?',
        lines: [
          ['SHIRT-L-BLACK', 2],
          ['NOTEBOOK', 1],
        ],
      },
      {
        text: 'Il me faudrait trois paires de chaussettes de laine et deux carnets',
        lines: [
          ['SOCKS', 3],
          ['NOTEBOOK', 2],
        ],
      },
      {
        text: 'Bonsoir, je voudrais un t-shirt vert taille M, quatre chaussettes de laine et un carnet',
        lines: [
          ['SHIRT-M-GREEN', 1],
          ['SOCKS', 4],
          ['NOTEBOOK', 1],
        ],
      },
    ],
  },
  es: {
    goods: clothes({
      kinds: ['Camisetas', 'Calcetines', 'Papelería'],
      shirt: 'Camiseta Pier',
      socks: 'Calcetines de lana',
      notebook: 'Cuaderno',
      colour: 'Color',
      size: 'Talla',
      black: 'Negro',
      green: 'Verde',
    }),
    sentences: [
      {
        text: '¿Podría comprar dos camisetas negras en la talla L y un cuaderno?',
        lines: [
          ['SHIRT-L-BLACK', 2],
          ['NOTEBOOK', 1],
        ],
      },
      {
        text: 'Necesito tres pares de calcetines de lana y dos cuadernos',
        lines: [
          ['SOCKS', 3],
          ['NOTEBOOK', 2],
        ],
      },
      {
        text: 'Buenas, ponme una camiseta verde M, cuatro calcetines de lana y un cuaderno',
        lines: [
          ['SHIRT-M-GREEN', 1],
          ['SOCKS', 4],
          ['NOTEBOOK', 1],
        ],
      },
    ],
  },
  pt: {
    goods: clothes({
      kinds: ['Camisolas', 'Meias', 'Papelaria'],
      shirt: 'Camisola Pier',
      socks: 'Meias de lã',
      notebook: 'Caderno',
      colour: 'Cor',
      size: 'Tamanho',
      black: 'Preto',
      green: 'Verde',
    }),
    sentences: [
      {
        text: 'Podia comprar duas camisolas pretas tamanho L e um caderno?',
        lines: [
          ['SHIRT-L-BLACK', 2],
          ['NOTEBOOK', 1],
        ],
      },
      {
        text: 'Preciso de três pares de meias de lã e dois cadernos',
        lines: [
          ['SOCKS', 3],
          ['NOTEBOOK', 2],
        ],
      },
      {
        text: 'Boa tarde, queria uma camisola verde M, quatro meias de lã e um caderno',
        lines: [
          ['SHIRT-M-GREEN', 1],
          ['SOCKS', 4],
          ['NOTEBOOK', 1],
        ],
      },
    ],
  },
  nl: {
    goods: clothes({
      kinds: ['T-shirts', 'Sokken', 'Papierwaren'],
      shirt: 'Pier T-shirt',
      socks: 'Wollen sokken',
      notebook: 'Notitieboek',
      colour: 'Kleur',
      size: 'Maat',
      black: 'Zwart',
      green: 'Groen',
    }),
    sentences: [
      {
        text: 'Zou ik twee zwarte t-shirts in L en een notitieboek kunnen bestellen?',
        lines: [
          ['SHIRT-L-BLACK', 2],
          ['NOTEBOOK', 1],
        ],
      },
      {
        text: 'Ik zou graag drie paar wollen sokken en twee notitieboeken kopen',
        lines: [
          ['SOCKS', 3],
          ['NOTEBOOK', 2],
        ],
      },
      {
        text: 'Graag een groen t-shirt maat M, vier wollen sokken en een notitieboek',
        lines: [
          ['SHIRT-M-GREEN', 1],
          ['SOCKS', 4],
          ['NOTEBOOK', 1],
        ],
      },
    ],
  },
  it: {
    goods: clothes({
      kinds: ['Magliette', 'Calze', 'Quaderni'],
      shirt: 'Maglietta Pier',
      socks: 'Calze di lana',
      notebook: 'Quaderno',
      colour: 'Colore',
      size: 'Taglia',
      black: 'Nero',
      green: 'Verde',
    }),
    sentences: [
      {
        text: 'Potrei ordinare due magliette nere in L e un quaderno?',
        lines: [
          ['SHIRT-L-BLACK', 2],
          ['NOTEBOOK', 1],
        ],
      },
      {
        text: 'Mi servirebbero tre paia di calze di lana e due quaderni',
        lines: [
          ['SOCKS', 3],
          ['NOTEBOOK', 2],
        ],
      },
      {
        text: 'Buongiorno, vorrei una maglietta verde M, quattro calze di lana e un quaderno',
        lines: [
          ['SHIRT-M-GREEN', 1],
          ['SOCKS', 4],
          ['NOTEBOOK', 1],
        ],
      },
    ],
  },
};
