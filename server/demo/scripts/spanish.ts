import { answers, asks, handsOver, notes, says, takes, writes } from '../dialogue/lines.ts';
import { arrivedBroken, beforeCancelling, beforeReturning, late, onItsWay, waitingForRefund } from '../dialogue/needs.ts';
import { scripts } from '../dialogue/script.ts';

const hello = '{Hola|Buenos días|Buenas tardes|Buenas}';
const questions = [
  [
    'bottle-drift',
    '{¿La botella Drift mantiene el té caliente?|la drift sirve para té caliente?}',
    'Sí, mantiene el té caliente 12 horas y el agua fría 24.',
    'hot for 12 hours',
  ],
  [
    'pack-skipper',
    '{¿La mochila Skipper vale como equipaje de mano?|puedo llevar la skipper en cabina?}',
    'Sí, mide 46 × 29 × 15 cm y está dentro del tamaño de cabina.',
    'airline cabin size',
  ],
  [
    'headlamp-beacon',
    '{¿Cuánto dura la batería del frontal Beacon?|horas de la Beacon 400?}',
    '4 horas a plena potencia y 60 a baja. Se carga por USB-C en 2,5 horas.',
    '60 hours at low power',
  ],
  [
    'blanket-eider',
    '{¿La manta Eider lleva plumón?|la manta de camping es vegana?}',
    'No, no lleva plumón: el relleno es sintético y abriga aunque esté húmedo.',
    'no down',
  ],
] as const;

