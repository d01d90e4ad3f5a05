import type { Phrases } from '../intents.ts';

export const pt: Phrases = {
  lead_in: `
    olá, tenho uma pergunta,
    por favor
    preciso de ajuda para
    gostaria de saber
    podem ajudar-me a
    você pode me ajudar a
    não sei como`,
  place_order: `
    [quero|gostaria de|posso|como posso|queria] [comprar|encomendar|pedir] [algo|um artigo|este produto|vários produtos|isto]
    [quero|preciso de|como] [fazer|faço|colocar] [um pedido|uma encomenda|um novo pedido]
    como [compro|se compra|faço uma compra] [na loja|no site|]
    [colocar|adicionar] isto [no carrinho|ao carrinho]
    levo [dois|um|este]
    quais são os passos para [comprar|fazer um pedido]
    quero comprar [um casaco|uma lâmpada|duas canecas]`,
  cancel_order: `
    [quero|preciso de|preciso|gostaria de|posso|como posso|como] cancelar [o meu|meu|o|um|este] [pedido|compra]
    [quero|posso|como posso] cancelar [a minha|minha|a|uma] [encomenda|compra]
    [cancelar|cancele|cancelem|anular] [o pedido|a encomenda|meu pedido|minha encomenda] [#order|]
    já não quero [a encomenda|o pedido|o que pedi]
    não quero mais [o pedido|meu pedido|a encomenda]
    [mudei de ideias|mudei de ideia|enganei-me], cancelem [o pedido|a encomenda]
    não [enviem|mandem] [o pedido|a encomenda]
    cancelamento [do pedido|da encomenda]`,
  change_order: `
    [quero|preciso de|preciso|posso|como posso] [alterar|mudar|modificar|editar|corrigir] [o meu pedido|meu pedido|a minha encomenda|a encomenda|o pedido]
    [adicionar|acrescentar|juntar] [um artigo|um produto|algo] [ao pedido|à encomenda|ao meu pedido]
    [retirar|remover|tirar] [um artigo|um produto|algo] [do pedido|da encomenda]
    [mudar|alterar|trocar] [o tamanho|a cor|a quantidade] [do pedido|da encomenda|no meu pedido]
    enganei-me [no tamanho|na cor] do pedido
    esqueci-me de [adicionar|pedir] algo
    fazer alterações ao pedido #order`,
  track_order: `
    onde está [o meu pedido|meu pedido|a minha encomenda|minha encomenda|o meu pacote]
    [quero|posso|como posso] [rastrear|acompanhar|seguir|localizar] [o meu pedido|meu pedido|a minha encomenda]
    qual é o [estado|status] [do meu pedido|da minha encomenda]
    quando [chega|vai chegar|chegará] [o meu pedido|meu pedido|a minha encomenda|minha encomenda]
    [o meu pedido|meu pedido|a minha encomenda] [não chegou|ainda não chegou|está atrasado]
    não recebi [o meu pedido|meu pedido|a minha encomenda]
    [já enviaram|já foi enviado] [o meu pedido|meu pedido|a encomenda]
    [estado|status] do pedido [#order|]
    [número|código] de [rastreio|rastreamento|seguimento]
    o que se passa com [o pedido|a encomenda] [#order|]`,
  delivery_options: `
    [que|quais são as|quais] [opções|formas|métodos|modos|tipos] de [envio|entrega] [existem|têm|oferecem|]
    [enviam|entregam|fazem entregas] [para|em] [portugal|o brasil|espanha|o meu país|os açores|angola]
    que [transportadora|empresa] usam
    têm [entrega expressa|envio rápido|entrega no dia seguinte]
    posso levantar [o pedido|a encomenda] [na loja|num ponto de recolha]
    quanto [custa|custam] [o envio|a entrega|os portes|o frete]
    o [envio|frete] é grátis
    [custos de envio|portes de envio|valor do frete]
    para que países enviam`,
  delivery_period: `
    quanto tempo [demora|leva] [a entrega|o envio|a chegar|uma encomenda|para chegar]
    em quantos dias [chega|entregam|recebo]
    [prazo|tempo|prazos] de [entrega|envio]
    quando chegaria se eu [pedir|encomendar] hoje
    quantos dias [demora|leva] [o envio|a entrega]
    qual é o prazo de entrega`,
  set_shipping_address: `
    [quero|como posso|onde posso|preciso de] [adicionar|inserir|colocar|guardar|registar|cadastrar] [uma|a minha|um|meu] [nova morada|morada|endereço|novo endereço|morada de entrega|endereço de entrega]
    tenho [uma morada nova|um endereço novo] para adicionar
    onde coloco [a minha morada|meu endereço] [de entrega|]
    adicionar [uma segunda morada|um segundo endereço]`,
  change_shipping_address: `
    [quero|preciso de|preciso|posso|como posso] [mudar|alterar|corrigir|atualizar] [a minha morada|a morada|meu endereço|o endereço] [de entrega|de envio|]
    mudei de casa, [alterem a morada|atualizem o endereço]
    [a morada|o endereço] [de entrega|] está [errada|errado|incorreto]
    [pus|dei|coloquei] [a morada errada|o endereço errado]
    enviar [o pedido|a encomenda] para [outra morada|outro endereço]
    alterar [a morada|o endereço] do pedido [#order|]`,
  return_item: `
    [quero|preciso de|posso|como posso] devolver [um artigo|o meu pedido|isto|o casaco|um produto|o que comprei|uma compra]
    como [faço uma devolução|funcionam as devoluções|devolvo algo]
    [política|prazo|condições] de [devolução|devoluções]
    etiqueta de devolução
    quantos dias tenho para devolver
    não me serve e quero [devolver|devolvê-lo]
    fazer uma devolução
    quem paga a devolução`,
  exchange_item: `
    [quero|posso|como posso|preciso de] trocar [um artigo|o casaco|o produto|isto|os sapatos] [por outro|por outro tamanho|por outra cor|que recebi por outro]
    [fica-me|é|ficou] [pequeno|grande], [quero outro tamanho|posso trocar]
    [recebi|enviaram] [o tamanho errado|a cor errada|o produto errado], quero trocar
    troca de tamanho
    preciso de um substituto [para o produto com defeito|]
    como funcionam as trocas`,
  get_refund: `
    [quero|preciso de|exijo|gostaria de|como posso pedir] [um reembolso|o meu dinheiro de volta|meu dinheiro de volta]
    devolvam [o meu dinheiro|meu dinheiro]
    [pedir|solicitar|receber|obter] [um reembolso|o reembolso|reembolso]
    quero ser [reembolsado|reembolsada]
    reembolso [do meu pedido|da compra|] [#order|]
    ajuda para obter um reembolso`,
  track_refund: `
    [onde está|como está|o que se passa com] [o meu reembolso|meu reembolso]
    quando [recebo|vou receber|chega] [o meu reembolso|meu reembolso|o dinheiro de volta]
    [ainda não recebi|não recebi] [o reembolso|meu reembolso|o dinheiro da devolução]
    [estado|status] do [meu reembolso|reembolso]
    já devolvi o artigo e [não tenho o dinheiro|continuo sem reembolso]
    o meu reembolso já foi [processado|enviado]`,
  check_refund_policy: `
    qual é a [vossa política|política|sua política] de [reembolso|reembolsos]
    [em que casos|quando|como] [devolvem o dinheiro|fazem reembolsos|posso ser reembolsado]
    [condições|política|regras] de [reembolso|reembolsos]
    têm garantia de devolução do dinheiro
    quanto tempo demora um reembolso
    [consultar|ver] a política de reembolso
    os portes também são reembolsados`,
  check_cancellation_fee: `
    [há|existe|qual é|cobram] [uma|a|alguma] [taxa|multa|penalização] [por cancelar|de cancelamento]
    [custa|tenho de pagar|tenho que pagar] [algo|alguma coisa] [para cancelar|se cancelar]
    quanto custa [cancelar|o cancelamento]
    [é grátis|posso] cancelar [grátis|sem custos|]
    [custos|taxa|multa] de [cancelamento|rescisão]`,
  payment_methods: `
    [que|quais são os|quais] [métodos|formas|meios|opções] de pagamento [aceitam|existem|têm|]
    [aceitam|posso pagar com|dá para pagar com] [paypal|visa|cartão|multibanco|mbway|pix|transferência|boleto|cartão de crédito]
    como posso pagar
    posso pagar [em prestações|parcelado|na entrega|mais tarde]
    [métodos|formas] de pagamento [disponíveis|]
    ver as opções de pagamento`,
  payment_issue: `
    [o meu pagamento|o pagamento|o meu cartão|meu cartão] [falhou|não funciona|foi recusado|não foi aceite|não passa]
    não consigo pagar
    fui [cobrado|cobrada] [duas vezes|a mais|em dobro]
    [tenho|há] um [problema|erro] [com o pagamento|ao pagar|com o cartão]
    [comunicar|informar|relatar] um problema de pagamento
    erro [de pagamento|no pagamento]`,
  get_invoice: `
    [preciso da|quero a|podem enviar a|onde consigo a|como consigo a] [fatura|minha fatura|nota fiscal] [do meu pedido|]
    [descarregar|baixar|receber|obter|imprimir] [a fatura|a minha fatura|a nota fiscal] [#order|]
    [enviem-me|mande-me] a fatura
    não recebi a fatura
    fatura [para a minha empresa|com iva|do pedido] por favor`,
  check_invoice: `
    [quero|posso|onde posso|como posso] [ver|consultar|verificar|conferir] [as minhas|minhas|a minha|as] [faturas|fatura]
    [ver|verificar|consultar] [as faturas anteriores|a fatura do mês passado|a fatura #order]
    onde encontro as minhas faturas
    mostre-me a última fatura`,
  create_account: `
    [quero|como posso|preciso de|como] [criar|abrir|crio|fazer] uma [conta|nova conta|conta de cliente]
    [quero|como posso] [registar-me|me cadastrar|me registrar]
    preciso de uma conta para comprar
    ainda não tenho conta
    abrir uma conta [premium|gratuita|]`,
  edit_account: `
    [quero|preciso de|como posso|posso] [mudar|alterar|atualizar|editar|corrigir] [os meus dados|meus dados|o meu nome|o meu email|o meu telefone|o meu perfil|a minha conta|meus dados pessoais]
    [alterar|atualizar] [os dados|as informações] da [minha conta|conta]
    mudei de [telefone|email|apelido]
    há um erro [no meu perfil|nos meus dados]`,
  switch_account: `
    [quero|como posso|posso] [mudar de conta|mudar para outra conta|passar para uma conta premium|mudar para conta empresarial|trocar de conta|mudar o tipo de conta]
    [usar|entrar com] outra conta
    alternar entre contas`,
  delete_account: `
    [quero|preciso de|como posso|posso] [apagar|eliminar|encerrar|fechar|excluir|cancelar] [a minha conta|minha conta|a conta]
    [apaguem|eliminem|excluam] [a minha conta|minha conta]
    já não quero [a conta|a minha conta]
    [eliminação|encerramento|exclusão] [da|de] conta`,
  recover_password: `
    [esqueci-me da|esqueci a|perdi a|não me lembro da] [minha senha|senha|palavra-passe|minha palavra-passe]
    esqueci minha senha
    [quero|como posso|preciso de] [recuperar|repor|redefinir|mudar] a [senha|palavra-passe|minha senha]
    não consigo [entrar na conta|iniciar sessão|fazer login]
    a minha [senha|palavra-passe] não funciona
    recuperar [senha|palavra-passe]`,
  registration_problems: `
    [não consigo|não posso] [registar-me|me cadastrar|criar uma conta|terminar o registo]
    [há|tenho] um [problema|erro] [no registo|ao registar-me|no cadastro]
    o formulário de [registo|cadastro] não funciona
    diz que o meu email já está registado
    não recebo o email de confirmação
    [problemas|erro] [de registo|no cadastro]`,
  newsletter_subscription: `
    [quero|como posso|posso] [subscrever|assinar|cancelar|deixar de receber] a [newsletter|vossa newsletter]
    não quero receber mais [emails|publicidade|newsletters]
    [subscrição|assinatura|cancelamento] da newsletter
    têm newsletter
    retirem o meu email da lista`,
  product_question: `
    [é|são] [a|o|os] [caneca|casaco|lâmpada|garrafa|mochila|sapatos] [impermeável|à prova de água|lavável|de couro|pesado]
    de que [material|cor|é feito|é feita] é [o casaco|a lâmpada|o produto]
    [quanto pesa|quanto mede|qual é o tamanho|qual é a capacidade|quais são as medidas] [da|do] [mochila|garrafa|lâmpada|caneca]
    [tem|traz|inclui] [bolsos|capuz|pilhas|tampa|garantia|carregador]
    pode ir [à máquina de lavar|à máquina da loiça|ao micro-ondas]
    quanto custa [a|o|uma] [caneca|casaco|lâmpada|mochila]
    [que cores|que tamanhos|quais tamanhos] [há|existem] [do casaco|deste modelo]
    mais informações sobre [o produto|a lâmpada]
    serve para [campismo|indução|crianças]`,
  stock_question: `
    [está|estão|há] [o casaco|a caneca|este produto|o modelo|] [disponível|em stock|em estoque|esgotado]
    têm [o casaco|a caneca|mochilas|isto] [em vermelho|em azul|no tamanho m|em preto|]
    quando [volta a haver|volta|estará disponível] [o casaco|este produto|] [em stock|]
    [há|tem] [tamanho m|tamanho l|unidades] [do casaco|]
    vendem [mochilas|lâmpadas|mantas|canecas]
    ainda há em stock`,
  recommendation: `
    o que [me recomendam|recomendam|me aconselham|você recomenda] [para|como] [presente|a minha mãe|campismo|o inverno|a chuva]
    qual [é melhor|me recomenda|devo escolher]
    procuro [um presente|um casaco|algo|uma lâmpada|uma mochila] [para a minha mãe|para acampar|até #num euros|]
    podem recomendar-me [um casaco|algo|um presente]
    ajudem-me a escolher [um casaco|um presente|]
    alguma ideia de presente`,
  discount_question: `
    [têm|há|tem] [algum desconto|descontos|promoções|um código de desconto|saldos|cupões|cupom]
    o meu [código|cupão|código de desconto|cupom] não funciona
    desconto para [estudantes|novos clientes]
    quando são os saldos
    como uso o meu [cupão|código de desconto]
    podem fazer um desconto`,
  store_hours: `
    [a que horas|quando] [abrem|fecham|abre a loja|fecha a loja]
    [qual é|quais são] o [horário|vosso horário] [da loja|de funcionamento|]
    [abrem|estão abertos] [ao domingo|ao sábado|hoje|nos feriados]
    horário [da loja|de funcionamento|de abertura]
    têm loja física
    onde fica a loja`,
  complaint: `
    [quero|como posso] [fazer|apresentar|registar] uma [queixa|reclamação]
    [quero|tenho de] [queixar-me|reclamar] [do serviço|da entrega|]
    estou [muito|] [descontente|insatisfeito|desapontado|chateada] [com o serviço|com o meu pedido|]
    [isto é|é] [inaceitável|uma vergonha|um absurdo]
    péssimo serviço
    o produto [chegou partido|tem defeito|é de má qualidade|chegou quebrado]`,
  review: `
    [quero|onde posso|como posso] [deixar|escrever|dar|publicar] [uma opinião|uma avaliação|a minha opinião|um comentário] [sobre o produto|]
    avaliar [a minha compra|um produto|a loja]
    tenho uma sugestão para [vocês|a loja]
    dar a minha opinião sobre [o serviço|os produtos]`,
  contact_customer_service: `
    como [posso contactar|contacto|entro em contato com|falo com] [o apoio ao cliente|o atendimento ao cliente|vocês|o suporte]
    [telefone|email|número|horário] do [apoio ao cliente|atendimento]
    qual é o [vosso telefone|número de telefone|vosso email]
    [quero|preciso de] contactar [o apoio ao cliente|o suporte]
    para que número ligo`,
  contact_human_agent: `
    [quero|posso|preciso de|gostaria de] falar com [uma pessoa|um humano|um agente|alguém|um operador|uma pessoa real|um atendente|um colega]
    [passe-me|ligue-me|transfira-me|me transfere] [para|a] [uma pessoa|um agente|um atendente|alguém]
    [pessoa real|atendente humano|um agente por favor]
    não quero falar com um [robô|bot]
    quero ser atendido por uma pessoa`,
  greeting: `
    [olá|oi|bom dia|boa tarde|boa noite|olá a todos]
    [olá|oi] [tudo bem|como está]
    [está aí alguém|alguém aí]`,
  thanks: `
    [obrigado|obrigada|muito obrigado|muito obrigada|obrigado pela ajuda|perfeito obrigado|ok obrigado|valeu]
    [agradeço|ajudou muito|muito gentil]`,
  goodbye: `
    [adeus|tchau|até logo|até breve|até amanhã|é tudo|é só isso|mais nada]
    [tenha|tenham] um bom dia
    não, é tudo`,
  out_of_scope: `
    [como está|como vai estar] o tempo [hoje|amanhã|em lisboa]
    [conta-me|conte-me|me conta] uma [piada|história]
    [escreve|escreva] [um poema|uma canção|uma carta]
    [reserva|reserve|procura] [um voo|um hotel|um restaurante|uma mesa]
    quem [é|foi] o [presidente|rei|autor] de [portugal|frança]
    qual é a capital de [frança|itália]
    quem ganhou [o jogo|as eleições]
    [toca|põe] [música|um alarme]
    [traduz|traduza] [isto|olá] para [inglês|francês]
    quanto é #num [mais|vezes] #num
    qual é o sentido da vida
    como se [cozinha|faz] [massa|um bolo]
    que horas são em [tóquio|londres]`,
  bot_question: `
    [és|você é|tu és] [um robô|um bot|humano|uma pessoa|uma máquina|uma pessoa real|uma ia]
    estou a falar com [uma pessoa|um robô|uma máquina]
    [quem és|quem é você|com quem falo|como te chamas]`,
  capabilities: `
    o que [podes|pode|consegues] fazer [por mim|]
    em que me pode ajudar
    [ajuda|preciso de ajuda|pode ajudar-me|tenho uma pergunta|tenho uma dúvida|me ajuda]
    o que posso perguntar`,
};
