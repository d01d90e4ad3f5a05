import { alone, anywhere, normalizeText } from './pattern.ts';

// Detects explicit requests for a person, in our languages and the simple forms of some others, and explicit refusals of one.

const role = `(?:humans?(?: being)?|persons?|people|some ?one|some ?body|any ?one|any ?body|agents?|operators?|representatives?|reps?|advis[eo]rs?|employees?|colleagues?|staff|managers?|superv\\w+|boss|team|whoever|in charge|customer serv\\w+|support|call cent\\w+)`;
const some = `(?:(?:a|an|the|your|my|some|any|one|of|real|live|actual|human|proper|member|customer|service|support|servce|different|from|ur) ){0,4}`;
const persona =
  '(?:personas?|humanos?|alguien|alguno?|agentes?|operador\\w*|representantes?|encargad[oa]s?|emplead[oa]s?|asesor\\w*|supervisor\\w*|gerentes?|jefes?|responsables?|carne y hueso)';
const pessoa =
  '(?:pessoas?|human[oa]s?|alguem|agentes?|operador\\w*|atendentes?|assistentes?|funcionari[oa]s?|colaborador\\w*|supervisor\\w*|gerentes?|responsave(?:l|is)|chefes?|carne e osso)';
const personne =
  '(?:humain\\w*|personne|quelqu un|conseill\\w+|agents?|operat\\w+|responsables?|superieurs?|collegues?|employes?|vendeu\\w+|patron\\w*)';
const mensch =
  '(?:mensch\\w*|person|jemand\\w*|mitarbeiter\\w*|kolleg\\w+|berater\\w*|kundenberater\\w*|vorgesetzte\\w*|chef\\w*|kundendienst\\w*|kundenservice|leiter\\w*|ansprechpartner\\w*)';

