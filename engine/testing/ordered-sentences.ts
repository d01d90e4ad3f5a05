/** Sentences that order several products, written before the code that reads them and not used to tune it. */
export type Ordered = { text: string; lines: readonly (readonly [sku: string, quantity: number])[] };
type Variant = { sku: string; options: Record<string, string> };
type Goods = { name: string; variants: readonly Variant[] };

const goods = (words: {
  mug: string;
  poster: string;
  candle: string;
  colour: string;
  size: string;
  blue: string;
  white: string;
}): Goods[] => [
  {
    name: words.mug,
    variants: [
      { sku: 'MUG-BLUE', options: { [words.colour]: words.blue } },
      { sku: 'MUG-WHITE', options: { [words.colour]: words.white } },
    ],
  },
  {
    name: words.poster,
    variants: ['S', 'M', 'L'].map((size) => ({ sku: `POSTER-${size}`, options: { [words.size]: size } })),
  },
  { name: words.candle, variants: [{ sku: 'CANDLE', options: {} }] },
];

/** Each shop writes its catalogue in its own language. */
export const shops: Record<string, { goods: Goods[]; sentences: Ordered[] }> = {
  en: {
    goods: goods({ mug: 'Mug', poster: 'Poster', candle: 'Candle', colour: 'Color', size: 'Size', blue: 'Blue', white: 'White' }),
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
    goods: goods({ mug: 'Becher', poster: 'Poster', candle: 'Kerze', colour: 'Farbe', size: 'Größe', blue: 'Blau', white: 'Weiß' }),
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
    goods: goods({ mug: 'Tasse', poster: 'Affiche', candle: 'Bougie', colour: 'Couleur', size: 'Taille', blue: 'Bleu', white: 'Blanc' }),
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
    goods: goods({ mug: 'Taza', poster: 'Póster', candle: 'Vela', colour: 'Color', size: 'Talla', blue: 'Azul', white: 'Blanco' }),
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
    goods: goods({ mug: 'Caneca', poster: 'Pôster', candle: 'Vela', colour: 'Cor', size: 'Tamanho', blue: 'Azul', white: 'Branco' }),
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
    goods: goods({ mug: 'Mok', poster: 'Poster', candle: 'Kaars', colour: 'Kleur', size: 'Maat', blue: 'Blauw', white: 'Wit' }),
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
    goods: goods({ mug: 'Tazza', poster: 'Poster', candle: 'Candela', colour: 'Colore', size: 'Taglia', blue: 'Blu', white: 'Bianco' }),
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
  en: [
    { text: 'I want to buy 2 blue mugs and have them sent to my sister', lines: [['MUG-BLUE', 2]] },
    { text: 'I bought a candle last week and now I want a white mug', lines: [['MUG-WHITE', 1]] },
  ],
  de: [{ text: 'Ich möchte zwei blaue Becher bestellen und mit Rechnung bezahlen', lines: [['MUG-BLUE', 2]] }],
  fr: [{ text: 'Je voudrais acheter une bougie et payer par carte', lines: [['CANDLE', 1]] }],
};
