import type { DeedTexts } from './deed-texts.ts';

const or = (list: string[]) => new Intl.ListFormat('pt', { type: 'disjunction' }).format(list);

export const deedsPt: DeedTexts = {
  reasons: { 'no longer needed': 'já não precisa dela', 'ordered by mistake': 'fez a encomenda por engano' },
  askReason: (number, reasons) => `Posso fazer isso com a encomenda ${number}. Qual é o motivo: ${or(reasons)}?`,
  reasonRefused: (reasons) =>
    `Só a posso cancelar eu mesmo por um destes motivos: ${or(reasons)}. É esse o caso? Se for outro, diga-me e um colega vê o que é possível.`,

  askAddress: 'Claro. Qual é a nova morada: rua e número, código postal, cidade e país?',
  askPart: {
    line1: 'Obrigado. E quais são a rua e o número?',
    postcode: 'Obrigado. E qual é o código postal?',
    city: 'Obrigado. E qual é a cidade?',
    country: 'Obrigado. E qual é o país?',
  },
  whichPieces: {
    items: 'Qual destes artigos quer alterar?',
    return: 'Quais destes artigos quer devolver? Pode indicar vários, ou dizer «todos».',
    exchange: 'Qual destes artigos quer trocar?',
  },
  whichVariant: (name, variants) => `Com prazer. Que versão de ${name} prefere: ${variants.join('; ')}?`,
  onlyVariant: (name, variant) => `A única outra versão de ${name} em stock é: ${variant}. Serve-lhe?`,
  variantGone: (name, which, others) => `${name} (${which}) não está em stock neste momento. Em stock: ${others.join('; ')}. Qual prefere?`,
  noOtherVariant: (name) => `De ${name} não há agora nenhuma outra versão em stock, por isso não posso trocar.`,
  onlyMethod: (label) => `A outra forma de pagamento sua que tenho é: ${label}. Uso essa?`,
  whichMethod: (labels) => `Que forma de pagamento prefere: ${or(labels)}?`,

  show: {
    cancel: (number) => `Eu cancelaria a encomenda ${number}:`,
    items: (number) => `Isto é o que eu alteraria na encomenda ${number}:`,
    order_address: (number) => `A encomenda ${number} seria enviada para esta morada:`,
    own_address: () => 'Eu guardaria esta como a sua morada habitual:',
    payment: (number) => `Eu alteraria o pagamento da encomenda ${number}:`,
    return: (number) => `Isto é o que devolveria da encomenda ${number}:`,
    exchange: (number) => `Isto é o que eu trocaria da encomenda ${number}:`,
  },
  paidWith: (label) => `Seria paga com: ${label}.`,
  refundNow: (amount, method) => `São devolvidos ${amount} para: ${method}.`,
  refundLater: (amount, method) => `Quando os artigos estiverem de volta, são devolvidos ${amount} para: ${method}.`,
  chargeNow: (amount, method) => `São cobrados ${amount} de: ${method}.`,
  chargeLater: (amount, method) => `Quando os artigos estiverem de volta, são cobrados ${amount} de: ${method}.`,
  noMoney: 'Ainda não foi pago nada, por isso não há nada a devolver.',
  sameAmount: 'O preço não muda.',
  unknownMethod: 'a forma de pagamento da encomenda',
  onlyOnce: {
    items:
      'Tenha em conta que os artigos de uma encomenda só podem ser alterados uma vez e que depois já não pode ser cancelada. Se quiser alterar mais alguma coisa, diga-me agora.',
    return: 'Tenha em conta que uma encomenda só permite uma devolução ou troca. Se quiser devolver mais alguma coisa, diga-me agora.',
    exchange: 'Tenha em conta que uma encomenda só permite uma devolução ou troca. Se quiser trocar mais alguma coisa, diga-me agora.',
  },
  colleagueConfirms: 'Depois do seu sim, um colega tem de aprovar.',
  confirm: 'Posso avançar? Responda sim ou não, por favor.',
  plainYes: 'Para ter a certeza, preciso de um sim ou um não claro.',
  noHurry: 'Sem pressa: nada é feito até dizer que sim.',
  changedMeanwhile: 'Algo mudou entretanto, por isso ainda nada foi feito. Veja de novo, por favor:',

  done: {
    cancel: (number) => `Feito: a encomenda ${number} está cancelada.`,
    items: (number) => `Feito: a encomenda ${number} está alterada.`,
    order_address: (number) => `Feito: a encomenda ${number} vai agora para esta morada:`,
    own_address: () => 'Feito: esta é agora a sua morada habitual:',
    payment: (number) => `Feito: o pagamento da encomenda ${number} está alterado.`,
    return: (number) => `Feito: a sua devolução da encomenda ${number} está registada.`,
    exchange: (number) => `Feito: a sua troca da encomenda ${number} está registada e os novos artigos ficam reservados para si.`,
  },
  anythingElse: 'Posso fazer mais alguma coisa por si?',
  nothingDone: 'Está bem, nada foi alterado. O que prefere?',
  nothingTwice: 'Isso já está feito; nada foi feito uma segunda vez. Posso fazer mais alguma coisa?',
  approval: 'Obrigado. Um colega tem de aprovar; passei-lhe tudo com os detalhes, e recebe a resposta aqui.',
  backTo: 'E voltando ao que estávamos a fazer:',

  shipped: (number) => `A encomenda ${number} já saiu, por isso já não pode ser cancelada nem alterada. Quando chegar, pode devolvê-la.`,
  shippedAddress: (number) => `A encomenda ${number} já saiu, por isso a morada já não pode ser alterada aqui.`,
  delivered: (number) => `A encomenda ${number} já foi entregue, por isso já não pode ser cancelada nem alterada.`,
  notDelivered: (number) => `A encomenda ${number} ainda não chegou. Os artigos podem ser devolvidos ou trocados depois da entrega.`,
  beingPrepared: (number) =>
    `A encomenda ${number} já está a ser preparada, por isso já não o posso fazer eu mesmo. Um colega pode ver o que ainda é possível.`,
  over: {
    cancelled: (number) => `A encomenda ${number} já está cancelada.`,
    returned: (number) => `A encomenda ${number} já voltou para nós.`,
  },
  changedBefore: (number) =>
    `Os artigos da encomenda ${number} já foram alterados uma vez. Era definitivo, por isso já não a posso alterar nem cancelar.`,
  returnedBefore: (number) => `A encomenda ${number} já teve a sua única devolução ou troca, por isso não posso registar outra.`,
  notAllowed: 'Não posso fazer isso eu mesmo; um colega tem de ver.',
  outOfStock: 'Lamento, isso acabou de esgotar.',
  methodRefused: 'Essa forma de pagamento não pode ser usada aqui.',
  balanceLow: 'O saldo desse cartão-presente não chega.',
  addOrRemove: 'Posso trocar um artigo por outra versão do mesmo produto. Acrescentar ou retirar artigos tem de ser feito por um colega.',
  offer: {
    cancel: 'Ainda não saiu, por isso posso cancelá-la. Prefere isso?',
    items: 'Ainda não saiu, por isso posso trocar por outra versão. Prefere isso?',
    return: 'Quer antes devolver alguma coisa dela?',
    exchange: 'Quer antes trocar alguma coisa dela?',
  },
  refundByCancel: (number) => `A encomenda ${number} ainda não saiu: recebe o seu dinheiro de volta se for cancelada.`,
  refundByReturn: (number) => `A encomenda ${number} foi entregue: recebe o seu dinheiro de volta quando devolver os artigos.`,
  refundLaterByReturn: (number) =>
    `A encomenda ${number} está a caminho. Quando chegar pode devolvê-la, e então recebe o seu dinheiro de volta.`,
  noPublicDiscount: 'De momento não conheço nenhum desconto e não posso criar um. Se tiver um código, pode introduzi-lo ao pagar.',
  goesWith: (name, price) => `Combina bem com: ${name} (${price}).`,
  wantOne: 'Se o quiser, diga-me e preparo um link de compra.',
};
