import { actionsPt } from './actions-pt.ts';
import { ordersPt } from './orders-pt.ts';
import { problemsPt } from './problems-pt.ts';
import { or } from './lists.ts';
import { shoppingPt } from './shopping-pt.ts';
import type { Texts } from './texts.ts';

const next = 'Alguém da nossa equipa vai ler este chat e responder-lhe aqui.';
const inVersion = (which: string) => which && ` em ${which}`;

export const pt: Texts = {
  greeting: (shop) => `Olá! Sou o assistente de IA da ${shop}. Pergunte-me sobre produtos, encomendas, entregas ou devoluções.`,
  here: 'Estou aqui! Em que posso ajudar?',
  thanks: 'De nada! Posso ajudar em mais alguma coisa?',
  goodbye: 'Obrigado por nos escrever. Tenha um bom dia!',
  automated: (shop) =>
    `Sou o assistente de IA da ${shop}, não uma pessoa. Respondo com base nas nossas páginas de ajuda, nos produtos e nas encomendas, e posso chamar um colega sempre que quiser.`,
  automatedAgain: (shop) => `É de novo o assistente de IA da ${shop}.`,
  abilities: () =>
    'Posso responder a perguntas sobre produtos, disponibilidade, entregas, reembolsos e pagamentos. Também posso consultar, alterar ou cancelar a sua encomenda e registar uma devolução ou uma troca. Para tudo o resto, chamo um colega. Em que posso ajudar?',
  outOfScope: (shop) => `Só posso ajudar com a ${shop}: produtos, encomendas, entregas, devoluções e pagamentos. Em que posso ajudar?`,
  offerPerson: 'Com isso não posso ajudar, mas um colega pode. Quer que chame alguém?',
  offerPersonHere: 'Quer que chame um colega para este chat?',
  personAnyTime: 'Se preferir falar com uma pessoa, diga-me quando quiser e eu chamo um colega.',
  fileOnly: 'Não consigo abrir ficheiros, mas um colega consegue. De que se trata e de que encomenda é?',
  refusedIntent: 'Tudo bem, deixo isso como está. O que prefere fazer?',
  neverMind: 'Sem problema! Posso ajudar em mais alguma coisa?',

  whichIntent: (detectedIntents) => `Só para ter a certeza: a sua pergunta é sobre ${or(detectedIntents, 'pt')}?`,
  otherWords: 'Desculpe, não percebi. A sua pergunta é sobre uma encomenda ou um produto?',
  noSource: 'Não encontrei isso nas nossas páginas de ajuda. Pode dizê-lo de outra forma? Se não, chamo um colega.',
  alsoSaw: (detectedIntents) =>
    detectedIntents.length > 1
      ? `Também perguntou sobre ${new Intl.ListFormat('pt-PT').format(detectedIntents)}. Começo pelo primeiro?`
      : `Também perguntou sobre ${detectedIntents.join('')}. Continuo com isso?`,
  afterThis: (detected) => `Também perguntou sobre ${detected}. Tratamos disso logo a seguir:`,
  // As they follow "sobre".
  intentName: {
    place_order: 'uma nova encomenda',
    cancel_order: 'o cancelamento de uma encomenda',
    change_order: 'a alteração de uma encomenda',
    track_order: 'o estado de uma encomenda',
    delivery_options: 'as opções de entrega',
    delivery_period: 'o prazo de entrega',
    set_shipping_address: 'uma nova morada de entrega',
    change_shipping_address: 'a alteração da morada de entrega',
    return_item: 'uma devolução',
    exchange_item: 'uma troca',
    get_refund: 'um reembolso',
    track_refund: 'o estado de um reembolso',
    check_refund_policy: 'a política de reembolsos',
    check_cancellation_fee: 'o custo de cancelar',
    payment_methods: 'os métodos de pagamento',
    payment_issue: 'um problema com um pagamento',
    get_invoice: 'uma fatura',
    check_invoice: 'a consulta de faturas',
    create_account: 'uma nova conta',
    edit_account: 'os dados da conta',
    switch_account: 'uma mudança de conta',
    delete_account: 'a eliminação de uma conta',
    recover_password: 'uma palavra-passe esquecida',
    registration_problems: 'problemas no registo',
    newsletter_subscription: 'a newsletter',
    product_question: 'um produto',
    stock_question: 'a disponibilidade de um artigo',
    recommendation: 'uma recomendação',
    discount_question: 'descontos',
    store_hours: 'o horário',
    complaint: 'uma reclamação',
    review: 'uma avaliação',
    contact_customer_service: 'o contacto com o apoio ao cliente',
    contact_human_agent: 'uma conversa com uma pessoa',
    greeting: 'um cumprimento',
    thanks: 'um agradecimento',
    goodbye: 'uma despedida',
    out_of_scope: 'outra coisa',
    bot_question: 'quem eu sou',
    capabilities: 'o que sei fazer',
  },
  quoted: (language) => `Segundo as nossas páginas de ajuda (em ${language}):`,
  partly: 'Se isto não responder à sua pergunta, diga-me e eu chamo um colega.',
  languageName: { en: 'inglês', es: 'espanhol', fr: 'francês', de: 'alemão', pt: 'português', nl: 'neerlandês', it: 'italiano' },

  askEmail: 'Vou já ver. Para proteger as suas encomendas, envio-lhe primeiro um código. Com que e-mail fez a encomenda?',
  askOrderNumber: 'Qual é o número da encomenda? Está no e-mail de confirmação.',
  askOrderAndEmail: 'Vou já ver. Para proteger as suas encomendas, pode dizer-me primeiro o número da encomenda e o e-mail com que a fez?',
  askEmailOfOrder: (number) => `Obrigado! E que e-mail usou na encomenda ${number}?`,
  askNameAndPostcode:
    'Vou já ver. Para proteger as suas encomendas, pode dizer-me primeiro o seu nome completo (ou e-mail) e o seu código postal?',
  askPostcode: 'Obrigado! E qual é o seu código postal?',
  askName: 'Obrigado! E qual é o seu nome completo ou e-mail?',
  codeSent: (email, minutes) =>
    `Se ${email} pertencer a um cliente nosso, vai receber aí um código de seis algarismos. Escreva-o aqui nos próximos ${minutes} minutos.`,
  codeWrong: 'Esse código não está certo. Verifique-o ou diga-me o seu e-mail e eu envio um novo.',
  codeSpent: 'Esse código já não é válido. Diga-me o seu e-mail e eu envio um novo.',
  codeAwaited: 'Ainda me falta o código de seis algarismos do e-mail. Se não chegar, veja no spam ou diga-me outro endereço de e-mail.',
  verified: (name) => (name ? `Obrigado, ${name}!` : 'Obrigado!'),
  noMatchOrder: 'Não encontrei nenhuma encomenda com esse número e esse e-mail. Verifique os dois e envie-me a informação correta.',
  noMatchPostcode: 'Não encontrei nada com esse nome ou e-mail e esse código postal. Verifique-os e envie-me a informação correta.',
  withoutProof:
    'Sem o e-mail com que foi feita, não posso abrir uma encomenda: assim protegemos as de toda a gente. Quem a fez pode escrever-nos aqui, ou posso chamar um colega. A perguntas gerais, como os prazos de entrega, respondo com gosto.',
  whyAsked:
    'Só pergunto para que mais ninguém possa ver ou alterar as suas encomendas. Se preferir não dar esses dados, diga-me e eu chamo um colega.',

  order: ({ number, status, placed, items }) => `A encomenda ${number} de ${placed} (${items}) ${status}.`,
  status: {
    draft: 'ainda não foi concluída',
    pending: 'foi recebida',
    confirmed: 'está confirmada',
    processing: 'está a ser preparada',
    shipped: 'está a caminho',
    delivered: 'foi entregue',
    returned: 'foi devolvida',
    cancelled: 'foi cancelada',
  },
  statusMeaning: {
    pending: 'Ainda não foi enviada.',
    confirmed: 'Ainda não foi enviada.',
    processing: 'Ainda não foi enviada.',
    shipped: '',
    delivered: 'Se não a recebeu, diga-me e eu chamo um colega.',
    returned: '',
    cancelled: '',
    draft: '',
  },
  payment: {
    awaiting: 'Ainda não está paga.',
    authorized: '',
    partially_paid: 'Está paga em parte.',
    paid: '',
    partially_refunded: 'Foi reembolsada em parte.',
    refunded: 'Foi reembolsada.',
    voided: 'Não lhe foi cobrado nada.',
  },
  tracking: (numbers) => `Número de seguimento: ${numbers.join(', ')}.`,
  trackingLinks: (links) => `Siga a sua encomenda: ${links.join(' ')}`,
  lateSorry: 'Lamento que ainda esteja à espera.',
  lateParcel: 'Do meu lado é tudo o que vejo, mas a transportadora consegue localizar a encomenda com o número de seguimento.',
  noDate: 'Não tenho uma data de entrega, mas pode consultá-la junto da transportadora com o número de seguimento.',
  orderTotal: (amount) => `O total é de ${amount}.`,
  orders: (count) => (count === 1 ? 'Encontrei uma encomenda:' : `Estas são as suas últimas ${count} encomendas:`),
  noOrders: 'Não encontrei nenhuma encomenda sua nesta loja.',
  orderNotFound: (number) => `Não encontrei a encomenda ${number} entre as suas. Pode verificar o número?`,
  askAboutOrder: 'Se for sobre uma das suas encomendas, diga-me e eu vejo.',
  whichOrder: 'De que encomenda se trata? Diga-me o número, por favor.',
  refunded: (number, amount, date) => `Da encomenda ${number} foram reembolsados ${amount} em ${date}.`,
  refundAwaited: (number) =>
    `Há uma devolução em curso da encomenda ${number}. Fazemos o reembolso assim que recebermos e verificarmos os artigos.`,
  refundNone: (number) => `Ainda não há nenhum reembolso da encomenda ${number}.`,
  refundClosed: (number) => `A encomenda ${number} foi totalmente reembolsada.`,
  someoneElses: 'Neste chat só posso ajudar a pessoa verificada. Para outra conta, abra um novo chat.',

  whichProduct: 'A qual se refere?',
  weHave: 'Sim, temos:',
  noProduct: 'Não encontrei esse produto na nossa loja. Como se chama ou para que o quer?',
  price: (name, from, to) => (from === to ? `${name} custa ${from}.` : `${name} custa entre ${from} e ${to}, conforme a versão.`),
  inStock: (name, which, price) => `Sim, ${name} está em stock${inVersion(which)}, por ${price}.`,
  soldOut: (name, which) => `Lamento, ${name} está esgotado${inVersion(which)} neste momento.`,
  soldOutEntry: (name, which) => `${name}: esgotado${inVersion(which)} neste momento`,
  stillThere: (which) => `Disponível em ${or(which, 'pt')}.`,
  notMadeIn: (name, which, others) =>
    `Lamento, ${name} não existe em «${which}»${others.length > 0 ? `, mas existe em ${or(others, 'pt')}` : ''}.`,
  noneIn: (which) => `Lamento, nenhum destes existe em «${which}».`,
  noneCheaper: (name, price) => `Deste género, o mais barato que temos é ${name}, por ${price}.`,
  codeFails: 'Lamento que o código não funcione. Não posso verificá-lo nem substituí-lo, mas um colega pode.',
  tooMany: 'Para uma quantidade dessas, fazemos-lhe uma proposta.',
  countInStock: (name, available, all) =>
    available === 0
      ? `De ${name}, nenhuma das ${all} versões está em stock.`
      : `De ${name}, ${available} de ${all} versões ${available === 1 ? 'está' : 'estão'} em stock.`,
  recommended: (count) => (count === 1 ? 'Este deve ser uma boa escolha:' : 'Estes devem ser boas escolhas:'),
  perhaps: 'Talvez um destes:',
  nothingFits: 'Não encontrei nada adequado. Para que o quer, ou quanto gostaria de gastar no máximo?',
  askNeed: 'Claro! Para que o quer e quanto gostaria de gastar no máximo?',
  unknownProperty: (name) => `A nossa descrição de ${name} não o diz e prefiro não adivinhar.`,

  offerPurchase: (what, each, total) =>
    `${what}${each === total ? `: ${total}` : ` a ${each} cada, ${total} no total`} sem portes. Quer que crie um link de compra?`,
  whichVariant: (name, variants) => `Claro! ${name} está disponível em ${or(variants, 'pt')}. Qual prefere?`,
  onlyLeft: (name, count) => `De ${name} só ${count === 1 ? 'resta' : 'restam'} ${count}. Quantas unidades quer?`,
  purchaseLink: 'Aqui está o seu link de compra. É válido durante 7 dias.',

  handoff: {
    customer_request: `Claro! ${next}`,
    missing_knowledge: `Isso não sei, e prefiro não adivinhar. ${next}`,
    low_confidence: `Desculpe, não estou a perceber bem. ${next}`,
    policy_restriction: `Para sua segurança, passo o seu pedido à equipa. ${next}`,
    unsupported_request: `Eu não posso fazer isso, mas um colega pode. ${next}`,
    tool_failure: `Lamento, algo não está a funcionar do nosso lado e não consigo ver isso. ${next}`,
    negative_sentiment: `Lamento muito. ${next}`,
    usage_limit: `Aqui não consigo continuar, por isso passo o seu pedido à equipa. ${next}`,
    sensitive_topic: 'Vou passar isto a um colega, que vai ler este chat e responder-lhe aqui.',
  },
  handoffIntent: (detected) =>
    `Eu não posso fazer isso (é sobre ${detected}), mas um colega pode. ${next} Por agora não precisa de fazer mais nada.`,
  sensitive: {
    danger: `Lamento muito que se sinta assim. Se está em perigo, ligue já para o número de emergência. ${next}`,
    fraud: `Lamento o que aconteceu. Mude já a sua palavra-passe e, se alguém estiver a usar o seu cartão ou a sua conta, ligue para o seu banco. ${next}`,
    discrimination: `Lamento o que aconteceu, e levamos isto a sério. ${next}`,
    legal: 'Vou passar isto a um colega, que vai ler este chat e responder-lhe aqui.',
    health: `Lamento saber disso. Se alguém está ferido ou não se sente bem, ligue primeiro para um médico ou para o número de emergência. ${next}`,
    data: `As perguntas sobre os seus dados pessoais são com a nossa equipa. ${next}`,
  },
  someoneReads: next,
  action: actionsPt,
  problem: problemsPt,
  ofOrder: ordersPt,
  shopping: shoppingPt,
};