const called = anywhere(`
  (?:want|need|like|prefer|wish|asking for) (?:a |an |some |one of your |your |real |actual |human )*(?:person|human|human being|colleague|employee|staff member|agent|teammate|someone|somebody)(?: \\S+)? (?:to|who|on|for) (?:please )?(?:refund|look|check|sort|handle|fix|help|deal|do|pay|decide|review|solve|this|it|my|answer|reply|talk|cancel|change)
  (?:quiero|necesito|prefiero) (?:que )?(?:una? )?(?:persona|humano|agente|companero|alguien) (?:que )?(?:me )?(?:lo )?(?:devuelv\\w+|mir\\w+|revis\\w+|arregl\\w+|resuelv\\w+|atiend\\w+|reembols\\w+), (?:veux|voudrais|prefere) qu(?:e)? ?(?:une? )?(?:personne|humain|conseiller|collegue|quelqu un) (?:\\S+ )?(?:rembours\\w+|regard\\w+|verifi\\w+|regl\\w+|s en occup\\w+)
  (?:will|mochte|brauche) (?:bitte )?(?:dass )?(?:ein\\w* )?(?:mensch\\w*|mitarbeiter\\w*|person|jemand\\w*)\\W{1,2}(?:der|die|das|mir|sich) (?:\\S+ ){0,4}(?:erstatt\\w*|anseh\\w*|anschau\\w*|pruf\\w*|klar\\w*|kummer\\w*|lost|regelt), quero (?:que )?(?:uma? )?(?:pessoa|humano|colega|alguem) (?:que )?(?:me )?(?:devolv\\w+|reembols\\w+|veja|verifiqu\\w+|resolv\\w+|trat\\w+)
  (?:give|get) me (?:a )?(?:call|ring|callback|bell|buzz)(?: back)?, (?:get|have|request|want|need|like|arrange|schedule) (?:a |an )?(?:call ?back|phone call), escalate (?:this|it|my \\w+|me), ^escalate, actual employee
  (?:veux|voudrais|aimerais|besoin d|souhaite|prefere) (?:\\w+ )?(?:un |une )?(?:vrai |vraie )?(?:humain|conseiller|conseillere|quelqu un), quelqu un au telephone, humain (?:vite|svp|maintenant)
  (?:brauche|will|mochte|wunsche|hatte gern\\w*) (?:bitte )?(?:ein\\w* )(?:echt\\w* |menschlich\\w* |richtig\\w* )(?:mensch\\w*|mitarbeiter\\w*|ansprechpartner\\w*|berater\\w*|person), jemand (?:\\w+ ){0,2}(?:anrufen|zuruckrufen|ans telefon)
  (?:quiero|quisiera|necesito|prefiero) que (?:me )?(?:un |una |alguien )?(?:emplead\\w*|persona|atienda|agente|llame)\\w*, chama\\w* (?:me )?(?:o|a|um|uma) (?:gerente|chefe|responsavel|supervisor|atendente|pessoa), iemand aan de lijn
  (?:speak|talk|chat|speaking|talking|discuss this) (?:directly |now |please )?(?:to|with|2|w) ${some}${role}(?! (?:about|of) (?:a|the) order of)
  (?:connect|transfer|put|pass|hand|switch|forward|escalate|redirect|refer) (?:me|us|this|it) (?:on |over |through |thru |up )*(?:to|with|2) ${some}${role}
  (?:get|give|bring|find|send|fetch) me ${some}${role}(?= now| please| pls| plz| who| that| on| here| instead| i can|[^\\s\\p{L}\\d]|$)
  get ${some}(?:colleague|manager|supervisor|superior) (?:to|on|in)
  (?:(?:can|could|would|will) (?:you|u)|please|pls) (?:please |pls )?(?:ask|check with|find out from) (?:a|an|the|your|one of your|some) (?:(?:real|human|actual) )?(?:human|person|people|colleagues?|team|staff|manager|teammates?)(?= that| this| it| about| for| if| whether| please| pls|[^\\s\\p{L}\\d]|$)
  (?:is|are) (?:some ?one|any ?one|some ?body|any ?body) (?:human|real|alive)(?: around| there)?
  (?:please|pls|kindly|can you|could you|can some ?(?:one|body)|could some ?(?:one|body)|have some ?(?:one|body)|ask some ?(?:one|body) to) (?:please )?(?:call|phone|ring) me(?= back| now| asap| please| at| on| today| tomorrow| about| when| as soon| regarding|[^\\s\\p{L}\\d]|$)
  ^(?:call|phone|ring) me(?: back| now| asap| please| at| on| today| tomorrow|[^\\s\\p{L}\\d]|$)
  (?:can|could|should|must|will|would|have) (?:you|your|a|the|some ?one|some ?body) ?(?:manager|boss|supervisor|team|agent|colleague|person)? (?:please )?(?:call|phone|ring) me(?= back| now| asap| please| at| on| today| tomorrow| about| when| as soon| regarding|[^\\s\\p{L}\\d]|$)
  (?:hablar|charlar|comunicar\\w*|conect\\w+|pas\\w+|pon\\w+|transfi\\w+|transfer\\w+|contact\\w+|atienda|atender|atendid[oa]) (?:me )?(?:con |por |a )?(?:un |una |el |la |su |tu |vuestr[oa] )?(?:de )?${persona}
  (?:hay|esta|quiero|necesito) (?:un |una |algun )?(?:alguien|agente|asesor|operador|persona|humano) (?:human[oa]|real|de verdad|ahi)
  (?:llam(?:a|e|en|ad)me|me (?:pueden|podeis|puede|puedes|podrian) llamar|que me llam\\w+)
  (?:parler|discuter|echanger|passez moi|passe moi|transfer\\w+|mett\\w+ (?:moi )?en (?:relation|contact)|joindre|contacter) (?:directement )?(?:avec |a )?(?:un |une |le |la |l |votre |vos |mon )?(?:vrai[es]? |autre )?${personne}
  (?:appelez|rappelez|appelle|rappelle) moi, (?:pouvez|pourriez) vous (?:me )?(?:r|m )?(?:r?appeler), vrai(?:e)? (?:conseill\\w+|humain|personne|agent) (?:svp|s il vous)
  (?:mit|zu|an) (?:ein\\w* |ihr\\w* |eur\\w* |d\\w{2} )?(?:echt\\w* |richtig\\w* |ander\\w* )?${mensch} (?:\\w+ )?(?:sprechen|reden|verbinden|verbunden|chatten|telefonieren|weiterleiten)
  (?:verbind\\w+|geben|gib|hol\\w+) (?:sie )?(?:mir|mich) (?:bitte )?(?:mit |an )?(?:ein\\w* |ihr\\w* |d\\w{2} )?(?:echt\\w* )?${mensch}
  (?:rufen sie mich|ruf mich|ruft mich|konnen sie mich|konnt ihr mich)(?: bitte)?(?: \\w+)?(?: zuruck| an| anrufen| zuruckrufen)(?: bitte)?
  (?:falar|conversar|pass\\w+|transfer\\w+|lig\\w+ me|ponha me|coloqu\\w+|atendid[oa]|contactar) (?:me )?(?:com |a |por |para )?(?:o |um |uma |o seu |alg\\w+ )?(?:de )?${pessoa}
  (?:ligue|liguem|liga|telefone\\w*|telefon\\w+) me, (?:podem|pode|podes|poderiam) (?:me )?ligar(?: me)?, me (?:liga|ligue|liguem)
  (?:medewerker|mens|persoon|iemand|collega) (?:\\w+ )?(?:spreken|praten|bellen), (?:spreken|praten) met (?:een )?(?:echt\\w* )?(?:mens|persoon|medewerker|iemand)
  (?:echte?|menselijke) (?:medewerker|persoon|mens) (?:graag|alstublieft|aub), bel mij
  parlare con (?:un |una |il |qualcuno|vostro )*(?:operator\\w*|persona|umano|essere umano|responsabile|addett\\w+|consulente)?, passa\\w+ (?:un |il |una |a )?(?:operator\\w*|persona|umano|essere umano|responsabile), richiama\\w*mi, chiamatemi
  (?:rozmawiac|porozmawiac|kontakt|polacz\\w*|skontaktowac) (?:\\w+ )?z (?:kims|czlowiekiem|konsultant\\w*|pracownik\\w*|osoba|doradca|kierownik\\w*), prosze o (?:konsultanta|kontakt z)
  (?:prata|tala|chatta) med (?:en |nagon |er )?(?:manniska|person|nagon|kundtjanst\\w*|medarbetare|handlaggare|chef\\w*), (?:riktig|mansklig) (?:person|manniska)`);
