import type { Article } from './article.ts';
import { demoShop } from '../shop.ts';
import { rates } from './rates.ts';

export const spanish: Article[] = [
  {
    id: 'shipping',
    title: 'Plazos y gastos de envío',
    body: `Los pedidos hechos antes de las 16:00 de un día laborable salen de nuestro almacén de Róterdam el mismo día; los demás, el siguiente día laborable. En la última semana de noviembre puede tardar un día más.

${rates('es')}

No enviamos a las Islas Canarias, Ceuta ni Melilla. Cuando sale el paquete recibes un correo con el número de seguimiento. Se reparte de lunes a sábado.`,
  },
  {
    id: 'returns',
    title: 'Devoluciones en 30 días',
    body: `Puedes devolver cualquier artículo sin usar en los 30 días siguientes a la entrega. Pruébate la ropa como en una tienda y deja las etiquetas puestas.

Pide la devolución en el chat y recibirás una etiqueta por correo. Cuesta 6,95 € desde España y se descuenta del reembolso. Si nos equivocamos o llegó roto, la devolución es gratuita.

No se devuelven artículos grabados, tarjetas regalo ni cuchillos afilados.`,
  },
  {
    id: 'refunds',
    title: 'Reembolsos',
    body: `Reembolsamos en los 5 días laborables siguientes a la llegada de la devolución a Róterdam, por el mismo medio de pago.

Después, una tarjeta tarda de 3 a 5 días laborables y PayPal es inmediato. Si vuelve el pedido entero, devolvemos también los gastos del primer envío.`,
  },
  {
    id: 'payment-methods',
    title: 'Formas de pago',
    body: `Aceptamos Visa, Mastercard y Maestro, PayPal, tarjetas regalo, factura y pago contra reembolso.

La factura (14 días, hasta 300 €) y el pago contra reembolso (hasta 100 €) solo existen en los Países Bajos, Bélgica y Alemania. Bizum y Klarna todavía no se ofrecen.`,
  },
  {
    id: 'cancellation',
    title: 'Cancelar un pedido',
    body: `Un pedido se cancela gratis hasta que lo preparamos, normalmente el día laborable siguiente. Lo pagado se devuelve el mismo día.

Si ya se está preparando o ha salido, no se puede cancelar: rechaza el paquete o devuélvelo en 30 días.`,
  },
  {
    id: 'contact',
    title: 'Horario y contacto',
    body: `Atienden personas de lunes a viernes de 9 a 18 h y los sábados de 10 a 16 h. Nuestro asistente responde a cualquier hora y avisa a una persona cuando hace falta.

Escribe en el chat o a ${demoShop.email}, o llama al ${demoShop.phone}.`,
  },
];
