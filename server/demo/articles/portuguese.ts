import type { Article } from './article.ts';
import { demoShop } from '../shop.ts';
import { rates } from './rates.ts';

export const portuguese: Article[] = [
  {
    id: 'shipping',
    title: 'Prazos e custos de envio',
    body: `As encomendas feitas até às 16h de um dia útil saem do nosso armazém em Roterdão no próprio dia; as restantes, no dia útil seguinte. Na última semana de novembro pode demorar mais um dia.

${rates('pt')}

Não enviamos para a Madeira nem para os Açores. Quando a encomenda sai, recebe um e-mail com o número de seguimento. As entregas são de segunda a sábado.`,
  },
  {
    id: 'returns',
    title: 'Devoluções em 30 dias',
    body: `Pode devolver qualquer artigo não usado no prazo de 30 dias após a entrega. Experimente a roupa como numa loja e deixe as etiquetas.

Peça a devolução no chat e recebe uma etiqueta por e-mail. Custa 6,95 € a partir de Portugal e é descontada no reembolso. Se nos enganámos ou o artigo chegou partido, a devolução é gratuita.

Artigos gravados, cartões-presente e facas afiadas não podem ser devolvidos.`,
  },
  {
    id: 'refunds',
    title: 'Reembolsos',
    body: `Reembolsamos no prazo de 5 dias úteis após a chegada da devolução a Roterdão, pelo mesmo meio de pagamento.

Depois, um cartão demora 3 a 5 dias úteis e o PayPal é imediato. Se a encomenda voltar toda, devolvemos também os portes do primeiro envio.`,
  },
  {
    id: 'payment-methods',
    title: 'Formas de pagamento',
    body: `Aceitamos Visa, Mastercard e Maestro, PayPal, cartões-presente, fatura e pagamento na entrega.

A fatura (14 dias, até 300 €) e o pagamento na entrega (até 100 €) só existem nos Países Baixos, na Bélgica e na Alemanha. MB Way e Klarna ainda não estão disponíveis.`,
  },
  {
    id: 'cancellation',
    title: 'Cancelar uma encomenda',
    body: `Uma encomenda pode ser cancelada sem custos até a embalarmos, normalmente no dia útil seguinte. O valor pago é devolvido no próprio dia.

Se já está a ser embalada ou já saiu, não pode ser cancelada: recuse a encomenda ou devolva-a em 30 dias.`,
  },
  {
    id: 'contact',
    title: 'Horário e contacto',
    body: `Há pessoas a responder de segunda a sexta das 9h às 18h e ao sábado das 10h às 16h. O nosso assistente responde a qualquer hora e chama uma pessoa quando é preciso.

Escreva no chat ou para ${demoShop.email}, ou ligue para ${demoShop.phone}.`,
  },
];
