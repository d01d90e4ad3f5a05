import { or } from './lists.ts';
import type { Relation, ShoppingTexts } from './shopping-texts.ts';

const relations: Record<Relation, string> = {
  cheaper: 'mais barato',
  dearer: 'mais caro',
  lighter: 'mais leve',
  heavier: 'mais pesado',
  brighter: 'mais luminoso',
  bigger: 'maior',
  smaller: 'mais pequeno',
  longer: 'mais duradouro',
  warmer: 'mais quente',
};
const superlatives = relations;

export const shoppingPt: ShoppingTexts = {
  yes: (fact) => `Sim. ${fact}`,
  no: (fact) => `Não. ${fact}`,
  notCarried: (what) => (what === '' ? 'Não, lamento, não temos isso.' : `Não, lamento, não encontrei «${what}» na nossa loja.`),
  closest: 'O que mais se aproxima:',
  overLimit: (name, price, over) => `${name} custa ${price}, ${over} acima do seu limite.`,
  sizeFor: (name, size) => `Para ${name}, escolha o tamanho ${size}.`,
  askMeasure: (name) => `Para encontrar o seu tamanho (${name}), diga-me as suas medidas, por exemplo o peito ou a altura em cm.`,
  noSize: (name, sizes) => `Isso fica fora dos tamanhos de ${name}: ${or(sizes, 'pt')}.`,
  compared: (relation, name, own, other, difference) =>
    `O ${relations[relation]} dos dois: ${name}, ${own} contra ${other} (${difference} de diferença).`,
  lead: (relation, name, own) => `O ${superlatives[relation]}: ${name}, ${own}.`,
  equal: (value) => `Não há diferença: ambos ${value}.`,
  left: (name, which, count) => `${count === 1 ? 'Resta 1 unidade' : `Restam ${count} unidades`} de ${name}${which && ` em ${which}`}.`,
  comesIn: (name, values) => `${name} existe em ${or(values, 'pt')}.`,
  others: 'Temos ainda:',
  noOthers: 'É tudo o que temos desse género.',
  whichKind: 'Claro! Em que tipo de produto está a pensar?',
  changedLink: 'Atualizei a sua compra. O link continua o mesmo e é válido por mais 7 dias.',
  together: (total) => `No total são ${total} sem portes.`,
  delivered: (total) => `Com portes fica em ${total}.`,
  freeDelivery: 'Os portes são grátis para esta encomenda.',
  stillOpen: (what, total) => `A sua encomenda até agora: ${what}, ${total} sem portes. Posso avançar?`,
  weighs: (name, value) => `${name} pesa ${value}.`,
  holds: (name, value) => `${name} tem capacidade para ${value}.`,
  measures: (name, size, axis) =>
    axis === undefined
      ? `${name} mede ${size}.`
      : `${name} mede ${size} de ${{ high: 'altura', wide: 'largura', long: 'comprimento', thick: 'espessura' }[axis]}.`,
  onlySays: (fact) => `A nossa descrição só diz isto: ${fact}`,
  quotation: (fact) => `«${fact}»`,
  inLanguage: (language, quotation) => `A descrição (em ${language}) diz: ${quotation}`,
  restUnknown: 'A nossa descrição não responde ao resto. Quer que pergunte a um colega?',
  unknownToo: 'Isso também não está na nossa descrição. Quer que um colega lhe responda?',
  pick: (name) => `Eu escolheria ${name}.`,
};
