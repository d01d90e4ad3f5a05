import type { OrderTexts } from './order-texts.ts';

export const ordersPt: OrderTexts = {
  address: (number, where) => `A encomenda ${number} vai para: ${where}.`,
  paid: (number) => `Sim, a encomenda ${number} está paga.`,
  allPaid: 'Sim, está tudo pago.',
  unpaid: (number) => `Não, a encomenda ${number} ainda não está paga.`,
  holds: (number, items) => `É a encomenda ${number} (${items}).`,
  noTracking: (number) => `A encomenda ${number} ainda não tem número de seguimento. Recebe-o por e-mail quando sair.`,
  takes: (days) => `A entrega costuma demorar ${days} dias úteis depois de sair. Não tenho uma data exata.`,
  unchanged: 'Não, não alterei nada: fica tudo como estava.',
  yesDone: 'Sim, está feito.',
  untouched: (number) => `Não, a encomenda ${number} não é afetada.`,
  no: 'Não.',
  onlyYours: 'Só posso mostrar as suas próprias encomendas. Quem fez essa pode perguntar-me no seu próprio chat.',
  notDelivered: (country) => `Não entregamos em ${country}. Que outra morada prefere?`,
  tooLate: (number, days, date) =>
    `Pode devolver até ${days} dias depois da entrega. A encomenda ${number} é de ${date}, por isso esse prazo já passou.`,
  onlyThis: 'As nossas páginas só dizem isto:',
  goOn: 'Quando quiser, continuamos.',
};
