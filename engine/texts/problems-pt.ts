import type { ProblemTexts } from './problem-texts.ts';

const of = (what: string) => (what === '' ? '' : ` (${what})`);

export const problemsPt: ProblemTexts = {
  sorry: {
    damaged: [
      (what) => `Lamento, não devia ter chegado assim${of(what)}.`,
      (what) => `Que pena, lamento que não esteja em condições${of(what)}.`,
    ],
    wrong_item: [
      (what) => `Lamento, não foi isso que encomendou${of(what)}.`,
      (what) => `Peço desculpa, enganámo-nos na sua encomenda${of(what)}.`,
    ],
    missing_item: [
      (what) => `Lamento, faltava algo na sua encomenda${of(what)}.`,
      (what) => `Peço desculpa por a encomenda não ter vindo completa${of(what)}.`,
    ],
    charged_twice: [() => 'Compreendo, uma cobrança dupla preocupa.', () => 'Fez bem em avisar: duas cobranças têm de ser esclarecidas.'],
    payment_failed: [() => 'Lamento que o pagamento não esteja a funcionar.', () => 'Que aborrecido, o pagamento não passou.'],
    price_drop: [() => 'Compreendo, é aborrecido logo depois da compra.', () => 'Estou a ver, o preço mudou desde a sua compra.'],
    invoice_details: [() => 'Compreendo, faltam os seus dados na fatura.', () => 'Certo, a fatura precisa de outros dados.'],
  },
  about: (number, items) => `Trata-se da encomenda ${number} (${items}).`,
  ask: {
    damaged: {
      known: 'Pode enviar aqui uma fotografia e dizer o que prefere? Um colega trata disso.',
      order: 'Pode indicar o número da encomenda, enviar uma fotografia e dizer o que prefere? Um colega trata disso.',
    },
    wrong_item: {
      known: 'O que recebeu em vez disso, com fotografia se puder? Um colega trata disso.',
      order: 'Pode indicar o número da encomenda e o que recebeu em vez disso? Um colega trata disso.',
    },
    missing_item: {
      known: 'O que falta exatamente? Um colega trata disso.',
      order: 'Pode indicar o número da encomenda e o que falta exatamente? Um colega trata disso.',
    },
    charged_twice: {
      known: 'Que valores foram cobrados e em que dias? Um colega verifica.',
      order: 'Qual é o número da encomenda, e que valores foram cobrados e em que dias? Um colega verifica.',
    },
    payment_failed: { known: 'Quer que um colega veja isto?', order: 'Quer que um colega veja isto?' },
    price_drop: {
      known: 'Passo isto a um colega?',
      order: 'Qual é o número da encomenda? Assim passo isto a um colega.',
    },
    invoice_details: {
      known: 'O que deve constar: nome da empresa, morada e NIF? Um colega corrige-a.',
      order: 'Qual é o número da encomenda, e o que deve constar: nome da empresa, morada e NIF?',
    },
  },
  unpaid: (number) => `A encomenda ${number} ainda aguarda o pagamento, por isso nada foi pago.`,
  passedOn: ['Obrigado! Passei tudo.', 'Obrigado, ficou tudo anotado para os meus colegas.'],
  stillNeeded: 'Quando puder, diga-me o que lhe pedi e passo tudo a um colega.',
  name: {
    late: 'Encomenda atrasada ou perdida',
    damaged: 'Artigo danificado ou com defeito',
    wrong_item: 'Artigo errado',
    missing_item: 'Falta um artigo na encomenda',
    charged_twice: 'Cobrado duas vezes',
    payment_failed: 'Pagamento falhado',
    price_drop: 'Diferença de preço após a compra',
    invoice_details: 'Dados na fatura',
    account_taken: 'Conta usada por outra pessoa',
  },
};
