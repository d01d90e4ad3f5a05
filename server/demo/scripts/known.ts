// The first conversations of the demo tour, each with a known customer. Never drawn at random.
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
        'I’m sorry about the switch. It’s covered by the guarantee in any case. I’m bringing in a colleague to confirm the replacement.',
        `Beacon 400 Headlamp of ${s.number} has a dead switch. Wants a replacement, confirmed by a person.`,
        [s.order(), s.article('warranty', 'Beacon 400 Headlamp')],
      ),
      takes(),
      writes(`Sorry about that, ${s.first}. A new one is leaving today, and I’ve emailed you a label for the old one.`),
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
        `I’m sorry you’ve had to ask three times, ${s.first}. Your return arrived on ${s.day(s.journey.returned)} and hasn’t been refunded yet. I’m bringing in a colleague right away.`,
        `Frustrated, third request. The Squall of ${s.number} came back on ${s.day(s.journey.returned)}; ${s.total} not refunded.`,
        [...s.proof(), s.order(), s.article('refunds', 'within 5 working days')],
      ),
      takes(),
      writes(`You’re right, ${s.first}, and I’m sorry. I’ve just started the refund of ${s.total}.`),
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
        `Yes, order ${s.number} left Rotterdam on ${s.day(s.journey.shipped)} with ${s.delivery.carrier} and should arrive by ${s.due}. Tracking number: ${s.tracking}.`,
        [...s.proof(), s.order()],
        { order: true },
      ),
      says('And is there gas in the box?'),
      answers(
        'No, we don’t ship fuel. The Kestrel takes threaded cartridges to EN 417.',
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
        `Yes, you can return it: ${s.number} arrived on ${s.day(s.journey.delivered)}, and you have 30 days. I’m bringing in a colleague to make the label.`,
        `Wants to return the Skipper of ${s.number}; needs a label.`,
        [...s.proof(), s.order(), s.article('returns', 'within 30 days')],
      ),
      takes(),
      notes('Unused, labels on. Return is fine.'),
      writes('I’ve emailed you the return label. You can drop the parcel off at any bpost point.', { order: true }),
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
          `Sim, em princípio: ${s.number} ainda não foi embalada. Não sei se a nova morada fica no mesmo país, por isso vou chamar um colega.`,
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
          'Sí, mide 7,2 cm de ancho y cabe. La de 1000 ml mide 9 cm y no cabe.',
          [s.product('bottle-drift', 'fits a car cup holder')],
          { product: 'bottle-drift' },
        ),
        says('Perfecto, pido la de 600 ml en color arena, gracias'),
        answers(
          `La Drift de 600 ml en Sand está disponible por ${s.price('bottle-drift-sand-600-ml')}. Añádela al carrito desde su página y elige cómo pagar. No necesitas cuenta.`,
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
