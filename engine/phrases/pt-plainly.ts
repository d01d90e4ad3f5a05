import type { Pack } from './pack.ts';

/** Everyday wordings without a shop's vocabulary. */
export const plainly: Pack['ways'][number] = {
  place_order: {
    say: `
    [quero|queria|gostava de] [comprar|encomendar|levar] [isso|isso aí|três canecas iguais às da foto|{coisa}|dois desses], [como faço|como é que faço|]
    [eu fico com|fico com|levo] [o sofá|{coisa}|dois|essa], [como compro|como pago|e agora]
    [me vê|manda|me manda|ponha-me] [dois|três|um] [desses|canecas|lençóis] [por favor|]
    [dá pra|posso] [pedir|comprar] [por aqui|pelo chat|sem conta|por telefone]`,
  },
  cancel_order: {
    say: `
    [desisti|desisto|mudei de ideia], [cancela aí|cancelem|anulem|não quero mais|pode cancelar a compra]
    [não quero mais|já não quero] [o pedido #order|a encomenda|isso|o que comprei], [cancela|anulem|]
    [anula|cancela|parem|anulem|suspendam] [a encomenda|o pedido|a compra|#order] [que fiz ontem|por favor|, foi engano|]
    [comprei|pedi|cliquei] [sem querer|por engano|errado], [cancelem|cancela aí|anulem por favor]
    [meu marido|minha mãe] já [comprou|tem] [um|igual], [cancela o meu|não mandem]`,
  },
  change_order: {
    say: `
    [tira|tirem|retirem] [uma das canecas|um|o vermelho|a lâmpada] do meu pedido, [o resto mantém|o resto fica|só isso]
    [dá pra|dá para|podem] [trocar|mudar] [o tamanho|a cor|a quantidade] [no pedido|na encomenda] que ainda não [saiu|foi enviado|foi enviada]
    [coloca|coloquem|acrescenta|põe] mais [um|uma caneca|dois] no [meu pedido|pedido] [que ainda não foi enviado|]
    [não cancelem|não é para cancelar], [só|apenas] [tirem um|mudem a cor|troquem o tamanho|acrescentem um]
    [esqueci|esqueci-me] de [pedir|incluir] [a tampa|uma coisa|{coisa}], [dá para juntar|podem pôr junto]`,
  },
  track_order: {
    say: `
    [cadê|cade|onde anda|kd|por onde anda] [minha encomenda|meu pedido|meu pacote|minhas coisas]
    [a minha encomenda|meu pedido|o pacote] já [saiu do armazém|saiu|foi enviado|foi enviada|está a caminho]
    [o meu pacote|a encomenda|meu pedido] [tá parado|está parado|não anda|sumiu] [faz uma semana|há dias|]
    [era pra|devia] [ter chegado|chegar] [ontem|segunda] e [nada|ninguém veio|não veio]
    [alguma|tem] [novidade|notícia] [do|sobre o] [meu pedido|meu pacote|#order]
    [tô|estou] esperando [há|faz] [duas semanas|dias] [e nada|o meu pedido|]`,
  },
  delivery_options: {
    say: `
    [posso|dá pra|dá para] [levantar|retirar|buscar] [na loja|eu mesmo|num ponto] [em vez de receber em casa|]
    [quanto é|quanto custa|qual o valor do] [o frete|os portes|frete|o envio] [pra|para] [bahia|os açores|{pais}|casa]
    [entregam|enviam|mandam] [em angola|para {pais}|ao sábado|para as ilhas|para fora]
    [qual|com que] [transportadora|correio] [usam|enviam]`,
  },
  delivery_period: {
    say: `
    [normalmente|em geral|em média] [demora|leva] quanto tempo [pra chegar|para chegar|a entregar|]
    qual [o|é o] prazo de entrega [normal|]
    em quantos dias [chega|entregam|recebo]
    se eu [comprar|pedir] hoje, [quando chega|chega quando]`,
  },
  set_shipping_address: {
    say: `
    [preciso|quero|como faço para] [adicionar|pôr|colocar|cadastrar] [um endereço|uma morada] [de entrega|nova|]
    onde [coloco|ponho|insiro] [o endereço|a morada] de entrega`,
  },
  change_shipping_address: {
    say: `
    [mudei de casa|mudámos|me mudei], [preciso que mandem pro endereço novo|mandem para a nova|a encomenda vai para a antiga]
    [coloquei|pus|digitei] [o cep errado|a morada errada|o número errado|a rua errada] [no pedido|na encomenda]
    [mandem|enviem|entreguem] [no meu trabalho|em outro lugar|noutra morada] [em vez de casa|por favor|]
    [não cancelem|sem cancelar], [só|apenas] [mudem o endereço|mudem a morada]`,
  },
  return_item: {
    say: `
    [quero|queria|vou] devolver [isto|isso|{coisa}], [veio grande demais|não serviu|não gostei|]
    não [gostei|serviu|ficou bom], vou devolver
    como [faço a|é a|peço a] devolução [do produto|disto|]
    [etiqueta de devolução|devolução] [por favor|?|]`,
  },
  exchange_item: {
    say: `
    [recebi|veio|mandaram] o [errado|tamanho errado|modelo errado], quero trocar [pelo certo|por outro|]
    [dá pra|posso|queria] trocar [o tênis|a camisa|{coisa}] que [chegou|recebi] por [um número maior|uma menor|outra cor|outro]
    [ficou|é] [pequeno|grande|apertado], [quero um maior|troca por um maior|quero outro tamanho]
    [chegou|veio] [quebrado|partido|rachado], [mandem outro|quero um novo]
    não quero [o dinheiro|reembolso], [quero trocar|quero o tamanho certo]`,
  },
  get_refund: {
    say: `
    [me reembolsem|reembolsem-me|devolvam|me devolve|devolvam-me] [o valor que paguei|o dinheiro|o dinheiro do pedido #order|o que paguei|tudo]
    [pode|podem] [me|] devolver o dinheiro [do pedido #order|]
    [veio estragado|nunca chegou|não funciona], quero [meu dinheiro|o dinheiro de volta]
    não quero [troca|vale|outro], [quero o dinheiro|só o dinheiro]`,
  },
  track_refund: {
    say: `
    [meu|o meu] [estorno|reembolso|dinheiro] ainda não [caiu|entrou|chegou|apareceu]
    [já devolvi|devolvi] tudo, [quando recebo o dinheiro|e o dinheiro|cadê o dinheiro]
    em que pé [está|anda] o [meu|] reembolso
    [já|quando] [processaram|fizeram|cai] [o reembolso|meu estorno]`,
  },
  check_refund_policy: {
    say: `
    como funciona o reembolso [com vocês|na vossa loja|]
    [devolvem o dinheiro|recebo o dinheiro de volta] se [não gostar|não servir|vier com defeito|eu desistir]
    [vocês|] [devolvem dinheiro|dão o dinheiro] ou só [vale|crédito]`,
  },
  check_cancellation_fee: {
    say: `[tem|há|cobram|pago] [multa|taxa|alguma coisa|taxa de cancelamento] [se eu cancelar|por cancelar|se desistir|?]\nquanto [custa|pago|perco] [cancelar|se cancelar]`,
  },
  payment_methods: {
    say: `[aceitam|dá pra pagar com|posso pagar com|tem] [pix|boleto|mb way|multibanco|cartão amex|{pay}]\ndá [pra|para] [parcelar|pagar em prestações|pagar na entrega] [no cartão|]`,
  },
  payment_issue: {
    say: `
    o pagamento deu erro [e|mas] o dinheiro saiu
    não consigo pagar, [a página trava|dá erro|não vai]
    fui cobrado [a mais|duas vezes|em dobro|errado]
    [meu cartão|o cartão] [é recusado|não passa|não aceita] [sempre|]`,
  },
  get_invoice: {
    say: `[me manda|preciso da|enviem-me|manda] [a|] [nota fiscal|fatura|fatura em pdf|o recibo] [por favor|para a empresa|do pedido #order|]`,
  },
  check_invoice: { say: `onde [vejo|consulto|encontro] [as|] minhas [faturas|notas fiscais|faturas antigas]` },
  create_account: {
    say: `[como crio|abrir|quero abrir|quero criar|como faço] uma conta [nova|aqui|]\n[quero|como posso] [me cadastrar|ser cliente|inscrever-me]`,
  },
  edit_account: {
    say: `[preciso|quero] [atualizar|mudar|corrigir] [meus dados|meu nome|o meu telemóvel|meu email]\nmudei de [número|email|sobrenome], [atualizem|muda aí]`,
  },
  switch_account: { say: `[quero|como] [mudar|passar|trocar] para [a conta empresarial|a minha outra conta|a conta {tipo}|outra conta]` },
  delete_account: {
    say: `[quero|como] [apagar|excluir|encerrar|eliminar] [a|] minha conta\n[excluir|apaguem|encerrem|eliminem] [a|] minha conta`,
  },
  recover_password: {
    say: `[esqueci|perdi|não lembro] [minha|a minha|da] senha\n[senha|palavra-passe] [esquecida|perdida|nova], [não entro na conta|ajuda|]`,
  },
  registration_problems: {
    say: `não consigo [me cadastrar|registar-me|criar a conta|fazer o cadastro] [dá erro|]\no cadastro [não funciona|dá erro|trava]`,
  },
  newsletter_subscription: {
    say: `[parem de|não quero que continuem a] [me mandar|mandar-me] [emails|emails de promoção|publicidade]\n[assinar|cancelar|quero receber|tirem-me da] [a|] newsletter`,
  },
  product_question: {
    say: `[de que material|que tamanho|quanto pesa|quais as dimensões] [é feito|tem|da estante|{coisa}|é]\n[serve|é bom|é seguro] para [pele sensível|bebês|indução|exterior]\n[é|são] [impermeável|de couro verdadeiro|lavável] {coisa}`,
  },
  stock_question: {
    say: `[ainda tem|tem ainda|ainda há] [em estoque|em stock|no tamanho m|disponível]\n[avisem|me avisa] quando [voltar a haver|chegar|voltar] [o tamanho m|mais|]\nquando volta [a ter|] [a preta|{coisa}|o azul]`,
  },
  recommendation: {
    say: `[qual é o melhor|o que sugerem|o que me indicam|qual compro] [para presente|para minha mãe|para iniciantes|]\n[estou em dúvida|não sei escolher] entre [os dois|o azul e o verde]`,
  },
  discount_question: {
    say: `[tem|há|rola] [cupom|promoção essa semana|desconto à vista|código de desconto|desconto para estudante]\n[fica mais barato|dá desconto] se [levar dois|comprar três|pagar à vista]\no cupom [não funciona|deu inválido]`,
  },
  store_hours: { say: `[abrem|estão abertos|fecham] [ao sábado|hoje|domingo|a que horas]\nque horas [abre|fecha] [a loja|]` },
  complaint: {
    say: `[que decepção|péssimo|muito ruim], veio [tudo riscado|tudo partido|quebrado|molhado]\nquero fazer uma reclamação [formal|]\no [entregador|motorista] foi [grosso|mal educado|rude]`,
  },
  contact_customer_service: {
    say: `qual [o|é o] [email|telefone|número|contato|whatsapp] de [vocês|apoio]\ncomo [falo com vocês|vos contacto|entro em contato]`,
  },
  greeting: { say: `[oi tudo bem|oi|e aí|olá boa tarde|opa|oie|boas|alô]` },
  goodbye: { say: `[até mais|tchau|até logo|até amanhã|falou|até já|adeus|fui]` },
  thanks: {
    say: `
    [valeu|vlw|brigadão|obrigadão] [mesmo|cara|demais|gente|viu|]
    [valeu|brigado|brigadão|muito obrigada|agradecido|obrigado por tudo|vlw]`,
  },
  out_of_scope: {
    say: `

    [cadê|onde está] [minha encomenda|meu pedido|a minha conta] [da amazon|do ebay|da shein|dos correios|do mercado livre]
    [cancela|apaga] [minha|a minha] [assinatura|conta] [da netflix|do spotify|do facebook|da amazon]
    [transfere|manda] [dinheiro|#num reais] para [meu irmão|minha poupança|outro banco]
    [quantos anos você tem|você é casado|gosta de cães|quem te criou|o que acha da política]    quem ganhou [o jogo|a eleição|a copa] [ontem|]
    [me ajuda com|faz] o [dever de casa|trabalho] de [matemática|história]
    qual [a raiz quadrada de #num|a capital da austrália|a previsão do tempo]
    [traduz|como se diz] [isso|bom dia|obrigado] [pro|em] inglês
    que horas são [em lisboa|em tóquio|]
    [conta|escreve] [uma piada|um poema]
    [reserva|marca] [um voo|um hotel|uma consulta no médico]`,
  },
};