const namedAlone = alone(`
  agent, operator, representative, rep, human, person, manager, supervisor, real person, live agent, human agent, live person, real human, customer service, customer service rep
  get me (?:a |your )?manager, call me, call me back, ring me, phone me, someone real
  (?:un |una )?(?:operador|operadora|agente|asesor|asesora|humano|encargado|persona real|supervisor)
  (?:un |une )?(?:vrai )?(?:conseiller|conseillere|humain|operateur|agent|responsable)
  (?:einen? )?(?:echten? )?(?:mensch|menschen|mitarbeiter|kundenberater|berater|vorgesetzten)
  (?:um |uma )?(?:atendente|atendente humano|operador|pessoa real|gerente|humano)
  medewerker, operatore, operatore umano, konsultant, czlowiek, kundtjanst, manniska`);
const filler = /(?:^(?:please|just|a|an|the)|[\s,.!]+(?:now|pls|plz|please|asap|today|svp|por favor|bitte|s il vous plait))(?=[\s,.!]|$)/g;

const tongue =
  '(?:english|ingles|englisch|anglais|french|frances|franzosisch|francais|spanish|espanol|castellano|spanisch|espagnol|german|aleman|deutsch|allemand|alemao|portugu\\w+|italian\\w*|greek|dutch|polish)';
const notNeeded = anywhere(`
  (?:speak|talk|chat|write|hablar|escribir|parler|ecrire|sprechen|schreiben|falar|escrever) (?:\\w+ ){0,3}${tongue}, ${tongue} (?:sprechen|schreiben)
  (?:no need|not necessary|no reason|dont need|do not need|dont want|dont have|without having|rather not|not asking|you dont have) (?:for|to) (?:(?:talk|speak|chat|call|phone|ring|write)\\w* )?(?:to |with )?(?:me|a person|a human|an agent|any ?one|any ?body|some ?one|a manager)
  (?:no (?:hace falta|es necesario|necesito|quiero)) (?:que (?:me )?(?:llame\\w*|atienda\\w*)|hablar con (?:nadie|una persona|un agente))
  (?:pas besoin|inutile) (?:de |d )(?:parler|m appeler|appeler|un conseiller|une personne)
  (?:muss|brauche|mochte) (?:\\w+ )?(?:niemanden?|keinen (?:menschen|mitarbeiter)) (?!\\w*bot)
  nao (?:e preciso|preciso|quero) (?:de )?(?:falar com ninguem|que me liguem|ligar me|falar com uma pessoa)`);
