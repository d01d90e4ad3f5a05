import { actionsEs } from './actions-es.ts';
import { ordersEs } from './orders-es.ts';
import { problemsEs } from './problems-es.ts';
import { or } from './lists.ts';
import { shoppingEs } from './shopping-es.ts';
import type { Texts } from './texts.ts';

const next = 'Alguien de nuestro equipo leerá este chat y te responderá aquí.';
const inVersion = (which: string) => which && ` en ${which}`;

export const es: Texts = {
  greeting: (shop) => `¡Hola! Soy el asistente de IA de ${shop}. Pregúntame por productos, pedidos, envíos o devoluciones.`,
  here: '¡Aquí estoy! ¿En qué puedo ayudarte?',
  thanks: '¡De nada! ¿Te ayudo con algo más?',
  goodbye: 'Gracias por escribirnos. ¡Que tengas un buen día!',
  automated: (shop) =>
    `Soy el asistente de IA de ${shop}, no una persona. Respondo a partir de nuestras páginas de ayuda, nuestros productos y tus pedidos, y puedo avisar a un compañero cuando quieras.`,
  automatedAgain: (shop) => `Soy de nuevo el asistente de IA de ${shop}.`,
  abilities: () =>
    'Puedo responder dudas sobre productos, disponibilidad, envíos, reembolsos y pagos. También puedo consultar, cambiar o cancelar tu pedido y tramitar una devolución o un cambio. Para lo demás, aviso a un compañero. ¿En qué puedo ayudarte?',
  outOfScope: (shop) => `Solo puedo ayudarte con ${shop}: productos, pedidos, envíos, devoluciones y pagos. ¿Qué necesitas?`,
  offerPerson: 'Con eso no puedo ayudarte, pero un compañero sí. ¿Quieres que avise a alguien?',
  offerPersonHere: '¿Quieres que avise a un compañero para que entre en este chat?',
  personAnyTime: 'Si prefieres hablar con una persona, dímelo cuando quieras y aviso a un compañero.',
  fileOnly: 'No puedo abrir archivos, pero un compañero sí. ¿De qué se trata y de qué pedido es?',
  refusedIntent: 'Vale, lo dejo como está. ¿Qué prefieres hacer?',
  neverMind: '¡Sin problema! ¿Te ayudo con algo más?',

  whichIntent: (detectedIntents) => `Para asegurarme de que te entiendo: ¿quieres preguntar por ${or(detectedIntents, 'es')}?`,
  otherWords: 'Perdona, no te he entendido. ¿Me preguntas por un pedido o por un producto?',
  noSource: 'No he encontrado eso en nuestras páginas de ayuda. ¿Puedes decirlo de otra forma? Si no, aviso a un compañero.',
  alsoSaw: (detectedIntents) =>
    detectedIntents.length > 1
      ? `También preguntabas por ${new Intl.ListFormat('es').format(detectedIntents)}. ¿Empiezo por lo primero?`
      : `También preguntabas por ${detectedIntents.join('')}. ¿Sigo con eso?`,
  afterThis: (detected) => `También preguntabas por ${detected}. Lo vemos justo después de esto:`,
  // As they follow "preguntar por".
  intentName: {
    place_order: 'un pedido nuevo',
    cancel_order: 'la cancelación de un pedido',
    change_order: 'un cambio en un pedido',
    track_order: 'el estado de un pedido',
    delivery_options: 'las opciones de envío',
    delivery_period: 'el plazo de entrega',
    set_shipping_address: 'una nueva dirección de envío',
    change_shipping_address: 'un cambio de dirección de envío',
    return_item: 'una devolución',
    exchange_item: 'un cambio de artículo',
    get_refund: 'un reembolso',
    track_refund: 'el estado de un reembolso',
    check_refund_policy: 'la política de reembolsos',
    check_cancellation_fee: 'el coste de cancelar',
    payment_methods: 'las formas de pago',
    payment_issue: 'un problema con un pago',
    get_invoice: 'una factura',
    check_invoice: 'la consulta de facturas',
    create_account: 'una cuenta nueva',
    edit_account: 'los datos de tu cuenta',
    switch_account: 'un cambio de cuenta',
    delete_account: 'la eliminación de una cuenta',
    recover_password: 'una contraseña olvidada',
    registration_problems: 'un problema al registrarte',
    newsletter_subscription: 'el boletín',
    product_question: 'un producto',
    stock_question: 'la disponibilidad de un artículo',
    recommendation: 'una recomendación',
    discount_question: 'los descuentos',
    store_hours: 'el horario',
    complaint: 'una queja',
    review: 'una opinión',
    contact_customer_service: 'el contacto con atención al cliente',
    contact_human_agent: 'una persona del equipo',
    greeting: 'un saludo',
    thanks: 'un agradecimiento',
    goodbye: 'una despedida',
    out_of_scope: 'otra cosa',
    bot_question: 'quién soy',
    capabilities: 'lo que puedo hacer',
  },
  quoted: (language) => `Según nuestras páginas de ayuda (en ${language}):`,
  partly: 'Si eso no responde a tu pregunta, dímelo y aviso a un compañero.',
  languageName: { en: 'inglés', es: 'español', fr: 'francés', de: 'alemán', pt: 'portugués', nl: 'neerlandés', it: 'italiano' },

  askEmail: 'Lo consulto enseguida. Para proteger tus pedidos, antes te envío un código. ¿Con qué correo hiciste el pedido?',
  askOrderNumber: '¿Cuál es el número de pedido? Está en el correo de confirmación.',
  askOrderAndEmail:
    'Lo consulto enseguida. Para proteger tus pedidos, ¿me dices antes el número de pedido y el correo con el que lo hiciste?',
  askEmailOfOrder: (number) => `¡Gracias! ¿Y qué correo usaste en el pedido ${number}?`,
  askNameAndPostcode: 'Lo consulto enseguida. Para proteger tus pedidos, ¿me dices tu nombre completo (o tu correo) y tu código postal?',
  askPostcode: '¡Gracias! ¿Y cuál es tu código postal?',
  askName: '¡Gracias! ¿Y cuál es tu nombre completo o tu correo?',
  codeSent: (email, minutes) =>
    `Si ${email} es de uno de nuestros clientes, recibirás ahí un código de seis cifras. Escríbelo aquí en los próximos ${minutes} minutos.`,
  codeWrong: 'Ese código no es correcto. Revísalo o dime tu correo y te envío uno nuevo.',
  cannotVerify: 'Ahora mismo no puedo comprobar tu identidad, así que se lo paso a un compañero.',
  codeSpent: 'Ese código ya no vale. Dime tu correo y te envío uno nuevo.',
  codeAwaited:
    'Todavía me falta el código de seis cifras del correo. Si no te llega, mira en el correo no deseado o dime otra dirección de correo.',
  verified: (name) => (name ? `¡Gracias, ${name}!` : '¡Gracias!'),
  noMatchOrder: 'No he encontrado ningún pedido con ese número y ese correo. Revisa los dos y dime el dato correcto.',
  noMatchPostcode: 'No he encontrado nada con ese nombre o correo y ese código postal. Revísalos y dime el dato correcto.',
  withoutProof:
    'Sin el correo con el que se hizo, no puedo abrir un pedido: así protegemos los de todo el mundo. Quien lo hizo puede escribirnos aquí, o puedo avisar a un compañero. A preguntas generales, como los plazos de entrega, te respondo con gusto.',
  whyAsked:
    'Solo te lo pido para que nadie más pueda ver ni cambiar tus pedidos. Si prefieres no dar esos datos, dímelo y aviso a un compañero.',

  order: ({ number, status, placed, items }) => `El pedido ${number} del ${placed} (${items}) ${status}.`,
  status: {
    draft: 'aún no está completado',
    pending: 'se ha recibido',
    confirmed: 'está confirmado',
    processing: 'se está preparando',
    shipped: 'está en camino',
    delivered: 'se ha entregado',
    returned: 'se ha devuelto',
    cancelled: 'se ha cancelado',
  },
  statusMeaning: {
    pending: 'Todavía no se ha enviado.',
    confirmed: 'Todavía no se ha enviado.',
    processing: 'Todavía no se ha enviado.',
    shipped: '',
    delivered: 'Si no lo has recibido, dímelo y aviso a un compañero.',
    returned: '',
    cancelled: '',
    draft: '',
  },
  payment: {
    awaiting: 'Aún no está pagado.',
    authorized: '',
    partially_paid: 'Está pagado en parte.',
    paid: '',
    partially_refunded: 'Se ha reembolsado una parte.',
    refunded: 'Se ha reembolsado.',
    voided: 'No se te ha cobrado nada.',
  },
  tracking: (numbers) => `Número de seguimiento: ${numbers.join(', ')}.`,
  trackingLinks: (links) => `Sigue tu paquete: ${links.join(' ')}`,
  lateSorry: 'Siento que sigas esperando.',
  lateParcel: 'Es todo lo que veo por mi parte, pero el transportista puede localizar el paquete con el número de seguimiento.',
  noDate: 'No tengo fecha de entrega, pero puedes consultarla en la web del transportista con tu número de seguimiento.',
  orderTotal: (amount) => `El total es de ${amount}.`,
  orders: (count) => (count === 1 ? 'He encontrado un pedido:' : `Estos son tus últimos ${count} pedidos:`),
  noOrders: 'No he encontrado ningún pedido tuyo en esta tienda.',
  orderNotFound: (number) => `No he encontrado el pedido ${number} entre los tuyos. ¿Puedes revisar el número?`,
  askAboutOrder: 'Si es por uno de tus pedidos, dímelo y lo miro.',
  whichOrder: '¿De qué pedido se trata? Dime su número, por favor.',
  refunded: (number, amount, date) => `Del pedido ${number} se reembolsaron ${amount} el ${date}.`,
  refundAwaited: (number) =>
    `Hay una devolución en curso del pedido ${number}. Te reembolsaremos el importe en cuanto recibamos y revisemos los artículos.`,
  refundNone: (number) => `Todavía no hay ningún reembolso del pedido ${number}.`,
  refundClosed: (number) => `El pedido ${number} se ha reembolsado por completo.`,
  someoneElses: 'En este chat solo puedo ayudar a la persona verificada. Para otra cuenta, abre un chat nuevo.',

  whichProduct: '¿A cuál te refieres?',
  weHave: 'Sí, tenemos:',
  noProduct: 'No he encontrado ese producto en nuestra tienda. ¿Cómo se llama o para qué lo quieres?',
  price: (name, from, to) => (from === to ? `${name} cuesta ${from}.` : `${name} cuesta entre ${from} y ${to}, según la versión.`),
  inStock: (name, which, price) => `Sí, ${name} está disponible${inVersion(which)}, por ${price}.`,
  soldOut: (name, which) => `Lo siento, ${name} está agotado${inVersion(which)} ahora mismo.`,
  soldOutEntry: (name, which) => `${name}: agotado${inVersion(which)} ahora mismo`,
  stillThere: (which) => `Disponible en ${or(which, 'es')}.`,
  notMadeIn: (name, which, others) =>
    `Lo siento, ${name} no viene en «${which}»${others.length > 0 ? `, pero sí en ${or(others, 'es')}` : ''}.`,
  noneIn: (which) => `Lo siento, ninguno de estos viene en «${which}».`,
  noneCheaper: (name, price) => `De ese tipo, lo más barato que tenemos es ${name}, por ${price}.`,
  codeFails: 'Siento que el código no funcione. No puedo revisarlo ni cambiarlo, pero un compañero sí.',
  tooMany: 'Para una cantidad así, te prepararemos una oferta.',
  countInStock: (name, available, all) =>
    available === 0
      ? `De ${name} no hay ninguna de las ${all} versiones disponible.`
      : `De ${name} hay ${available} de ${all} versiones disponibles.`,
  recommended: (count) => (count === 1 ? 'Este puede encajarte:' : 'Estos pueden encajarte:'),
  perhaps: 'Quizá alguno de estos:',
  nothingFits: 'No he encontrado nada que encaje. ¿Para qué lo quieres o cuánto te gustaría gastar como máximo?',
  askNeed: '¡Claro! ¿Para qué lo quieres y cuánto te gustaría gastar como máximo?',
  unknownProperty: (name) => `Nuestra descripción de ${name} no lo dice y prefiero no adivinar.`,

  offerPurchase: (what, each, total) =>
    `${what}${each === total ? `: ${total}` : ` a ${each} la unidad, ${total} en total`}, gastos de envío aparte. ¿Te preparo un enlace de compra?`,
  whichVariant: (name, variants) => `¡Claro! ${name} está disponible en ${or(variants, 'es')}. ¿Cuál prefieres?`,
  onlyLeft: (name, count) => `De ${name} solo ${count === 1 ? 'queda' : 'quedan'} ${count}. ¿Cuántas unidades quieres?`,
  purchaseLink: 'Aquí tienes tu enlace de compra. Es válido durante 7 días.',

  handoff: {
    customer_request: `¡Claro! ${next}`,
    missing_knowledge: `No lo sé y prefiero no adivinar. ${next}`,
    low_confidence: `Perdona, no te acabo de entender. ${next}`,
    policy_restriction: `Por tu seguridad, paso tu consulta al equipo. ${next}`,
    unsupported_request: `Yo no puedo hacerlo, pero un compañero sí. ${next}`,
    tool_failure: `Lo siento, algo no funciona por nuestra parte y no puedo consultarlo. ${next}`,
    negative_sentiment: `Lo siento mucho. ${next}`,
    usage_limit: `Aquí no puedo seguir, así que paso tu consulta al equipo. ${next}`,
    sensitive_topic: 'Se lo paso a un compañero, que leerá este chat y te responderá aquí.',
  },
  handoffIntent: (detected) =>
    `Yo no puedo hacerlo (es sobre ${detected}), pero un compañero sí. ${next} De momento no tienes que hacer nada más.`,
  sensitive: {
    danger: `Siento mucho que te sientas así. Si estás en peligro, llama ahora mismo al número de emergencias. ${next}`,
    fraud: `Siento lo ocurrido. Cambia ya tu contraseña y, si alguien está usando tu tarjeta o tu cuenta, llama a tu banco. ${next}`,
    discrimination: `Siento lo ocurrido y nos lo tomamos en serio. ${next}`,
    legal: 'Se lo paso a un compañero, que leerá este chat y te responderá aquí.',
    health: `Lo siento mucho. Si alguien está herido o se encuentra mal, llama primero a un médico o a emergencias. ${next}`,
    data: `De las preguntas sobre tus datos personales se encarga nuestro equipo. ${next}`,
  },
  someoneReads: next,
  action: actionsEs,
  problem: problemsEs,
  ofOrder: ordersEs,
  shopping: shoppingEs,
};
