import type { DeedTexts } from './deed-texts.ts';

const or = (list: string[]) => new Intl.ListFormat('es', { type: 'disjunction' }).format(list);

export const deedsEs: DeedTexts = {
  reasons: { 'no longer needed': 'ya no lo necesitas', 'ordered by mistake': 'lo pediste por error' },
  askReason: (number, reasons) => `Puedo hacerlo con el pedido ${number}. ¿Cuál es el motivo: ${or(reasons)}?`,
  reasonRefused: (reasons) =>
    `Solo puedo cancelarlo yo mismo por uno de estos motivos: ${or(reasons)}. ¿Es ese el motivo? Si es otro, dímelo y lo verá un compañero.`,

  askAddress: 'Claro. ¿Cuál es la nueva dirección: calle y número, código postal, ciudad y país?',
  askPart: {
    line1: 'Gracias. ¿Y cuáles son la calle y el número?',
    postcode: 'Gracias. ¿Y cuál es el código postal?',
    city: 'Gracias. ¿Y qué ciudad es?',
    country: 'Gracias. ¿Y qué país es?',
  },
  whichPieces: {
    items: '¿Cuál de estos artículos quieres cambiar?',
    return: '¿Cuáles de estos artículos quieres devolver? Puedes nombrar varios o decir «todos».',
    exchange: '¿Cuál de estos artículos quieres cambiar?',
  },
  whichVariant: (name, variants) => `Con gusto. ¿Qué versión de ${name} prefieres: ${variants.join('; ')}?`,
  onlyVariant: (name, variant) => `La única otra versión de ${name} disponible es: ${variant}. ¿Te va bien?`,
  variantGone: (name, which, others) =>
    `${name} (${which}) no está disponible en este momento. Disponible: ${others.join('; ')}. ¿Cuál quieres?`,
  noOtherVariant: (name) => `De ${name} no hay ahora ninguna otra versión disponible, así que no puedo cambiarlo.`,
  onlyMethod: (label) => `La otra forma de pago tuya que tengo es: ${label}. ¿Uso esa?`,
  whichMethod: (labels) => `¿Con qué forma de pago: ${or(labels)}?`,

  show: {
    cancel: (number) => `Cancelaría el pedido ${number}:`,
    items: (number) => `Esto es lo que cambiaría en el pedido ${number}:`,
    order_address: (number) => `El pedido ${number} se enviaría a esta dirección:`,
    own_address: () => 'Guardaría esta como tu dirección habitual:',
    payment: (number) => `Cambiaría el pago del pedido ${number}:`,
    return: (number) => `Esto es lo que devolverías del pedido ${number}:`,
    exchange: (number) => `Esto es lo que te cambiaría del pedido ${number}:`,
  },
  paidWith: (label) => `Se pagaría con: ${label}.`,
  refundNow: (amount, method) => `Se devuelven ${amount} a: ${method}.`,
  refundLater: (amount, method) => `Cuando los artículos estén de vuelta, se devuelven ${amount} a: ${method}.`,
  chargeNow: (amount, method) => `Se cobran ${amount} a: ${method}.`,
  chargeLater: (amount, method) => `Cuando los artículos estén de vuelta, se cobran ${amount} a: ${method}.`,
  noMoney: 'Todavía no se ha pagado nada, así que no hay nada que devolver.',
  sameAmount: 'El precio no cambia.',
  unknownMethod: 'la forma de pago del pedido',
  onlyOnce: {
    items:
      'Ten en cuenta que los artículos de un pedido solo se pueden cambiar una vez y que después ya no se puede cancelar. Si quieres cambiar algo más, dímelo ahora.',
    return: 'Ten en cuenta que un pedido admite una sola devolución o cambio. Si quieres devolver algo más, dímelo ahora.',
    exchange: 'Ten en cuenta que un pedido admite una sola devolución o cambio. Si quieres cambiar algo más, dímelo ahora.',
  },
  colleagueConfirms: 'Después de tu sí, un compañero tiene que aprobarlo.',
  confirm: '¿Lo hago? Responde sí o no, por favor.',
  plainYes: 'Para estar seguro, necesito un sí o un no claro.',
  noHurry: 'Sin prisa: no se hace nada hasta que digas que sí.',
  changedMeanwhile: 'Algo ha cambiado mientras tanto, así que todavía no se ha hecho nada. Míralo de nuevo, por favor:',

  done: {
    cancel: (number) => `Hecho: el pedido ${number} está cancelado.`,
    items: (number) => `Hecho: el pedido ${number} está cambiado.`,
    order_address: (number) => `Hecho: el pedido ${number} va ahora a esta dirección:`,
    own_address: () => 'Hecho: esta es ahora tu dirección habitual:',
    payment: (number) => `Hecho: el pago del pedido ${number} está cambiado.`,
    return: (number) => `Hecho: tu devolución del pedido ${number} está registrada.`,
    exchange: (number) => `Hecho: tu cambio del pedido ${number} está registrado y los artículos nuevos quedan reservados para ti.`,
  },
  anythingElse: '¿Puedo hacer algo más por ti?',
  nothingDone: 'De acuerdo, no se ha cambiado nada. ¿Qué prefieres?',
  nothingTwice: 'Eso ya está hecho; no se ha hecho nada por segunda vez. ¿Puedo hacer algo más?',
  approval: 'Gracias. Un compañero tiene que aprobarlo; se lo he pasado con todos los detalles y recibirás la respuesta aquí.',
  backTo: 'Y volviendo a lo que estábamos haciendo:',

  shipped: (number) => `El pedido ${number} ya ha salido, así que no se puede cancelar ni cambiar. Cuando llegue, podrás devolverlo.`,
  shippedAddress: (number) => `El pedido ${number} ya ha salido, así que aquí ya no se puede cambiar su dirección.`,
  delivered: (number) => `El pedido ${number} ya fue entregado, así que no se puede cancelar ni cambiar.`,
  notDelivered: (number) => `El pedido ${number} todavía no ha llegado. Los artículos se pueden devolver o cambiar después de la entrega.`,
  beingPrepared: (number) =>
    `El pedido ${number} ya se está preparando, así que no puedo hacerlo yo mismo. Un compañero puede ver qué es posible todavía.`,
  over: {
    cancelled: (number) => `El pedido ${number} ya está cancelado.`,
    returned: (number) => `El pedido ${number} ya ha vuelto a la tienda.`,
  },
  changedBefore: (number) =>
    `Los artículos del pedido ${number} ya se cambiaron una vez. Era definitivo, así que no puedo volver a cambiarlo ni cancelarlo.`,
  returnedBefore: (number) => `El pedido ${number} ya tuvo su única devolución o cambio, así que no puedo registrar otro.`,
  notAllowed: 'No puedo hacerlo yo mismo; tiene que verlo un compañero.',
  outOfStock: 'Lo siento, eso se acaba de agotar.',
  methodRefused: 'Esa forma de pago no se puede usar aquí.',
  balanceLow: 'El saldo de esa tarjeta regalo no es suficiente.',
  addOrRemove: 'Puedo cambiar un artículo por otra versión del mismo producto. Añadir o quitar artículos tiene que hacerlo un compañero.',
  offer: {
    cancel: 'Todavía no ha salido, así que podría cancelarlo. ¿Lo prefieres?',
    items: 'Todavía no ha salido, así que podría cambiarlo por otra versión. ¿Lo prefieres?',
    return: '¿Quieres devolver algo de él en su lugar?',
    exchange: '¿Quieres cambiar algo de él por otra versión?',
  },
  refundByCancel: (number) => `El pedido ${number} todavía no ha salido, así que recuperas tu dinero si se cancela.`,
  refundByReturn: (number) => `El pedido ${number} fue entregado, así que recuperas tu dinero cuando devuelves los artículos.`,
  refundLaterByReturn: (number) => `El pedido ${number} está en camino. Cuando llegue podrás devolverlo, y entonces recuperas tu dinero.`,
  noPublicDiscount: 'Ahora mismo no conozco ningún descuento y no puedo crear uno. Si tienes un código, puedes introducirlo al pagar.',
  goesWith: (name, price) => `Combina bien con: ${name} (${price}).`,
  wantOne: 'Si lo quieres, dímelo y te preparo un enlace de compra.',
};