const isBotAsked = anywhere(`
  (?:are|r) (?:you|u|there) (?:\\w+ )?(?:a |an )?(?:\\w+ )?(?:bot|robot|machine|human|ai|person|computer), (?:am i|is this) (?:\\w+ )?(?:talking|speaking|chatting|a bot|a robot)
  (?:eres|es) (?:usted )?(?:un|una) (?:\\w+ )?(?:robot|bot|persona|maquina|humano), (?:estoy hablando|hablo) con (?:un|una)
  (?:es tu|etes vous|vous etes|tu es) (?:un|une) (?:\\w+ )?(?:robot|bot|humain|personne|machine), est ce que je parle, suis je en train de parler
  (?:bist du|sind sie) (?:ein\\w* )?(?:\\w+ )?(?:roboter|bot|mensch|maschine|person), (?:spreche|rede|schreibe|bin) ich (?:hier )?(?:\\w+ )?(?:gerade )?mit
  (?:es|e|voce e|tu es) (?:um|uma) (?:\\w+ )?(?:robo|bot|pessoa|humano|maquina), estou a falar com, estou falando com`);
/** Words around a person on the customer's side: a gift for one, a tent for two. */
const spokenOf = anywhere(`
  (?:for|para|pour|fur|per) (?:a |an |one |una? |uma |une |ein\\w* |my |mi |mon |ma |mein\\w* |meu |o meu |minha |two |how many |cuantas |quantas |combien de |wie viele )?(?:\\w+ )?(?:person\\w*|people|persona|personas|pessoas?|personnes?|menschen|boss|manager|agent|chef\\w*|jefe|chefe)
  human (?!being|please|pls|now|agent|operator|support|help|assistance|representative|to|who|here|there|instead)\\w{3,}
  (?:manager|agent|operator|supervisor|robot|boss)s? (?:chair|edition|costume|game|toy|mug|orange|name|set|kit|book|poster|outfit)
  friends?, cadeau, regalo, geschenk, presente, prenda, gifts?`);

const replyLanguage = anywhere(`
  speak\\w*, talk\\w*, chat\\w*, call\\w*, phone, ring, connect\\w*, transfer\\w*, contact\\w*, reach, help\\w*, put me, pass me, get me, give me, colleague
  habl\\w+, llam\\w+, pas\\w+me, pon\\w+me, conect\\w+, comunic\\w+, atend\\w+, atiend\\w+, ayud\\w+, parl\\w+, appel\\w+, passez, joindre, contacter, aide\\w*, relation
  sprech\\w*, red\\w+, verbind\\w*, anruf\\w*, ruf\\w*, gib\\w*, geben, hilf\\w*, hol\\w*, fal\\w+, lig\\w+, passa\\w*, transf\\w+, ajud\\w+`);

export type PersonRequest = 'yes' | 'no' | undefined;

/** Whether the message clearly asks for a person, clearly doesn't want one, or leaves it to the classifier. */
export function personRequestIn(text: string): PersonRequest {
  const requests = text.split(/[.!?\n]+/).map(requestIn);
  return requests.find((one) => one === 'yes') ?? requests.find((one) => one === 'no');
}

function requestIn(sentence: string): PersonRequest {
  const words = normalizeText(sentence).replace(/[¿¡]/g, '').trim();
  if (notNeeded.test(words) || isBotAsked.test(words)) return 'no';
  if (called.test(words) || namedAlone.test(words.replace(filler, '').trim())) return 'yes';
  return spokenOf.test(words) && !replyLanguage.test(words) ? 'no' : undefined;
}
