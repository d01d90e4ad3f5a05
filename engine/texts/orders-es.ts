import type { OrderTexts } from './order-texts.ts';

export const ordersEs: OrderTexts = {
  address: (number, where) => `El pedido ${number} va a: ${where}.`,
  paid: (number) => `Sí, el pedido ${number} está pagado.`,
  allPaid: 'Sí, todo está pagado.',
  unpaid: (number) => `No, el pedido ${number} todavía no está pagado.`,
  holds: (number, items) => `Es el pedido ${number} (${items}).`,
  noTracking: (number) => `El pedido ${number} todavía no tiene número de seguimiento. Te llegará por correo cuando salga el paquete.`,
  takes: (days) => `La entrega suele tardar ${days} días laborables desde que sale el paquete. No tengo una fecha exacta.`,
  unchanged: 'No, no he cambiado nada: todo sigue como estaba.',
  yesDone: 'Sí, está hecho.',
  untouched: (number) => `No, el pedido ${number} no se ve afectado.`,
  no: 'No.',
  onlyYours: 'Solo puedo mostrarte tus propios pedidos. Quien hizo ese puede preguntarme en su propio chat.',
  notDelivered: (country) => `No enviamos a ${country}, así que no puedo mandarlo allí. ¿Qué otra dirección prefieres?`,
  tooLate: (number, days, date) =>
    `Se puede devolver en los ${days} días siguientes a la entrega. El pedido ${number} es del ${date}, así que ese plazo ya ha pasado.`,
  onlyThis: 'Nuestras páginas solo dicen esto:',
  goOn: 'Cuando quieras, seguimos.',
};
