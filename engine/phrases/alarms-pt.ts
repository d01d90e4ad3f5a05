import type { Alarms } from './alarm.ts';

export const alarmsPt: Alarms = {
  lists: {
    thing:
      'chaleira|lâmpada|carregador|bateria|manta|vela|liquidificador|frigideira|escada|cadeira|bicicleta|trotinete|brinquedo|colar|creme|champô|shampoo|chá|barrinha|perfume|secador|furadeira|faca|copo|prateleira|carrinho|torradeira|aquecedor|capacete|produto|artigo|aparelho|coisa',
    kin: 'filho|filha|menino|menina|bebê|marido|mulher|mãe|pai|avó|cachorro|cão|gato|namorada|namorado',
    body: 'mão|dedo|braço|perna|pé|rosto|olho|lábio|pescoço|costas|pele|cabeça|garganta',
    day: 'hoje|até sexta|amanhã|esta semana|em 48 horas|até segunda',
  },
  health: `
    [o|a|meu|minha|vosso] {thing} [pegou fogo|explodiu|incendiou-se|começou a arder|deita fumo|solta faíscas|derreteu|quase queimou a casa|rebentou|causou um incêndio|cheira a queimado|está soltando fumaça]
    [sai fumo|saíram faíscas|vi chamas|saiu fogo|sai fumaça] [do|da|de dentro do] {thing}
    [levei|apanhei|tomei|meu {kin} levou] um choque [do|no|da|com o] {thing}
    [queimei|cortei|magoei|machuquei|feri|parti|quebrei] [a|o] {body} [com|por causa de] [o|a|vosso] {thing}
    [o meu|meu|minha] {kin} [engoliu uma peça do {thing}|engoliu a pilha|quase sufocou|está vomitando por causa do {thing}|está no hospital por causa do {thing}|não consegue respirar|está nas urgências|bebeu do {thing}|ficou cheio de manchas|se queimou com o {thing}|cortou-se com o {thing}]
    [depois de comer|desde que uso|por causa de|depois de passar] [o|a|vosso] {thing} [fiquei com alergia|passei mal|vomitei|a minha {body} inchou|fiquei com bolhas|não conseguia respirar|fui parar ao hospital|a minha {body} arde]
    reação alérgica [ao|à|por causa do] {thing}
    [o|a] {thing} [partiu e eu caí|quebrou e caí|caiu em cima do meu {kin}|estourou e estou sangrando|abriu a minha {body}|queimou a minha {body}|é um perigo, alguém vai se machucar|quase nos matou|nos intoxicou]
    [estou sangrando|estou a sangrar|estou ferido|meu {kin} está ferido|veio a ambulância|o médico diz que é] [por causa do|com o|do] {thing}
    [havia vidro|tinha mofo|um pedaço de metal|uma agulha] [na comida|no chá|na barrinha] [e engoli|e meu {kin} comeu|]
    é tóxico, meu {kin} [bebeu|engoliu|lambeu]`,
  danger: `
    [todos|a minha família] [estariam|estaria] melhor sem mim
    não [aguento|suporto] mais [a vida|esta vida|continuar assim], [ninguém sentiria minha falta|tenho comprimidos aqui|quero sumir para sempre]
    [quero morrer|vou me matar|vou matar-me|não quero mais viver|vou acabar com tudo|vou me machucar|penso em suicídio|não tenho vontade de viver|voltei a me cortar]
    [a minha vida|tudo] [acabou|não faz sentido|não vale mais nada] [, quero morrer|]
    tomei [comprimidos demais|todos os comprimidos]
    [o|vosso|seu] [entregador|motorista|estafeta|técnico] me [agrediu|bateu|ameaçou|tocou|assediou|empurrou]
    [meu ex|alguém|um homem] [me ameaça|me persegue|me bate|quer me matar]
    tenho medo [pela minha vida|pela minha segurança|pelos meus filhos]`,
  fraud: `
    [alguém|um desconhecido|um golpista|um hacker] [hackeou minha conta|usou o meu cartão|comprou com meu cartão|encomendou em meu nome|roubou os meus dados|entrou na minha conta|roubou a minha identidade|mudou minha senha]
    [a minha conta|minha conta|meu perfil] [foi hackeada|foi invadida|está a ser usada por outra pessoa|está comprometida]
    [há|vejo|apareceu|tem] [uma encomenda|uma cobrança|um débito|uma fatura|uma compra] que [eu não fiz|não é minha|não reconheço|nunca autorizei]
    [nunca|eu não] [comprei nada aqui|encomendei isso|fiz essa compra] [e fui cobrado|mas recebi uma fatura|, é roubo de identidade|e debitaram o cartão]
    [fui|sou] [vítima de um golpe|vítima de fraude|burlado|enganada por burlões|vítima de phishing|vítima de burla]
    [alguém se passa por vocês|ligaram dizendo que eram vocês|um email em vosso nome pede o meu cartão|há um site falso com o vosso nome]
    roubaram [meu cartão|a minha carteira|o meu telemóvel|meu celular] e [estão comprando na vossa loja|há compras feitas]`,
  legal: `
    [vão ter notícias do|vão receber uma carta do|vão ouvir falar do] meu [advogado|seguro jurídico]
    [vou|pretendo|terei de] [processar vocês|ir a tribunal|levar isto à justiça|apresentar queixa|ir à polícia|tomar medidas legais|contratar um advogado|entrar na justiça]
    [isto é|o que vocês fazem é] [ilegal|roubo|crime|contra a lei|uma burla] [e não vai ficar assim|, vemo-nos em tribunal|, conheço os meus direitos]
    vou [denunciar vocês|reclamar|queixar-me] [à deco|no procon|à asae|às autoridades|à polícia|à imprensa|na defesa do consumidor|no livro de reclamações]
    [vou|o meu banco vai] [contestar o pagamento|estornar a compra|reverter o débito|abrir uma disputa|pedir o chargeback]
    [senão|caso contrário|se não responderem {day}] [chamo o meu advogado|publico tudo|falo com a imprensa|vemo-nos em tribunal|faço queixa|toda a gente vai saber|exponho nas redes|vou ao procon]
    [último aviso|é a última vez que aviso] antes de [processar|ir a tribunal|ações legais|tornar isto público]
    [exijo|quero] [indemnização|indenização|compensação pelos danos]`,
  discrimination: `
    [o vosso|o seu|um] [entregador|funcionário|colega] [foi racista|fez um comentário racista|gozou com a minha deficiência|insultou a minha religião|foi machista]
    [sinto-me|fui] [discriminado|discriminada] [pela minha origem|por ser gay|pela cor da pele|]`,
  anger: `
    vocês não [servem|prestam] para nada, [cansei|que vergonha|já chega]
    [estão a gozar comigo|vocês estão de brincadeira|são uns mentirosos|bando de ladrões|são uns inúteis|vão para o inferno|vergonha na cara|fazem-me de parvo|bando de incompetentes|que palhaçada|ladrões|que nojo de empresa|me fazem de palhaço] [, basta|, devolvam o meu dinheiro|, nunca mais|]
    estou [furioso|furiosa|indignado|farto de vocês|de saco cheio|muito irritado com vocês|perdendo a paciência|possesso]
    [mentiram-me|fui enganado por vocês|vocês mentiram para mim|andam a empurrar-me de um lado para o outro|me enrolaram]
    [é a|pela] [terceira|quarta|quinta|décima|enésima] vez que [pergunto|escrevo|reclamo|explico isto|peço o mesmo]
    [quantas vezes|até quando] [tenho de|preciso] [escrever|perguntar|repetir|implorar|esperar]
    [que vergonha|é um absurdo|é uma vergonha|é inadmissível|é uma palhaçada|inacreditável], [como se atrevem|a forma como tratam os clientes|nunca vi nada assim|estou furioso]
    [chega de mentiras|acabou-se|já basta|a minha paciência acabou] [, quero o meu dinheiro|agora mesmo|das vossas mentiras|]
    [o pior|a pior] [serviço|loja|empresa|atendimento] [que já vi|do mundo|da minha vida]`,
  person: `
    [há|tem|existe] [algum humano|alguém de verdade|alguém da equipa|uma pessoa real] [aí|com quem falar|que me ajude|]
    [pode|poderia] [alguém|um colega|um responsável|um de vocês] [ligar-me|me ligar|tratar disto|ver o meu caso]
    [não quero|chega de] [um robô|falar com uma máquina|bots], [passem-me a uma pessoa|quero um humano]`,
  ordinary: `
    [têm|vendem|procuro|quanto custa] [um|uma] [extintor|detector de fumaça|detetor de fumo|kit de primeiros socorros|fantasia de policial|fato de advogado|romance policial|jogo de assassinato|anel de caveira|salmão fumado|braseiro|creme para queimaduras|planta venenosa]
    [o|a] {thing} [é seguro para crianças|é tóxico para gatos|aquece muito|contém nozes|vai à máquina|serve para alérgicos]
    o que [acontece|faço] se [roubarem a minha encomenda|o {thing} partir|eu perder o cartão|eu não gostar]
    [o|a|meu|minha] {thing} [está partido|chegou quebrado|não funciona|tem uma rachadura|cheira estranho|pinga|fica quente] [, posso devolver|, quero uma troca|, o que faço|]
    [meu pagamento falhou|fui cobrado duas vezes|recusaram o cartão|o valor está errado], [podem verificar|o que devo fazer]
    [caramba|merda|porra|uau], [que lindo o {thing}|que rápido|adoro o {thing}]
    [o meu advogado|um polícia|o meu médico|um juiz] [recomendou a loja|procura um {thing}|quer o mesmo {thing}]
    [sou advogado|sou jornalista|sou policial] e [procuro um {thing}|preciso de fatura]
    [ontem estava furioso|estava zangado|desculpem por ontem], [mas já se resolveu|agora está tudo bem|obrigado pela ajuda]
    [a minha encomenda|meu pedido|a entrega] [não chegou|está atrasada|perdeu-se|está no vizinho|veio danificada] [, podem verificar|, onde está|]
    [estou desiludido|estou um pouco chateado|não estou contente|quero fazer uma reclamação|quero reclamar] [da entrega|do {thing}|]
    [o vosso site é|vocês são|é uma loja] [fiável|confiável|segura|uma empresa real]
    [meu|minha] {kin} [está doente|está no hospital|faz anos], [procuro um presente|podem entregar mais tarde|posso mudar a data]
    [estou morrendo de vontade de ter|morro por|é a bomba] [o|esse] {thing}
    [e|mas|então|olá,|] [quando chega|já chega hoje|chega amanhã|onde está|quanto custa|e o outro|e em azul|e para Espanha|porque não chega|ainda não chegou] [a encomenda|o pacote|o {thing}|]`,
};
