import type { ProblemTexts } from './problem-texts.ts';

const of = (what: string) => (what === '' ? '' : ` (${what})`);

export const problemsEs: ProblemTexts = {
  sorry: {
    damaged: [
      (what) => `Lo siento, no debería haberte llegado así${of(what)}.`,
      (what) => `Vaya, siento que no esté en buen estado${of(what)}.`,
    ],
    wrong_item: [
      (what) => `Lo siento, eso no es lo que pediste${of(what)}.`,
      (what) => `Perdona, nos hemos equivocado con tu paquete${of(what)}.`,
    ],
    missing_item: [
      (what) => `Lo siento, faltaba algo en tu paquete${of(what)}.`,
      (what) => `Perdona que el paquete no llegara completo${of(what)}.`,
    ],
    charged_twice: [() => 'Te entiendo, un cobro doble preocupa.', () => 'Haces bien en avisar: dos cobros hay que aclararlos.'],
    payment_failed: [() => 'Siento que el pago no funcione.', () => 'Qué fastidio, el pago no ha pasado.'],
    price_drop: [() => 'Te entiendo, da rabia justo después de comprarlo.', () => 'Ya veo, el precio ha cambiado desde tu compra.'],
    invoice_details: [() => 'Entendido, a la factura le faltan tus datos.', () => 'Vale, la factura necesita otros datos.'],
  },
  about: (number, items) => `Se trata del pedido ${number} (${items}).`,
  ask: {
    damaged: {
      known: '¿Puedes enviar aquí una foto y decirme qué prefieres? Un compañero se ocupará.',
      order: '¿Puedes darme el número de pedido, enviar una foto y decirme qué prefieres? Un compañero se ocupará.',
    },
    wrong_item: {
      known: '¿Qué te ha llegado en su lugar, con una foto si puedes? Un compañero se ocupará.',
      order: '¿Puedes darme el número de pedido y decirme qué te ha llegado en su lugar? Un compañero se ocupará.',
    },
    missing_item: {
      known: '¿Qué falta exactamente? Un compañero se ocupará.',
      order: '¿Puedes darme el número de pedido y decirme qué falta exactamente? Un compañero se ocupará.',
    },
    charged_twice: {
      known: '¿Qué importes te han cobrado y qué días? Un compañero lo comprobará.',
      order: '¿Cuál es el número de pedido, y qué importes te han cobrado y qué días? Un compañero lo comprobará.',
    },
    payment_failed: { known: '¿Quieres que lo mire un compañero?', order: '¿Quieres que lo mire un compañero?' },
    price_drop: {
      known: '¿Se lo paso a un compañero?',
      order: '¿Cuál es el número de pedido? Así se lo paso a un compañero.',
    },
    invoice_details: {
      known: '¿Qué debe poner: nombre de la empresa, dirección y NIF? Un compañero la corregirá.',
      order: '¿Cuál es el número de pedido, y qué debe poner: nombre de la empresa, dirección y NIF?',
    },
  },
  unpaid: (number) => `El pedido ${number} sigue pendiente de pago, así que no se ha pagado nada.`,
  passedOn: ['¡Gracias! Lo he pasado todo.', 'Gracias, queda todo anotado para mis compañeros.'],
  stillNeeded: 'Cuando puedas, dime lo que te he preguntado y se lo paso todo a un compañero.',
  name: {
    late: 'Paquete retrasado o perdido',
    damaged: 'Artículo dañado o defectuoso',
    wrong_item: 'Artículo equivocado',
    missing_item: 'Falta un artículo en el paquete',
    charged_twice: 'Cobrado dos veces',
    payment_failed: 'Pago fallido',
    price_drop: 'Diferencia de precio tras la compra',
    invoice_details: 'Datos de la factura',
    account_taken: 'Cuenta usada por otra persona',
  },
};
