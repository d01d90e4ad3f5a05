import type { ActionTexts } from './action-texts.ts';
import { or } from './lists.ts';

export const actionsPt: ActionTexts = {
  reasons: { 'no longer needed': 'já não precisa dela', 'ordered by mistake': 'fez a encomenda por engano' },
  askReason: (number, reasons) => `Posso cancelar a encomenda ${number}. Pode dizer-me o motivo: ${or(reasons, 'pt')}?`,
  reasonRefused: (reasons) =>
    `Só a posso cancelar por um destes motivos: ${or(reasons, 'pt')}. É o seu caso? Se não, diga-me o motivo e um colega vê o que é possível.`,
  reason: (said) => `Motivo: ${said}`,

  askAddress: 'Claro! Qual é a nova morada: rua e número, código postal, cidade e país?',
  askPart: {
    line1: 'Obrigado! E a rua e o número?',
    postcode: 'Obrigado! E o código postal?',
    city: 'Obrigado! E a cidade?',
    country: 'Obrigado! E o país?',
  },
  whichUnits: {
    items: 'Qual destes artigos quer alterar?',
    return: 'Quais destes artigos quer devolver? Pode dizer vários ou «todos».',
    exchange: 'Qual destes artigos quer trocar?',
  },
  whichVariant: (name, variants) => `Claro! ${name} está disponível em ${or(variants, 'pt')}. Qual prefere?`,
  onlyVariant: (name, variant) => `De ${name} só há outra versão em stock: ${variant}. Serve-lhe?`,
  variantGone: (name, which, others) =>
    `Lamento, ${name} não está em stock em ${which} neste momento, mas está em ${or(others, 'pt')}. Qual prefere?`,
  noOtherVariant: (name) => `Lamento, neste momento não há outra versão de ${name} em stock, por isso não posso trocar.`,
  onlyMethod: (label) => `O seu outro método de pagamento é ${label}. Uso esse?`,
  whichMethod: (labels) => `Que método de pagamento uso: ${or(labels, 'pt')}?`,

  show: {
    cancel: (number) => `Posso cancelar a encomenda ${number}:`,
    items: (number) => `Posso fazer esta alteração na encomenda ${number}:`,
    order_address: (number) => `Posso enviar a encomenda ${number} para esta morada:`,
    own_address: () => 'Posso guardar esta morada como a habitual:',
    payment: (number) => `Posso alterar o método de pagamento da encomenda ${number}:`,
    return: (number) => `Posso registar esta devolução da encomenda ${number}:`,
    exchange: (number) => `Posso registar esta troca da encomenda ${number}:`,
  },
  paidWith: (label) => `Novo método de pagamento: ${label}.`,
  refundNow: (amount, method) => `Reembolso: ${amount} para ${method}.`,
  refundLater: (amount, method) => `Reembolso quando recebermos os artigos: ${amount} para ${method}.`,
  chargeNow: (amount, method) => `Cobrança: ${amount} com ${method}.`,
  chargeLater: (amount, method) => `Cobrança quando recebermos os artigos: ${amount} com ${method}.`,
  noMoney: 'Ainda não pagou nada, por isso não há nada a reembolsar.',
  sameAmount: 'O preço não muda.',
  unknownMethod: 'o método de pagamento original',
  onlyOnce: {
    items:
      'Tenha em conta que os artigos de uma encomenda só podem ser alterados uma vez e que depois já não a pode cancelar. Se quiser alterar mais alguma coisa, diga-me agora.',
    return: 'Tenha em conta que cada encomenda só permite uma devolução ou troca. Se quiser devolver mais alguma coisa, diga-me agora.',
    exchange: 'Tenha em conta que cada encomenda só permite uma devolução ou troca. Se quiser trocar mais alguma coisa, diga-me agora.',
  },
  colleagueConfirms: 'Se disser que sim, um colega ainda tem de aprovar.',
  confirm: 'Posso avançar?',
  plainYes: 'Quero ter a certeza antes de alterar alguma coisa.',
  noHurry: 'Sem pressa. Não altero nada até me dizer que sim.',
  changedMeanwhile: 'Algo mudou entretanto, por isso ainda não fiz nada. Veja de novo, por favor:',

  done: {
    cancel: (number) => `Feito! A encomenda ${number} está cancelada.`,
    items: (number) => `Feito! A encomenda ${number} foi alterada.`,
    order_address: (number) => `Feito! A encomenda ${number} segue agora para esta morada:`,
    own_address: () => 'Feito! Esta é agora a sua morada habitual:',
    payment: (number) => `Feito! O método de pagamento da encomenda ${number} foi alterado.`,
    return: (number) => `Feito! A sua devolução da encomenda ${number} está registada.`,
    exchange: (number) => `Feito! A sua troca da encomenda ${number} está registada e os novos artigos estão reservados para si.`,
  },
  anythingElse: 'Posso ajudar em mais alguma coisa?',
  nothingDone: 'Sem problema, não alterei nada. O que prefere fazer?',
  nothingTwice: 'Isso já está feito, por isso deixei tudo como está. Posso ajudar em mais alguma coisa?',
  approval: 'Obrigado! Um colega tem de aprovar. Passei-lhe todos os detalhes e receberá a resposta aqui.',
  backTo: 'Voltando à nossa questão:',

  shipped: (number) =>
    `A encomenda ${number} já foi enviada, por isso já não pode ser cancelada nem alterada. Quando chegar, pode devolvê-la.`,
  shippedAddress: (number) => `A encomenda ${number} já foi enviada, por isso já não posso alterar a morada.`,
  delivered: (number) => `A encomenda ${number} já foi entregue, por isso já não pode ser cancelada nem alterada.`,
  notDelivered: (number) => `A encomenda ${number} ainda não chegou. Pode devolver ou trocar artigos depois da entrega.`,
  beingPrepared: (number) =>
    `A encomenda ${number} já está a ser preparada, por isso já não posso fazer isso. Um colega pode ver o que ainda é possível.`,
  over: {
    cancelled: (number) => `A encomenda ${number} já está cancelada.`,
    returned: (number) => `A encomenda ${number} já foi devolvida.`,
  },
  changedBefore: (number) => `A encomenda ${number} já foi alterada uma vez, por isso já não a posso alterar nem cancelar.`,
  returnedBefore: (number) => `A encomenda ${number} já teve uma devolução ou troca, por isso não posso registar outra.`,
  notAllowed: 'Eu não posso fazer isso, mas um colega vai ver.',
  outOfStock: 'Lamento, acabou de esgotar.',
  methodRefused: 'Lamento, esse método de pagamento não pode ser usado para esta encomenda.',
  balanceLow: 'Lamento, o saldo desse cartão-presente não chega.',
  addOrRemove: 'Posso trocar um artigo por outra versão do mesmo produto. Para acrescentar ou retirar artigos, um colega pode ajudar.',
  offer: {
    cancel: 'Ainda não foi enviada, por isso posso antes cancelá-la. Parece-lhe bem?',
    items: 'Ainda não foi enviada, por isso posso antes trocar por outra versão. Parece-lhe bem?',
    return: 'Prefere devolver algum artigo?',
    exchange: 'Prefere trocar algum artigo?',
  },
  refundByCancel: (number) => `A encomenda ${number} ainda não foi enviada: se a cancelar, recebe o dinheiro de volta.`,
  refundByReturn: (number) => `A encomenda ${number} foi entregue: se a devolver, recebe o dinheiro de volta.`,
  refundLaterByReturn: (number) => `A encomenda ${number} está a caminho. Quando chegar, pode devolvê-la e receber o dinheiro de volta.`,
  noPublicDiscount: 'De momento não tenho conhecimento de descontos e não posso criar um. Se tiver um código, pode usá-lo ao pagar.',
  goesWith: (name, price) => `Combina bem com ${name} (${price}).`,
  wantOne: 'Se lhe interessar, diga-me e crio um link de compra.',
};
