import type { ActionTexts } from './action-texts.ts';
import { or } from './lists.ts';

export const actionsEs: ActionTexts = {
  reasons: { 'no longer needed': 'ya no lo necesitas', 'ordered by mistake': 'lo pediste por error' },
  askReason: (number, reasons) => `Puedo cancelar el pedido ${number}. ¿Me dices el motivo: ${or(reasons, 'es')}?`,
  reasonRefused: (reasons) =>
    `Solo puedo cancelarlo yo por uno de estos motivos: ${or(reasons, 'es')}. ¿Es tu caso? Si no, dime el motivo y lo verá un compañero.`,
  reason: (said) => `Motivo: ${said}`,

  askAddress: '¡Claro! ¿Cuál es la nueva dirección: calle y número, código postal, ciudad y país?',
  askPart: {
    line1: '¡Gracias! ¿Y la calle y el número?',
    postcode: '¡Gracias! ¿Y el código postal?',
    city: '¡Gracias! ¿Y la ciudad?',
    country: '¡Gracias! ¿Y el país?',
  },
  whichUnits: {
    items: '¿Cuál de estos artículos quieres cambiar?',
    return: '¿Cuáles de estos artículos quieres devolver? Puedes decir varios o «todos».',
    exchange: '¿Cuál de estos artículos quieres cambiar?',
  },
  whichVariant: (name, variants) => `¡Claro! ${name} está disponible en ${or(variants, 'es')}. ¿Cuál prefieres?`,
  onlyVariant: (name, variant) => `De ${name} solo queda otra versión: ${variant}. ¿Te va bien?`,
  variantGone: (name, which, others) =>
    `Lo siento, ${name} no está disponible en ${which} ahora mismo, pero sí en ${or(others, 'es')}. ¿Cuál prefieres?`,
  noOtherVariant: (name) => `Lo siento, ahora mismo no hay otra versión de ${name} disponible, así que no puedo cambiarlo.`,
  onlyMethod: (label) => `Tu otra forma de pago es ${label}. ¿Uso esa?`,
  whichMethod: (labels) => `¿Qué forma de pago uso: ${or(labels, 'es')}?`,

  show: {
    cancel: (number) => `Puedo cancelar el pedido ${number}:`,
    items: (number) => `Puedo hacer este cambio en el pedido ${number}:`,
    order_address: (number) => `Puedo enviar el pedido ${number} a esta dirección:`,
    own_address: () => 'Puedo guardar esta dirección como la habitual:',
    payment: (number) => `Puedo cambiar la forma de pago del pedido ${number}:`,
    return: (number) => `Puedo tramitar esta devolución del pedido ${number}:`,
    exchange: (number) => `Puedo tramitar este cambio del pedido ${number}:`,
  },
  paidWith: (label) => `Nueva forma de pago: ${label}.`,
  refundNow: (amount, method) => `Reembolso: ${amount} a ${method}.`,
  refundLater: (amount, method) => `Reembolso cuando recibamos los artículos: ${amount} a ${method}.`,
  chargeNow: (amount, method) => `Cargo: ${amount} a ${method}.`,
  chargeLater: (amount, method) => `Cargo cuando recibamos los artículos: ${amount} a ${method}.`,
  noMoney: 'Todavía no has pagado nada, así que no hay nada que reembolsar.',
  sameAmount: 'El precio no cambia.',
  unknownMethod: 'la forma de pago original',
  onlyOnce: {
    items:
      'Ten en cuenta que los artículos de un pedido solo se pueden cambiar una vez y que después el pedido ya no se puede cancelar. Si quieres cambiar algo más, dímelo ahora.',
    return: 'Ten en cuenta que cada pedido admite una sola devolución o cambio. Si quieres devolver algo más, dímelo ahora.',
    exchange: 'Ten en cuenta que cada pedido admite una sola devolución o cambio. Si quieres cambiar algo más, dímelo ahora.',
  },
  colleagueConfirms: 'Si dices que sí, un compañero todavía tiene que aprobarlo.',
  confirm: '¿Sigo adelante?',
  plainYes: 'Quiero asegurarme antes de cambiar nada.',
  noHurry: 'Tómate tu tiempo. No cambio nada hasta que me digas que sí.',
  changedMeanwhile: 'Algo ha cambiado mientras tanto, así que todavía no he hecho nada. Échale otro vistazo, por favor:',

  done: {
    cancel: (number) => `¡Listo! El pedido ${number} está cancelado.`,
    items: (number) => `¡Listo! He modificado el pedido ${number}.`,
    order_address: (number) => `¡Listo! El pedido ${number} irá a esta dirección:`,
    own_address: () => '¡Listo! Esta es ahora tu dirección habitual:',
    payment: (number) => `¡Listo! He cambiado la forma de pago del pedido ${number}.`,
    return: (number) => `¡Listo! Tu devolución del pedido ${number} está en marcha.`,
    exchange: (number) => `¡Listo! Tu cambio del pedido ${number} está en marcha y los artículos nuevos están reservados para ti.`,
  },
  anythingElse: '¿Te ayudo con algo más?',
  nothingDone: 'Sin problema, no he cambiado nada. ¿Qué prefieres hacer?',
  nothingTwice: 'Eso ya está hecho, así que lo he dejado como está. ¿Te ayudo con algo más?',
  approval: '¡Gracias! Un compañero tiene que aprobarlo. Le he pasado todos los detalles y te responderemos aquí.',
  backTo: 'Y volviendo a lo nuestro:',

  shipped: (number) => `El pedido ${number} ya se ha enviado, así que no se puede cancelar ni cambiar. Cuando llegue, podrás devolverlo.`,
  shippedAddress: (number) => `El pedido ${number} ya se ha enviado, así que no puedo cambiar la dirección.`,
  delivered: (number) => `El pedido ${number} ya se ha entregado, así que no se puede cancelar ni cambiar.`,
  notDelivered: (number) => `El pedido ${number} todavía no ha llegado. Podrás devolver o cambiar artículos cuando lo recibas.`,
  beingPrepared: (number) =>
    `El pedido ${number} ya se está preparando, así que yo no puedo hacerlo. Un compañero puede ver qué es posible todavía.`,
  over: {
    cancelled: (number) => `El pedido ${number} ya está cancelado.`,
    returned: (number) => `El pedido ${number} ya se ha devuelto.`,
  },
  changedBefore: (number) => `El pedido ${number} ya se modificó una vez, así que no puedo volver a cambiarlo ni cancelarlo.`,
  returnedBefore: (number) => `El pedido ${number} ya tuvo una devolución o un cambio, así que no puedo tramitar otro.`,
  notAllowed: 'Yo no puedo hacerlo, pero lo verá un compañero.',
  outOfStock: 'Lo siento, se acaba de agotar.',
  methodRefused: 'Lo siento, esa forma de pago no se puede usar para este pedido.',
  balanceLow: 'Lo siento, el saldo de esa tarjeta regalo no es suficiente.',
  addOrRemove:
    'Puedo cambiar un artículo por otra versión del mismo producto. Para añadir o quitar artículos, puede ayudarte un compañero.',
  offer: {
    cancel: 'Todavía no se ha enviado, así que podría cancelarlo. ¿Te parece bien?',
    items: 'Todavía no se ha enviado, así que podría cambiarlo por otra versión. ¿Te parece bien?',
    return: '¿Prefieres devolver algún artículo?',
    exchange: '¿Prefieres cambiar algún artículo?',
  },
  refundByCancel: (number) => `El pedido ${number} todavía no se ha enviado: si lo cancelas, recuperas tu dinero.`,
  refundByReturn: (number) => `El pedido ${number} ya se ha entregado: si lo devuelves, recuperas tu dinero.`,
  refundLaterByReturn: (number) => `El pedido ${number} está en camino. Cuando llegue, podrás devolverlo y recuperar tu dinero.`,
  noPublicDiscount: 'Ahora mismo no me consta ningún descuento y no puedo crear uno. Si tienes un código, puedes usarlo al pagar.',
  goesWith: (name, price) => `Combina bien con ${name} (${price}).`,
  wantOne: 'Si te interesa, dímelo y te preparo un enlace de compra.',
};
