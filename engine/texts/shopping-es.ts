import { or } from './lists.ts';
import type { Relation, ShoppingTexts } from './shopping-texts.ts';

const relations: Record<Relation, string> = {
  cheaper: 'más barato',
  dearer: 'más caro',
  lighter: 'más ligero',
  heavier: 'más pesado',
  brighter: 'más luminoso',
  bigger: 'más grande',
  smaller: 'más pequeño',
  longer: 'más duradero',
  warmer: 'más abrigado',
};
const superlatives = relations;

export const shoppingEs: ShoppingTexts = {
  yes: (fact) => `Sí. ${fact}`,
  no: (fact) => `No. ${fact}`,
  notCarried: (what) => (what === '' ? 'No, lo siento, no lo tenemos.' : `No, lo siento, no he encontrado «${what}» en nuestra tienda.`),
  closest: 'Lo que más se le parece:',
  overLimit: (name, price, over) => `${name} cuesta ${price}, ${over} por encima de tu límite.`,
  sizeFor: (name, size) => `Para ${name}, elige la talla ${size}.`,
  askMeasure: (name) => `Para encontrar tu talla (${name}), dime tus medidas, por ejemplo el contorno de pecho o la altura en cm.`,
  noSize: (name, sizes) => `Eso queda fuera de las tallas de ${name}: ${or(sizes, 'es')}.`,
  compared: (relation, name, own, other, difference) =>
    `El ${relations[relation]} de los dos: ${name}, ${own} frente a ${other} (${difference} de diferencia).`,
  lead: (relation, name, own) => `El ${superlatives[relation]}: ${name}, ${own}.`,
  equal: (value) => `No hay diferencia: los dos, ${value}.`,
  left: (name, which, count) => `${count === 1 ? 'Queda 1 unidad' : `Quedan ${count} unidades`} de ${name}${which && ` en ${which}`}.`,
  comesIn: (name, values) => `${name} viene en ${or(values, 'es')}.`,
  others: 'Esto es lo que tenemos además:',
  noOthers: 'Es todo lo que tenemos de ese tipo.',
  whichKind: '¡Claro! ¿En qué tipo de producto estás pensando?',
  changedLink: 'He actualizado tu compra. El enlace sigue siendo el mismo y es válido 7 días más.',
  together: (total) => `En total son ${total} sin envío.`,
  delivered: (total) => `Con el envío son ${total}.`,
  freeDelivery: 'El envío es gratis para este pedido.',
  stillOpen: (what, total) => `Tu pedido por ahora: ${what}, ${total} sin envío. ¿Sigo adelante?`,
  weighs: (name, value) => `${name} pesa ${value}.`,
  holds: (name, value) => `${name} tiene una capacidad de ${value}.`,
  measures: (name, size, axis) =>
    axis === undefined
      ? `${name} mide ${size}.`
      : `${name} mide ${size} de ${{ high: 'alto', wide: 'ancho', long: 'largo', thick: 'grosor' }[axis]}.`,
  onlySays: (fact) => `Nuestra descripción solo dice esto: ${fact}`,
  quotation: (fact) => `«${fact}»`,
  inLanguage: (language, quotation) => `La descripción (en ${language}) dice: ${quotation}`,
  restUnknown: 'Nuestra descripción no aclara lo demás. ¿Quieres que pregunte a un compañero?',
  unknownToo: 'Eso tampoco aparece en nuestra descripción. ¿Quieres que te responda un compañero?',
  pick: (name) => `Yo elegiría ${name}.`,
};
