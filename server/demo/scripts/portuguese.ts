import { answers, handsOver, notes, says, takes, writes } from '../dialogue/lines.ts';
import { arrivedBroken, beforeCancelling, beforeReturning, onItsWay, waitingForRefund } from '../dialogue/needs.ts';
import { scripts } from '../dialogue/script.ts';

const hello = '{Olá|Bom dia|Boa tarde|Boas}';
const questions = [
  [
    'bottle-drift',
    '{A garrafa Drift mantém o chá quente?|a drift dá para chá quente?}',
    'Sim, o chá fica quente 12 horas e a água fria 24.',
    'hot for 12 hours',
  ],
  [
    'blanket-skerry',
    '{Como lavo a manta de lã?|a manta Skerry vai à máquina?}',
    'É melhor arejar. Se tiver de ser, programa de lã a 30 °C e nunca na máquina de secar.',
    'wool programme at 30 °C',
  ],
  [
    'storage-seal',
    '{O saco Seal flutua?|o saco estanque aguenta cair à água?}',
    'Sim, enrolado três vezes, flutua e aguenta meia hora debaixo de água.',
    'it floats',
  ],
] as const;

export const portugueseScripts = scripts('pt', [
  {
    name: 'pergunta sobre um produto',
    share: 26,
    intent: 'product_question',
    subject: 'Pergunta sobre um produto',
    play: (s) => {
      const [product, ask, answer, fact] = s.draws.pick(questions);
      return [says(`${hello}. ${ask}`), answers(answer, [s.product(product, fact)], { product }), s.thanks()];
    },
  },
  {
    name: 'prazos de envio',
    share: 12,
    intent: 'delivery_period',
    subject: 'Prazos de envio',
    play: (s) => [
      says(`${hello}, {quanto tempo demora o envio para Portugal?|quanto custa o envio para portugal}`),
      answers('Para Portugal: 3 a 5 dias úteis com os CTT, 9,95 €, grátis a partir de 120 €.', [s.article('shipping', 'Portugal')]),
      says('{E para a Madeira?|enviam para os Açores?}'),
      answers('Lamento, para a Madeira e os Açores não enviamos.', [s.article('shipping', 'Madeira')], { intent: 'delivery_options' }),
      s.thanks(),
    ],
  },
  {
    name: 'formas de pagamento',
    share: 8,
    intent: 'payment_methods',
    subject: 'Pagamento',
    play: (s) => [
      says('{Aceitam MB Way?|posso pagar com mbway?}'),
      answers('MB Way ainda não está disponível. Aceitamos Visa, Mastercard, Maestro, PayPal e cartões-presente.', [
        s.article('payment-methods', 'MB Way'),
        s.article('payment-methods', 'Aceitamos'),
      ]),
      s.thanks(),
    ],
  },
  {
    name: 'onde está a encomenda',
    share: 26,
    intent: 'track_order',
    needs: onItsWay,
    subject: (s) => `Onde está ${s.number}?`,
    play: (s) => [
      says(`${hello}, {onde está a minha encomenda|quando chega a encomenda} ${s.number}?`),
      s.proves(),
      answers(
        `A encomenda ${s.number} saiu na ${s.day(s.journey.shipped)} com ${s.delivery.carrier} e deve chegar até ${s.due}. Número de seguimento: ${s.tracking}.`,
        [...s.proof(), s.order()],
        { order: true },
      ),
      s.thanks(),
    ],
  },
  {
    name: 'devolver',
    share: 7,
    intent: 'return_item',
    needs: beforeReturning,
    subject: (s) => `Devolução de ${s.number}`,
    play: (s) => [
      says(`{Quero devolver ${s.number}|Como devolvo a encomenda ${s.number}?}`),
      s.proves(),
      answers(
        `Sim, claro: ${s.number} chegou na ${s.day(s.journey.delivered)} e tem 30 dias. A etiqueta custa 6,95 € e é descontada no reembolso. Quer que peça uma?`,
        [...s.proof(), s.order(), s.article('returns', '30 dias'), s.article('returns', '6,95 €')],
        { order: true },
      ),
      says('{Sim, por favor|sim obrigada}'),
      handsOver(
        'policy_restriction',
        'Claro! Vou chamar um colega para lhe enviar a etiqueta.',
        `Wants to return ${s.number}; needs a label. The customer writes Portuguese.`,
      ),
      takes(),
      writes('Olá, acabei de lhe enviar a etiqueta por e-mail. Guarde o talão.', { order: true }),
      s.thanks(),
    ],
  },
  {
    name: 'cancelar a encomenda',
    share: 6,
    intent: 'cancel_order',
    needs: beforeCancelling,
    subject: (s) => `Cancelar ${s.number}`,
    play: (s) => [
      says(`{Posso cancelar ${s.number}?|quero cancelar a encomenda ${s.number}}`),
      s.proves(),
      handsOver(
        'policy_restriction',
        'Sim, ainda não foi embalada e pode ser cancelada sem custos. Vou chamar um colega para tratar disso.',
        `Wants ${s.number} cancelled; not packed yet. The customer writes Portuguese.`,
        [...s.proof(), s.order(), s.article('cancellation', 'sem custos')],
      ),
      takes(),
      writes(`Feito! ${s.number} está cancelada e reembolsamos-lhe ${s.total} hoje.`, { order: true }),
      s.thanks(),
    ],
  },
  {
    name: 'reembolso da devolução',
    share: 12,
    intent: 'track_refund',
    needs: waitingForRefund,
    subject: (s) => `Reembolso de ${s.number}`,
    play: (s) => [
      says(`{Já receberam a devolução ${s.number}?|quando recebo o dinheiro de ${s.number}?}`),
      s.proves(),
      answers(
        `Chegou na ${s.day(s.journey.returned)}. Reembolsamos-lhe nos 5 dias úteis seguintes.`,
        [...s.proof(), s.order(), s.article('refunds', '5 dias úteis')],
        { order: true },
      ),
      s.thanks(),
    ],
  },
  {
    name: 'chegou danificado',
    share: 5,
    intent: 'complaint',
    needs: arrivedBroken,
    priority: 'high',
    subject: (s) => `Danificado: ${s.item}`,
    play: (s) => [
      says(`{Chegou danificado, encomenda ${s.number}|${s.item} tem um defeito, ${s.number}}`),
      s.proves(),
      handsOver(
        'policy_restriction',
        'Lamento que tenha chegado danificado. Envie-nos uma fotografia e um colega propõe-lhe uma troca ou um reembolso parcial.',
        `${s.item} of ${s.number} arrived damaged. The customer writes Portuguese.`,
        [...s.proof(), s.order()],
      ),
      takes(),
      notes('Foto vista, defeito leve: 30 %.'),
      writes('Obrigado pela fotografia. Um desconto de 30 % parece-lhe justo? Fica com o artigo.'),
      says('{Sim, obrigado|pode ser}'),
    ],
  },
  {
    name: 'falar com uma pessoa',
    share: 9,
    intent: 'contact_human_agent',
    subject: 'Pede uma pessoa',
    play: (s) => [
      says('{Posso falar com uma pessoa?|quero falar com alguém}'),
      handsOver('customer_request', 'Claro, vou chamar um colega.', 'Asks for a person in Portuguese.', [
        s.article('contact', '9h às 18h'),
      ]),
      takes(),
      writes(`Olá ${s.first}, sou eu. Em que posso ajudar?`),
      says('{Queria saber se fazem embrulho de oferta|é para uma prenda, fazem embrulho?}'),
      writes('Em dezembro sim, sem custos. Escreva "presente" nas observações.'),
      s.thanks(),
    ],
  },
]);
