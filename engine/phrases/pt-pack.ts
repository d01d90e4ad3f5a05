import { plainly } from './pt-plainly.ts';
import type { Pack } from './pack.ts';

export const ptPack: Pack = {
  asking: `
    {v}
    {v} [por favor|já|online|]
    [quero|queria|gostaria de|preciso de|preciso|tenho de|tenho que|desejo|pretendo|estou a tentar|estou tentando|vou|quero muito] {v}
    [como posso|como faço para|como é que posso|como|o que tenho de fazer para|o que preciso fazer para|quais os passos para|de que forma posso] {v}
    [posso|poderia|é possível|dá para|tem como|há forma de|consigo|seria possível] {v}
    [pode ajudar-me a|podem me ajudar a|ajuda-me a|me ajuda a|preciso de ajuda para|ajuda para|você pode me ajudar a|necessito de assistência para|quero ajuda para|me ajude a] {v}
    [não sei como|diga-me como|me diz como|explique como|quero saber como|gostaria de saber como|onde posso|onde tenho de ir para|não faço ideia de como|informação para] {v}
    [uma pergunta, como|tenho uma dúvida sobre como|instruções para|passos para] {v}`,
  trouble: `
    [não consigo|não posso|não estou conseguindo|o site não me deixa|não estou a conseguir|é impossível] {v}
    [tenho um problema ao|problema para|tenho dificuldade em|dá erro ao|estou com problemas para] {v}`,
  asked: `
    {n}
    {n} [por favor|ajuda|]
    [uma pergunta sobre|tenho uma pergunta sobre|informações sobre|preciso de informações sobre|ajuda com|preciso de ajuda com|dúvida sobre|tenho uma dúvida sobre|fale-me sobre|quero saber sobre|é sobre|assistência com] {n}
    [problema com|problemas com|tenho um problema com] {n}
    [quero|preciso de|onde está|qual é|ver|me dá] {n}`,
  openers: `
    olá,
    oi,
    bom dia,
    boa tarde,
    boa noite,
    desculpe,
    com licença,
    uma pergunta,
    porra
    por favor,
    gente,`,
  closers: `
    por favor
    obrigado
    obrigada
    pfv
    ?
    já
    podem ajudar?
    me ajuda
    porra
    hoje`,
  stories: `
    [olha|bom|então|seguinte] [é a primeira vez que compro|sou cliente há anos|não sei se é aqui|desculpem o texto longo|estou no trabalho] [e|mas]
    [a minha|minha] [mãe|filha|vizinha|irmã] [falou-me de vocês|faz anos|esteve doente|veio cá] e [pronto|bem|enfim|aí]
    [ontem|hoje cedo|outro dia] [eu estava em casa|cheguei tarde|vi meus emails|falava com um amigo] e [pensei|reparei|lembrei-me]`,
  lists: {
    ped: 'o meu pedido|a minha encomenda|meu pedido|a encomenda|uma encomenda|a minha compra|a encomenda #order|minha compra|o pedido que fiz ontem|este pedido|a última encomenda',
    pac: 'a minha encomenda|meu pedido|o meu pacote|minha entrega|o pacote|a encomenda #order|minha compra|o meu produto|as minhas coisas',
    coisa:
      'o casaco|a lâmpada|uma caneca|a mochila|os sapatos|o portátil|o artigo|o produto|a camiseta|o celular|os fones|o vestido|a cadeira|o relógio|o livro|o zzthing|a zzthing|o zzthing zzthing|a caneca zzthing|a manta|a lanterna',
    conta: 'conta|conta de usuário|conta premium|conta gratuita|conta pro|perfil|conta gold|conta padrão|conta de cliente|conta platinum',
    tipo: 'premium|gratuita|pro|gold|padrão|empresarial|platinum|freemium|básica',
    mor: 'morada|endereço|endereço de entrega|morada de entrega|morada de envio|endereço de envio',
    sen: 'senha|palavra-passe|password|pin|código pin|senha da conta|código de acesso',
    ree: 'reembolso|estorno|dinheiro de volta|devolução do dinheiro',
    pay: 'paypal|cartão|visa|boleto|pix|mb way|transferência|dinheiro|apple pay|cartão de crédito|parcelas',
    per: 'uma pessoa|um atendente|um humano|alguém|um operador|uma pessoa de verdade|um representante|um supervisor|um funcionário|um agente|um ser humano',
    serv: 'o atendimento ao cliente|o apoio ao cliente|o suporte|o serviço de apoio ao cliente|o sac|o serviço ao cliente',
    pais: 'o Brasil|Portugal|Espanha|os Açores|a Madeira|o estrangeiro|Lisboa|São Paulo|o Porto|a minha cidade',
  },
  ways: [
    plainly,
    {
      place_order: {
        do: `
        [fazer|efetuar|colocar|finalizar|realizar] [um|uma] [pedido|encomenda|compra|novo pedido|nova encomenda]
        [comprar|encomendar|adquirir|pedir] [{coisa}|alguma coisa|uns artigos|vários produtos|duas canecas]
        [finalizar a compra|pôr isto no carrinho|fechar o carrinho]`,
        about: `
        [fazer um pedido|uma nova encomenda|o processo de compra|uma compra]`,
        say: `
        quero [dois|três|um] [destes|desses|canecas|mais]
        [levo|fico com] [dois|este|{coisa}]
        como [se compra|funciona a compra|se faz uma encomenda] [aqui|no site|]
        [comprar|encomendar] {coisa}
        [queria|quero|gostaria de|vou querer|vou levar|levo|preciso de|manda-me|mande-me|me manda|me vê|envie-me|ponha-me] [duas|três|#num|um par de|uma|um|mais uma|uma dúzia de|mais um pacote de] [canecas|velas|lâmpada|zzthing|sapatos|camisas|pacotes de café|caixas de zzthing|garrafas de azeite|mantas] [azuis|em preto|tamanho m|por favor|]
        [encomenda-me|compra-me|encomende|peça] [mais|outro pacote de|mais uma caixa de|mais dois] [café|chá|zzthing|filtros|ração|detergente|papel]
        [posso|podia|dá para] [pedir|levar|ter|encomendar] [duas|três|#num|uma] [canecas|velas|zzthing|lâmpada|camisas] [por favor|em vermelho|]
        [duas|três|uma|#num] [canecas|velas|lâmpada|zzthing|caixas de zzthing] [por favor|em vermelho por favor]`,
      },
      cancel_order: {
        do: `
        [cancelar|anular|desfazer|suspender|revogar] {ped}
        [cancelar|anular] [o que comprei|a compra|tudo o que pedi|{coisa} que pedi]`,
        about: `
        [o cancelamento de|a anulação de] {ped}
        [cancelamento|anulação] [de pedido|de encomenda|da compra]`,
        say: `
        já não [quero|preciso de] {ped} [cancela|]
        não quero mais {ped}
        [cancela|cancele|cancelem|anulem] {ped}
        [não enviem|não mandem] {ped}
        mudei de ideia [e quero cancelar|cancela o pedido]
        [pedi|comprei] por engano [quero cancelar|cancela]
        pedido cancelar
        não tenho dinheiro para [esta compra|o pedido], cancelem`,
      },
      change_order: {
        do: `
        [alterar|mudar|modificar|editar|corrigir|atualizar] [{ped}|um artigo da encomenda|itens do pedido|o tamanho no meu pedido|a quantidade da encomenda]
        [adicionar|acrescentar|incluir] [um artigo|algo|outro produto|{coisa}] [ao meu pedido|à minha encomenda|no pedido]
        [tirar|remover|retirar|eliminar] [um artigo|algo|um produto|{coisa}|itens] [do meu pedido|da encomenda]
        fazer [alterações|uma alteração|mudanças] [no meu pedido|na encomenda]`,
        about: `
        [uma alteração|alterações|mudanças] [no pedido|na minha encomenda]`,
        say: `
        [pedi|escolhi] [o tamanho|a cor|a quantidade] errado [no pedido|], [dá para mudar|posso alterar]
        esqueci-me de [adicionar algo|pedir {coisa}|acrescentar um artigo]
        [tira|adiciona|troca] [{coisa}|um item] [do|ao|no] meu pedido
        quero [dois|três] em vez de [um|dois] no meu pedido`,
      },
      track_order: {
        do: `
        [rastrear|acompanhar|seguir|localizar] {pac}
        [ver|saber|consultar|verificar] [o estado da|o status do|como está|onde está|se já saiu] {pac}`,
        about: `
        [o estado|o status|o rastreio|o rastreamento] [do meu pedido|da minha encomenda|da entrega]
        [o código de rastreio|o número de seguimento]`,
        say: `
        [onde está|cadê|por onde anda|o que aconteceu com|onde raio está|como está] {pac}
        quando [chega|vai chegar|recebo|vou receber|me entregam] {pac}
        {pac} [não chegou|ainda não chegou|está atrasado|sumiu|não chega|foi extraviado]
        [não recebi|ainda não recebi|continuo à espera de|estou esperando] {pac}
        [já enviaram|já saiu|foi enviado|já despacharam] {pac}
        pedi [há uma semana|na segunda|faz dez dias] e [nada chegou|ainda nada]
        diz entregue mas [não tenho nada|não recebi]
        pedido onde`,
      },
      delivery_options: {
        do: `
        [ver|saber|conhecer|consultar] [as opções de envio|os métodos de entrega|as formas de entrega|os custos de envio|o valor do frete|se enviam para {pais}]
        [levantar|retirar|recolher] [na loja|num ponto de recolha|o pedido eu mesmo]`,
        about: `
        [as opções|os métodos|as modalidades|as formas] de [envio|entrega]
        [os portes|os custos de envio|o frete]
        envios para {pais}`,
        say: `
        [quais são as|que|quais] [opções|métodos|formas|tipos] de [envio|entrega] [têm|existem|oferecem|]
        [enviam|entregam|vocês entregam|fazem entregas|mandam] para {pais}
        quanto [custa|é|fica] [o envio|o frete|a entrega]
        [com que|qual] [transportadora|empresa] [enviam|usam|trabalham]
        [têm|há|tem] [entrega expressa|frete grátis|levantamento na loja|envio em 24 horas]`,
      },
      delivery_period: {
        do: `
        [saber|ver|consultar] [quanto tempo demora a entrega|o prazo de entrega|os prazos de envio]`,
        about: `
        [o prazo|os prazos|o tempo] de [entrega|envio]`,
        say: `
        quanto tempo [demora|leva|demoram] [a entrega|o envio|uma encomenda|para chegar|a entregar em {pais}]
        em quantos dias [chega|entregam|recebo um pedido]
        qual é o [prazo de entrega|tempo de envio|prazo]
        se [comprar|pedir] hoje quando [chega|recebo]
        [prazo de entrega|tempo de entrega|quantos dias de frete]`,
      },
      set_shipping_address: {
        do: `
        [adicionar|inserir|registar|cadastrar|colocar|configurar|guardar|introduzir|pôr] [uma nova|a minha|outra|um novo|uma segunda|meu] {mor} [na minha conta|]`,
        about: `
        [adicionar|cadastrar|inserir] [uma nova|um novo|o meu] {mor}
        [uma nova|outra|um novo] {mor}`,
        say: `
        onde [ponho|coloco|insiro|adiciono] [a minha|meu] {mor}
        tenho [uma nova|um novo] {mor} para [adicionar|registar]
        não consigo [adicionar|inserir|guardar] [a minha|meu] {mor}`,
      },
      change_shipping_address: {
        do: `
        [mudar|alterar|corrigir|atualizar|modificar|trocar] [a minha|o meu|a|o] {mor} [da encomenda|do pedido|]
        [enviar|entregar|mandar] {ped} [para outra morada|para outro endereço]`,
        about: `
        [uma mudança de|a alteração da|um erro na] {mor}
        [alteração|mudança] de {mor}`,
        say: `
        [mudei de casa|mudei-me|me mudei], [alterem a morada|mudem o endereço|mandem para a nova morada]
        [pus|coloquei|dei] [a morada errada|o endereço errado|o número da casa errado]
        [a minha|o|meu] {mor} está [errada|errado|incorreto]
        o pedido vai para o endereço antigo`,
      },
      return_item: {
        do: `
        [devolver|enviar de volta|mandar de volta|retornar] [{coisa}|um artigo|o que comprei|a encomenda|isto]
        [fazer|iniciar|solicitar|pedir] uma devolução`,
        about: `
        [uma devolução|as devoluções|a devolução de {coisa}|a etiqueta de devolução|a política de devoluções]`,
        say: `
        como [devolvo|faço para devolver|funciona a devolução de] {coisa}
        [não serve|não gostei|é pequeno], quero devolver
        [quantos dias|quanto tempo|até quando] tenho para devolver
        [quem paga|para onde mando] a devolução
        preciso de uma etiqueta de devolução`,
      },
      exchange_item: {
        do: `
        trocar [{coisa}|o artigo que recebi|o que chegou] por [outro tamanho|outro|outra cor|um maior|um novo]
        [fazer uma troca|trocar o tamanho de {coisa} que recebi]`,
        about: `
        [uma troca|a troca de {coisa}|uma troca de tamanho|a substituição de um artigo]`,
        say: `
        ficou [pequeno|grande|apertado], [quero outro tamanho|posso trocar|preciso de um maior]
        recebi [o tamanho errado|a cor errada], [quero trocar|podem trocar]
        [veio partido|veio com defeito], quero [um novo|que troquem]
        como funcionam as trocas`,
      },
      get_refund: {
        do: `
        [pedir|obter|receber|solicitar|ter|reclamar] [um|o meu|o] {ree} [da encomenda|]
        [receber|ter] o meu dinheiro de volta
        ser reembolsado`,
        about: `
        [um|o meu] [reembolso|estorno]
        [o pedido de|pedir um] reembolso`,
        say: `
        [devolvam-me|quero|me devolvam|deem-me|devolve] [o meu dinheiro|o dinheiro|meu dinheiro de volta]
        quero [um reembolso|o reembolso|ser reembolsado|estorno]
        [veio partido|nunca chegou|não funciona], quero [o dinheiro de volta|reembolso]
        [reembolsem|reembolsa] [a compra|o pedido|me]`,
      },
      track_refund: {
        do: `
        [ver|saber|consultar|acompanhar|verificar|rastrear] [o estado do meu|como está o meu|o status do|o meu] [reembolso|estorno]`,
        about: `
        [o estado|o status|o andamento] do [meu|] [reembolso|estorno]
        o meu reembolso [pendente|que não chega]`,
        say: `
        [onde está|cadê|quando chega|quando recebo|o que aconteceu com] [o meu reembolso|o meu dinheiro|o estorno|meu reembolso]
        [ainda não recebi|não recebi|estou à espera de] [o reembolso|o meu reembolso|o dinheiro da devolução|o estorno]
        quando é que me [devolvem|reembolsam] [o dinheiro|]
        devolvi o artigo [há duas semanas|] e [não recebi o reembolso|nada de reembolso]`,
      },
      check_refund_policy: {
        do: `
        [ver|consultar|conhecer|ler|saber] [a política de reembolso|a política de reembolsos|as condições de reembolso|em que casos posso pedir reembolso]`,
        about: `
        [a|a vossa|sua] política de [reembolso|reembolsos]
        as [condições|regras] de reembolso`,
        say: `
        [qual é|como é|como funciona] a [vossa|sua|] política de reembolso
        em que [casos|situações] [posso pedir reembolso|devolvem o dinheiro|dão reembolso]
        [fazem|vocês fazem|dão] reembolsos
        há garantia de devolução do dinheiro
        [política de reembolso|garantia de reembolso]`,
      },
      check_cancellation_fee: {
        do: `
        [saber|ver|consultar|verificar] [a taxa de cancelamento|a multa por cancelar|quanto custa cancelar|os custos de cancelamento]`,
        about: `
        [a taxa|a multa|os custos|a penalização] [de cancelamento|por cancelar|por rescisão antecipada]`,
        say: `
        [quanto custa|tenho de pagar para|cobram para|é grátis] [cancelar|o cancelamento|cancelar o pedido]
        [há|existe|tem] [taxa|multa|algum custo|penalização] [de cancelamento|por cancelar|se cancelar]
        [qual é|de quanto é] a [taxa|multa] de cancelamento
        posso cancelar [de graça|sem custos|sem pagar]`,
      },
      payment_methods: {
        do: `
        [ver|saber|consultar] [os métodos de pagamento|as formas de pagamento|que cartões aceitam|os meios de pagamento]
        pagar [com|por] {pay}`,
        about: `
        [os métodos|as formas|os meios|as opções] de pagamento
        o pagamento [com|por] {pay}`,
        say: `
        [quais|que|quais são os] [métodos de pagamento|formas de pagamento|meios de pagamento|cartões] [aceitam|têm|vocês aceitam|]
        [aceitam|vocês aceitam|posso pagar com|dá para pagar com] {pay}
        como [posso pagar|se paga|faço o pagamento]
        posso pagar [parcelado|às prestações|na entrega|depois]`,
      },
      payment_issue: {
        do: `
        [comunicar|reportar|informar|resolver|relatar] [um problema|problemas|um erro|uma falha] [de pagamento|com o pagamento|no pagamento]`,
        about: `
        [um problema|problemas|um erro|erros|uma falha] [de pagamento|com o pagamento|no pagamento]
        [um pagamento|a cobrança] [recusado|em duplicado|duplicada]`,
        say: `
        [o meu pagamento|o pagamento|o meu cartão|o paypal] [não funciona|foi recusado|falhou|não passa|dá erro|não é aceito]
        não consigo pagar [o pedido|com o meu cartão|]
        [cobraram-me|me cobraram|fui cobrado|debitaram] [duas vezes|a mais|em dobro|o valor errado|sem pedido]
        [tenho|há|deu] [um problema|um erro] [no pagamento|ao pagar|com o pagamento]
        [cobrança dupla|cobrança desconhecida] no meu cartão`,
      },
      get_invoice: {
        do: `
        [receber|descarregar|obter|baixar|pedir|solicitar|ter|imprimir] [a minha|a|uma|minhas] [fatura|faturas|cópia da fatura|nota fiscal|recibo] [da compra|do pedido|]`,
        about: `
        [receber|descarregar|baixar] a minha fatura
        [uma cópia da fatura|a nota fiscal]`,
        say: `
        [enviem-me|me envia|preciso de|quero|mandem] [a|uma|minha] [fatura|nota fiscal] [do pedido|]
        não recebi a [fatura|nota fiscal]
        [podem passar|podem emitir] uma fatura [em nome da empresa|com nif|com cnpj]`,
      },
      check_invoice: {
        do: `
        [ver|consultar|verificar|conferir|procurar|dar uma olhada em] [a minha|as minhas|as|as últimas|minha] [fatura|faturas] [do mês passado|antigas|]`,
        about: `
        [ver|consultar|conferir] as minhas faturas
        [as minhas faturas|faturas anteriores|o detalhe da fatura]`,
        say: `
        onde [vejo|estão|posso ver|encontro] as minhas faturas
        [mostra-me|mostre] [as minhas faturas|a última fatura]
        a minha fatura está correta
        o que está na minha fatura`,
      },
      create_account: {
        do: `
        [criar|abrir|fazer] [uma|uma nova] {conta}
        [registar-me|me cadastrar|tornar-me cliente|fazer cadastro|me registrar]`,
        about: `
        [a criação|a abertura] de uma {conta}
        [abrir|criar] uma {conta}`,
        say: `
        [cria-me|abram] uma conta
        como [me registo|me cadastro|crio uma conta]
        não tenho conta [e quero uma|como abro uma]
        preciso de conta para comprar`,
      },
      edit_account: {
        do: `
        [alterar|mudar|editar|atualizar|corrigir] [os meus dados|o meu nome|o meu e-mail|o meu telefone|o meu perfil|meus dados pessoais|os dados da minha {conta}|a minha {conta}|meu email]`,
        about: `
        [a alteração|a mudança] [dos meus dados|dos dados pessoais|do perfil]
        editar a minha {conta}`,
        say: `
        [o meu nome|o meu telefone|o meu e-mail] [está errado|mudou|está incorreto]
        tenho [um novo e-mail|um novo número|outro telefone]
        onde [altero|mudo|edito] os meus dados
        há um erro no meu perfil`,
      },
      switch_account: {
        do: `
        [mudar para|passar para|usar|utilizar|trocar para] [outra conta|uma conta {tipo}|a conta {tipo}|a minha outra conta]
        [mudar de|trocar de|alternar entre] [conta|contas|usuário|tipo de conta|perfil]
        [entrar|iniciar sessão] com outra conta
        fazer upgrade [da conta|para a conta {tipo}]`,
        about: `
        [a mudança de conta|trocar de conta|a mudança para a conta {tipo}]`,
        say: `
        quero [a|uma] conta {tipo} em vez da conta {tipo}
        como [mudo|passo|troco] [de conta|para a conta {tipo}]
        não quero mais a conta {tipo}, quero a {tipo}`,
      },
      delete_account: {
        do: `
        [eliminar|apagar|fechar|encerrar|excluir|cancelar|deletar|remover|desativar] [a minha|minha|a] {conta} [para sempre|]`,
        about: `
        [a eliminação|o encerramento|a exclusão|o fecho] da minha {conta}`,
        say: `
        [apaguem|encerrem|excluam|apaga|fecha] [a minha|minha] {conta}
        já não quero [a minha|ter] {conta}
        quero que [apaguem|encerrem] a minha {conta}`,
      },
      recover_password: {
        do: `
        [recuperar|redefinir|repor|mudar|resetar|restaurar] [a minha|minha|o meu] {sen}
        [receber|obter] uma nova {sen}`,
        about: `
        [a recuperação|a redefinição] da {sen}
        [a minha|uma] {sen} [esquecida|perdida]`,
        say: `
        [esqueci|esqueci-me da|perdi|não me lembro da|não lembro] [a minha|minha] {sen}
        a minha {sen} não [funciona|entra|é aceita]
        não consigo [entrar|fazer login|aceder à minha conta], [esqueci a senha|]
        [esqueci senha|senha esquecida|nova senha]`,
      },
      registration_problems: {
        do: `
        [comunicar|reportar|relatar|resolver] [um problema|problemas|um erro] [no registo|no cadastro|de registo|com o cadastro|com a inscrição]`,
        about: `
        [um problema|problemas|um erro|erros] [no registo|no cadastro|com o registo|com o cadastro|na inscrição]`,
        say: `
        não consigo [registar-me|me cadastrar|criar uma conta|concluir o cadastro|fazer o registo]
        [dá erro|aparece um erro|trava] [ao registar-me|no cadastro|ao criar a conta]
        [o formulário de registo|o cadastro] não funciona
        não recebo o e-mail de [confirmação|ativação]
        diz que o meu e-mail já está registado`,
      },
      newsletter_subscription: {
        do: `
        [subscrever|cancelar|assinar|deixar de receber|receber|cancelar a subscrição da|cancelar a inscrição na|sair da] [a newsletter|newsletter|vossa newsletter|o boletim|os e-mails publicitários]`,
        about: `
        [a newsletter|a subscrição da newsletter|o boletim|a assinatura da newsletter]`,
        say: `
        [não quero mais|parem com|chega de] [newsletters|e-mails publicitários|publicidade|emails promocionais]
        [têm|vocês têm] newsletter
        [tirem-me|me tirem] da lista de e-mails`,
      },
      product_question: {
        say: `
        {coisa} [é impermeável|é de couro|pode ir à máquina|é compatível com iphone|é resistente|é de algodão]
        de que [material|cor|tamanho] é {coisa}
        [quanto mede|quanto pesa|quanto custa|quais as medidas de|qual o preço de|quanto dura a bateria de] {coisa}
        {coisa} [tem|traz|inclui] [bolsos|pilhas|carregador|garantia|bluetooth]
        [como se usa|como se lava|como se monta|para que serve] {coisa}
        pode ir [à máquina de lavar|ao micro-ondas|ao forno]
        que tamanho [devo escolher|preciso]
        qual a diferença entre os dois modelos`,
      },
      stock_question: {
        say: `
        [têm|tem|há|ainda têm] {coisa} [em stock|em estoque|disponível|no tamanho m|em vermelho|em azul|]
        {coisa} [está disponível|está esgotado|ainda está disponível|está em estoque]
        quando [volta a haver|volta ao stock|estará disponível] {coisa}
        quantos [restam|ainda têm]
        [vendem|vocês vendem] [mochilas|lâmpadas|mantas|{coisa}]`,
      },
      recommendation: {
        say: `
        [o que|qual] [me recomendam|recomenda|me aconselha|é melhor|devo comprar] [para oferecer|para a montanha|para a minha mãe|de presente|]
        [procuro|estou à procura de|busco] [um presente|algo|uma boa mochila|{coisa}] para [o meu pai|um aniversário|a chuva|viajar]
        [ajuda-me a escolher|recomenda-me|não sei qual escolher|me indica] [um presente|{coisa}|entre os dois|]
        [ideias|sugestões] [de presente|para o natal]
        qual é [o vosso produto mais vendido|a melhor lâmpada]`,
      },
      discount_question: {
        say: `
        [têm|há|tem|fazem] [algum desconto|descontos|promoções|cupom|código promocional|saldos|cupons] [para estudantes|agora|]
        o meu [código|cupom|código de desconto] não [funciona|é aceito]
        [onde coloco|como uso] [o código|o cupom|o desconto]
        quando [começam|são] [os saldos|as promoções]
        [fazem|me fazem] [desconto|um preço melhor]
        {coisa} está em promoção`,
      },
      store_hours: {
        say: `
        [a que horas|quando|que horas] [abrem|fecham|abre a loja|fecha a loja]
        [qual é|qual] o [horário|horário da loja|vosso horário|horário de funcionamento]
        [estão abertos|a loja está aberta|abrem] [hoje|ao domingo|amanhã|nos feriados]
        [horário de funcionamento|horários da loja]
        [têm|onde fica a] loja física`,
      },
      complaint: {
        do: `
        [fazer|apresentar|registar|enviar|abrir] [uma reclamação|uma queixa]
        [reclamar|queixar-me] [do serviço|da entrega|de um produto|da vossa empresa|]`,
        about: `
        [uma reclamação|uma queixa] [contra a vossa empresa|]`,
        say: `
        estou [muito|] [insatisfeito|descontente|chateado|desiludido|furioso|decepcionada] com [o serviço|vocês|o meu pedido|o produto]
        [isto é|o vosso serviço é|que] [uma vergonha|inaceitável|uma merda|péssimo|um absurdo|horrível|um lixo]
        [chegou|veio] [partido|danificado|com defeito|incompleto|o artigo errado|quebrado]
        ninguém [me responde|me ajuda]
        {coisa} [veio com defeito|quebrou|não funciona]
        vocês são [uns ladrões|burlões|golpistas|incompetentes]`,
      },
      review: {
        do: `
        [deixar|escrever|enviar|publicar|dar|fazer] [uma avaliação|a minha opinião|um comentário|uma opinião|feedback]
        [avaliar|opinar sobre|classificar] [a loja|um produto|a minha compra|os vossos serviços]`,
        about: `
        [deixar|escrever] [uma opinião|uma avaliação|um comentário]`,
        say: `
        adoro {coisa} [e quero dizê-lo|]
        onde [deixo|posso deixar|escrevo] [a minha opinião|uma avaliação|um comentário]
        tenho uma sugestão [para o site|]
        estou muito contente com [a minha compra|o serviço]`,
      },
      contact_customer_service: {
        do: `
        [contactar|ligar para|falar com|entrar em contato com|escrever para] {serv}
        [saber|ter|encontrar] [o telefone|o número|o e-mail|o horário] do apoio ao cliente`,
        about: `
        [o telefone|o horário|o contacto|o e-mail] do [apoio ao cliente|atendimento ao cliente]
        [contactar|ligar para] {serv}`,
        say: `
        [qual é|me dá|diga-me] o [vosso|] [telefone|número|e-mail|contacto] [do suporte|]
        [a que horas|quando|em que dias] [atende|está disponível|funciona] {serv}
        [como|onde] [contacto|vos contacto|ligo para|entro em contato com] [{serv}|vocês]
        para que número ligo`,
      },
      contact_human_agent: {
        do: `
        [falar|conversar] com {per}
        [ser atendido por|ser transferido para] {per}`,
        about: `falar com {per}`,
        say: `
        [passa-me|transfere-me|me passa|conecte-me] [a|com|para] {per}
        quero [falar com|ser atendido por] {per}
        não quero falar com [um bot|uma máquina|um robô]
        [atendente|humano|pessoa de verdade|operador] [por favor|]
        há alguém [real|com quem possa falar]`,
      },
      greeting: {
        say: `
        [olá|oi|bom dia|boa tarde|boa noite|oi tudo bem|olá a todos|e aí|como está|tudo bem|olá como vai|oie|opa|tem alguém aí|como vai você|saudações]`,
      },
      thanks: {
        say: `
        [obrigado|obrigada|muito obrigado|muito obrigada|obg|valeu|agradeço|obrigado pela ajuda|perfeito obrigado|ok obrigada|muito obrigado por tudo|brigado|ajudou muito|obrigado pela informação|mil obrigados]`,
      },
      goodbye: {
        say: `
        [adeus|tchau|até logo|até à próxima|até amanhã|bom dia para si e adeus|é só isso|mais nada|até breve|tenha um bom dia|boa noite e até amanhã|fui|é tudo|até mais|falou|até já|bom fim de semana]`,
      },
      bot_question: {
        say: `
        [és|você é|é] [um bot|um robô|humano|uma pessoa de verdade|uma máquina|uma ia|real]
        [estou falando|estou a falar] [com um robô|com uma pessoa|com uma máquina]
        [qual é o teu nome|quem é você|como te chamas|quem és tu|o que és]`,
      },
      capabilities: {
        say: `
        [o que podes fazer|o que você pode fazer|em que pode ajudar|o que posso perguntar|ajuda|preciso de ajuda|tenho uma pergunta|pode ajudar-me|tenho um problema|uma dúvida|me ajuda|como pode me ajudar]`,
      },
      out_of_scope: {
        do: `
        [reservar|procurar|cancelar] [um voo|um hotel|uma mesa|um carro alugado] [para Roma|para hoje|]
        [pôr|ouvir] [música|uma canção|o rádio]
        [transferir|enviar|levantar|depositar|sacar] dinheiro [ao meu irmão|no multibanco|no banco|]
        [cozinhar|preparar|assar] [arroz|um bolo|frango|massa]
        [saber o tempo|saber as horas|aprender inglês|emagrecer|arranjar o carro|fazer os trabalhos de casa|ver um filme|ligar à minha mãe]
        [pôr um alarme|apagar a luz|traduzir uma frase|investir na bolsa|pagar a luz|pedir um empréstimo|bloquear o cartão do banco]`,
        say: `
        [como está o tempo|vai chover|qual é a temperatura|vai fazer sol] [hoje|amanhã|em Lisboa|no fim de semana|]
        [conta-me|me conta|diz] [uma piada|uma história|uma adivinha|algo engraçado]
        [escreve|escreva] [um poema|uma canção|uma carta ao meu chefe|uma redação]
        [reserva|quero reservar|procura] [um voo|um hotel|uma mesa|um táxi] [para Roma|para dois|para hoje|]
        [quem|quando] [é o presidente de|ganhou|inventou|nasceu] [França|o jogo|o telefone|Camões|a copa]
        qual é a capital [da Espanha|do Peru|do Japão]
        quanto é [doze vezes doze|#num mais #num|a raiz de #num]
        [toca|põe|coloca] [música|uma canção|a minha playlist|rock]
        [põe um alarme|coloca um timer|lembra-me de ligar à mãe|acorda-me] [às sete|de #num minutos|amanhã|]
        [que horas são|que dia é hoje|que horas são em Tóquio]
        [traduz|como se diz] [olá|cão|boa noite|obrigado] [em inglês|em espanhol|em alemão]
        [como se faz|como cozinhar|receita de|ingredientes para] [massa|um bolo|arroz|panquecas|feijoada]
        [o que posso jantar|recomenda um filme|recomenda um restaurante|que série devo ver]
        [transfere dinheiro|quanto dinheiro tenho|qual é o meu saldo] [para o meu irmão|no banco|da conta bancária]
        [bloqueia|perdi|roubaram] o meu cartão [do banco|de débito do banco]
        [acende|apaga|aumenta|baixa] [as luzes|o aquecimento|o volume|a tv]
        [liga para|manda mensagem para] [a minha mãe|o João|um táxi]
        [como está o trânsito|como chego ao aeroporto|a que distância fica o Porto|onde estou]
        [quando sai o meu voo|preciso de visto para o Japão|perdi a mala no aeroporto]
        [quantas calorias tem|é saudável] [uma banana|o chocolate|o pão]
        [devo comprar|investir em] [bitcoin|ações]
        [quantos anos tens|de onde és|amo-te|quais são os teus hobbies|tens animais|quem te criou]
        [qual é o sentido da vida|o que achas da política|deus existe]
        [o meu carro não pega|trocar o óleo do carro|pressão dos pneus]
        [faz os meus trabalhos de casa|ajuda-me com o dever|o que significa serendipidade|define democracia]
        [lança uma moeda|joga um dado|escolhe um número]
        [estou com febre|dói-me a cabeça|o que tomar para a gripe]
        [cancela a minha netflix|o meu pedido da amazon|a minha conta do spotify]`,
      },
    },
  ],
};