export const spanishScripts = scripts('es', [
  {
    name: 'pregunta sobre un producto',
    share: 30,
    intent: 'product_question',
    subject: 'Pregunta sobre un producto',
    play: (s) => {
      const [product, ask, answer, fact] = s.draws.pick(questions);
      return [says(ask), answers(answer, [s.product(product, fact)], { product }), s.thanks()];
    },
  },
  {
    name: 'plazos de envío',
    share: 16,
    intent: 'delivery_period',
    subject: 'Plazos de envío',
    play: (s) => [
      says(`${hello}, {¿cuánto tarda el envío a España?|cuánto cuesta y tarda el envío a la península?}`),
      answers('A España: de 3 a 5 días laborables con Correos, 9,95 €, gratis a partir de 120 €.', [s.article('shipping', 'España')]),
      says('{¿Y a Canarias?|enviáis a tenerife?}'),
      answers('Lo siento, a las Islas Canarias no enviamos.', [s.article('shipping', 'Islas Canarias')], { intent: 'delivery_options' }),
      s.thanks(),
    ],
  },
  {
    name: 'formas de pago',
    share: 10,
    intent: 'payment_methods',
    subject: 'Formas de pago',
    play: (s) => [
      says('{¿Puedo pagar con Bizum?|qué formas de pago tenéis}'),
      answers('Aceptamos Visa, Mastercard, Maestro, PayPal y tarjetas regalo. Todavía no ofrecemos Bizum ni Klarna.', [
        s.article('payment-methods', 'Aceptamos'),
        s.article('payment-methods', 'Bizum'),
      ]),
      s.thanks(),
    ],
  },
  {
    name: 'dónde está mi pedido',
    share: 28,
    intent: 'track_order',
    needs: onItsWay,
    subject: (s) => `¿Dónde está ${s.number}?`,
    play: (s) => [
      says(`${hello}, {¿dónde está mi pedido|cuándo llega el pedido} ${s.number}?`),
      s.proves(),
      answers(
        `El pedido ${s.number} salió el ${s.day(s.journey.shipped)} con ${s.delivery.carrier} y debería llegar como tarde el ${s.due}. Número de seguimiento: ${s.tracking}.`,
        [...s.proof(), s.order()],
        { order: true },
      ),
      s.thanks(),
    ],
  },
  {
    name: 'pedido retrasado',
    share: 6,
    intent: 'track_order',
    needs: late,
    priority: 'high',
    subject: (s) => `${s.number} con retraso`,
    play: (s) => [
      says(`{El pedido ${s.number} tenía que haber llegado ya|sigo sin recibir ${s.number}}`),
      s.proves(),
      handsOver(
        'policy_restriction',
        `Siento que sigas esperando: ${s.number} debía llegar el ${s.due}. Aviso a un compañero para que abra una búsqueda.`,
        `${s.number} is ${s.late} late with ${s.delivery.carrier}; the customer writes Spanish.`,
        [...s.proof(), s.order()],
      ),
      takes(),
      writes(`Hola ${s.first}, he abierto una búsqueda con ${s.delivery.carrier}. Te escribo en dos días laborables.`),
      says('{Vale, gracias|ok, espero}'),
    ],
  },
  {
    name: 'devolución',
    share: 9,
    intent: 'return_item',
    needs: beforeReturning,
    subject: (s) => `Devolución de ${s.number}`,
    play: (s) => [
      says(`{Quiero devolver el pedido ${s.number}|cómo devuelvo ${s.number}?}`),
      s.proves(),
      answers(
        `Sí, claro: ${s.number} llegó el ${s.day(s.journey.delivered)} y tienes 30 días. La etiqueta cuesta 6,95 € desde España y se descuenta del reembolso. ¿Quieres que pida una?`,
        [...s.proof(), s.order(), s.article('returns', '30 días'), s.article('returns', '6,95 €')],
        { order: true },
      ),
      says('{Sí, por favor|sí gracias}'),
      handsOver(
        'policy_restriction',
        '¡Claro! Aviso a un compañero para que te envíe la etiqueta.',
        `Wants to return ${s.number}; needs a label. The customer writes Spanish.`,
      ),
      takes(),
      writes('Hola, te acabo de enviar la etiqueta por correo. Guarda el resguardo.', { order: true }),
      s.thanks(),
    ],
  },
  {
    name: 'cancelar',
    share: 7,
    intent: 'cancel_order',
    needs: beforeCancelling,
    subject: (s) => `Cancelar ${s.number}`,
    play: (s) => [
      says(`{¿Puedo cancelar ${s.number}?|quiero cancelar el pedido ${s.number}}`),
      s.proves(),
      handsOver(
        'policy_restriction',
        'Sí, todavía no está preparado, así que se puede cancelar gratis. Aviso a un compañero para que lo haga.',
        `Wants ${s.number} cancelled; not packed yet. The customer writes Spanish.`,
        [...s.proof(), s.order(), s.article('cancellation', 'se cancela gratis')],
      ),
      takes(),
      writes(`¡Listo! ${s.number} está cancelado y hoy te devolvemos ${s.total}.`, { order: true }),
      s.thanks(),
    ],
  },
  {
    name: 'reembolso',
    share: 14,
    intent: 'track_refund',
    needs: waitingForRefund,
    subject: (s) => `Reembolso de ${s.number}`,
    play: (s) => [
      says(`{¿Ha llegado mi devolución ${s.number}?|cuándo me devolvéis el dinero de ${s.number}}`),
      s.proves(),
      answers(
        `Llegó el ${s.day(s.journey.returned)}. Te reembolsamos en los 5 días laborables siguientes.`,
        [...s.proof(), s.order(), s.article('refunds', '5 días laborables')],
        { order: true },
      ),
      s.thanks(),
    ],
  },
  {
    name: 'llegó dañado',
    share: 6,
    intent: 'complaint',
    needs: arrivedBroken,
    priority: 'high',
    subject: (s) => `Dañado: ${s.item}`,
    play: (s) => [
      says(`{Ha llegado dañado, pedido ${s.number}|${s.item} tiene un defecto, ${s.number}}`),
      s.proves(),
      handsOver(
        'policy_restriction',
        'Siento que haya llegado dañado. Mándanos una foto y un compañero te ofrecerá un cambio o un reembolso parcial.',
        `${s.item} of ${s.number} arrived damaged. The customer writes Spanish.`,
        [...s.proof(), s.order()],
      ),
      takes(),
      notes('Foto vista, daño leve: 30 %.'),
      writes('Gracias por la foto. ¿Te parece bien un 30 % de descuento y te lo quedas?'),
      says('{Sí, perfecto|vale, me parece justo}'),
    ],
  },
  {
    name: 'hablar con una persona',
    share: 10,
    intent: 'contact_human_agent',
    subject: 'Pide una persona',
    play: (s) => [
      says('{Quiero hablar con una persona|hay alguien real ahí?}'),
      asks('¡Claro! ¿De qué se trata?'),
      says('{Un regalo para mi padre|prefiero explicarlo a una persona}'),
      handsOver('customer_request', 'Sin problema, aviso a un compañero.', 'Asks for a person in Spanish.', [
        s.article('contact', '9 a 18 h'),
      ]),
      takes(),
      writes(`Hola ${s.first}, aquí estoy. ¿En qué te ayudo?`),
      says('{Busco algo de cocina por unos 60 euros|un cuchillo bueno para regalar}'),
      writes('Entonces el cuchillo de pan Bosun, con mango negro. Lo afilamos gratis los tres primeros años.', {
        product: 'knife-bosun-bread',
      }),
      s.thanks(),
    ],
  },
]);
