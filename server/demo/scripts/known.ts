// The conversations the walk through the demo meets first, each with a known customer. They are never drawn.
import { answers, handsOver, notes, says, takes, writes } from '../dialogue/lines.ts';
import { scripts } from '../dialogue/script.ts';

export const knownScripts = scripts('en', [
  {
    name: 'known: two dead switches',
    share: 0,
    intent: 'exchange_item',
    subject: 'Beacon 400 with a dead switch',
    priority: 'high',
    play: (s) => [
      says(`Hi, I ordered the Beacon headlamp, ${s.number}`),
      s.proves(),
      answers(
        `Hi ${s.first}, I can see ${s.number}: the Beacon 400 Headlamp and two Drift Water Bottles, delivered on ${s.day(s.journey.delivered)}. How can I help with it?`,
        [...s.proof(), s.order()],
        { order: true },
      ),
      says('The headlamp arrived with a dead switch, I want it replaced and honestly a person to confirm it'),
      handsOver(
        'customer_request',
        'Of course. I am fetching a person; a fault is covered by the guarantee in any case.',
        `Beacon 400 Headlamp of ${s.number} has a dead switch. Wants a replacement, confirmed by a person.`,
        [s.order(), s.article('warranty', 'Beacon 400 Headlamp')],
      ),
      takes(),
      writes(`Sorry about that, ${s.first}. A new one leaves today, and a label for the old one is in your mailbox.`),
    ],
  },
  {
    name: 'known: the refund, third time',
    share: 0,
    intent: 'track_refund',
    subject: 'Refund, third time',
    priority: 'urgent',
    play: (s) => [
      says(`This is the third time I'm asking about the refund for ${s.number}`),
      s.proves(),
      handsOver(
        'negative_sentiment',
        `I am sorry, ${s.first}. Your return arrived on ${s.day(s.journey.returned)} and is not refunded yet. I am fetching a person at once.`,
        `Frustrated, third request. The Squall of ${s.number} came back on ${s.day(s.journey.returned)}; ${s.total} not refunded.`,
        [...s.proof(), s.order(), s.article('refunds', 'within 5 working days')],
      ),
      takes(),
      writes(`${s.first}, you are right, and I am sorry. I have started the refund of ${s.total} just now.`),
    ],
  },
  {
    name: 'known: where is my stove',
    share: 0,
    intent: 'track_order',
    subject: 'Where is my stove?',
    play: (s) => [
      says(`Morning, has ${s.number} left yet?`),
      s.proves(),
      answers(
        `Your order ${s.number} left Rotterdam on ${s.day(s.journey.shipped)} with ${s.delivery.carrier}, tracking ${s.tracking}. Expect it by ${s.due}.`,
        [...s.proof(), s.order()],
        { order: true },
      ),
      says('And is there gas in the box?'),
      answers(
        'No, we do not ship fuel. The Kestrel takes threaded cartridges to EN 417.',
        [s.product('stove-kestrel', 'We do not sell or ship fuel'), s.product('stove-kestrel', 'EN 417')],
        { intent: 'product_question' },
      ),
    ],
  },
  {
    name: 'known: the return label',
    share: 0,
    intent: 'return_item',
    subject: 'Return of the Skipper',
    play: (s) => [
      says(`Hello, the Skipper is too big for me, I would like to send it back. ${s.number}`),
      s.proves(),
      handsOver(
        'policy_restriction',
        `${s.number} came on ${s.day(s.journey.delivered)}, so a return is fine within 30 days. I am fetching a teammate who makes the label.`,
        `Wants to return the Skipper of ${s.number}; needs a label.`,
        [...s.proof(), s.order(), s.article('returns', 'within 30 days')],
      ),
      takes(),
      notes('Unused, labels on. Return is fine.'),
      writes("I've sent the return label to your e-mail. Hand the parcel in at any bpost point.", { order: true }),
      says('Great, thanks'),
    ],
  },
]);

export const knownElsewhere = [
  ...scripts('pt', [
    {
      name: 'known: another address',
      share: 0,
      intent: 'change_shipping_address',
      subject: (s) => `Morada de ${s.number}`,
      play: (s) => [
        says(`Olá! Posso mudar a morada da encomenda ${s.number} antes de sair?`),
        s.proves(),
        handsOver(
          'low_confidence',
          `${s.number} ainda não foi embalada. Não tenho a certeza de que a nova morada esteja no mesmo país; chamo uma pessoa.`,
          `Wants the address of ${s.number} changed before it ships; it is confirmed, not packed. Writes Portuguese.`,
          [...s.proof(), s.order()],
        ),
        takes(),
        writes('Olá Mei, qual é a nova morada?'),
      ],
    },
  ]),
  ...scripts('es', [
    {
      name: 'known: ordering a bottle',
      share: 0,
      intent: 'place_order',
      subject: 'Botella Drift de 600 ml',
      play: (s) => [
        says('Hola! La Drift de 600 ml cabe en el portavasos del coche?'),
        answers(
          'Sí: mide 7,2 cm de ancho y cabe. La de 1000 ml mide 9 cm y no cabe.',
          [s.product('bottle-drift', 'fits a car cup holder')],
          { product: 'bottle-drift' },
        ),
        says('Perfecto, pido la de 600 ml en color arena, gracias'),
        answers(
          `La Drift de 600 ml en Sand está disponible por ${s.price('bottle-drift-sand-600-ml')}. Ponla en la cesta en su página y elige cómo pagar; no hace falta cuenta.`,
          [s.stock('bottle-drift-sand-600-ml')],
          { product: 'bottle-drift' },
        ),
      ],
    },
  ]),
  ...scripts('fr', [
    {
      name: 'known: a cup holder',
      share: 0,
      intent: 'product_question',
      subject: 'Gourde Trawler',
      play: (s) => [
        says('Bonjour, la Trawler garde la bière pétillante ?'),
        answers(
          'Oui, 24 heures : le bouchon résiste à la pression. Elle contient 1,9 litre.',
          [s.product('bottle-trawler', 'without going flat'), s.product('bottle-trawler', '1.9 litres')],
          { product: 'bottle-trawler' },
        ),
        says('et elle se lave comment ?'),
        answers('À la main, avec la brosse fournie.', [s.product('bottle-trawler', 'the brush that is included')], {
          product: 'bottle-trawler',
        }),
      ],
    },
  ]),
];
