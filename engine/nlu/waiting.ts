import { alone, anywhere, atStart } from './pattern.ts';

// What customers write while they wait for a teammate, in our languages, Dutch and Italian.

/** When somebody replies, or how it goes on. */
export const asksWhen = anywhere(`
  when (?:will|can|do|does|is|are|would) (?:\\w+ ){0,4}(?:some ?one|some ?body|any ?one|any ?body|you|they|the team|your team|team|a person|a human|a colleague|colleague|agent|he|she)(?: \\w+){0,2} (?:reply|replies|answer|answers|respond|write|back|available|there|here|open|contact|get back|call|look)
  (?:when|what time) (?:are you|is the team|is your team|will you|will they|are they) (?:be )?(?:back|open|available|there|online), when do (?:you|they|people|the team) (?:start|begin|open|work), (?:are you|is it|is the shop|is the team) (?:open|closed)(?: right)?(?: now)?\\W*$
  ^(?:\\w+\\W+){0,2}how long(?: (?:will|does|do|is|until|till|before|must|should|for|it|this|that|i|they|you|the|wait|someone|somebody|anyone|take|have|to|a|reply|response|an|answer|think|roughly|approximately|more)){0,7}\\W*$
  (?:is|are|will|does) (?:any ?one|any ?body|some ?one|some ?body|you|people) (?:\\w+ ){0,2}(?:read|reading|see|seeing|look|looking|answer|answering|working)(?: \\w+){0,3}
  (?:liest|sieht|schaut) (?:\\w+ ){0,3}jemand(?: \\w+){0,2}, (?:lee|leyendo|ve|viendo) alguien(?: \\w+){0,2}, alguien (?:lee|esta leyendo|va a leer|ve)(?: \\w+){0,2}, quelqu ?un (?:lit|va lire|regarde)(?: \\w+){0,2}, alguem (?:le|esta a ler|vai ler|ve)(?: \\w+){0,2}, leest (?:\\w+ ){0,2}iemand(?: \\w+){0,2}, qualcuno (?:legge|sta leggendo)(?: \\w+){0,2}
  still waiting, any (?:news|update)s?, what happens (?:now|next), what now, y ahora(?: que)?, et maintenant, (?:und|was passiert) jetzt, wie geht es (?:jetzt )?weiter, e agora, en nu, e adesso
  (?:cuando|a que hora) (?:me |nos )?(?:respond\\w+|contest\\w+|vuelv\\w+|abr\\w+|llam\\w+|escrib\\w+|habra alguien|va(?:is|n)? a (?:responder|contestar|llamar|volver|abrir|escribir|atender)\\w*)(?: \\w+){0,4}, cuanto (?:tiempo )?(?:mas )?(?:tard\\w+ (?:en )?(?:respond|contest|volver|atender)\\w*|(?:hay|tengo) que esperar|falta\\W*$|tard\\w+\\W*$), sigo esperando, alguna novedad
  quand (?:\\w+ ){0,4}(?:vous|quelqu ?un|equipe|collegue|conseiller) (?:\\w+ ){0,2}(?:repond\\w*|revien\\w*|revenez|disponible\\w*|de retour|la|ouvert\\w*|contact\\w*|rappel\\w*|ecri\\w*), quand (?:repond\\w+|reviendr\\w+|serez|revenez)(?: \\w+){0,2}, quand (?:aurai je|vais je avoir) (?:une )?reponse, combien de temps (?:\\w+ ){0,4}(?:attendre|attends|attente|reponse|repondre), combien de temps(?: (?:cela|ca|va|t il|il|faut|prend|prendre|dure|durer|encore)){0,4}\\W*$, j attends toujours, des nouvelles
  (?:wann|ab wann) (?:\\w+ ){0,5}(?:antwort\\w*|meld\\w+|wieder da|erreichbar|jemand|schreib\\w+)(?: \\w+){0,2}, wann (?:sind|seid|ist|kommt|kommen) (?:sie|ihr|das team|jemand|euer team|ihr team) (?:\\w+ ){0,2}(?:zuruck|da|offen|geoffnet), wie lange(?: (?:dauert|muss|soll|noch|das|es|ich|denn|warten|wohl|ungefahr|etwa)){0,6}\\W*$, warte (?:ich )?(?:noch )?immer, gibt es (?:etwas )?neues
  (?:quando|a que horas) (?:e que )?(?:me |nos )?(?:respond\\w+|voltam|volta|voltarao|contact\\w+|alguem|abrem|estao (?:de volta|disponiveis|ai)|vao (?:me )?(?:responder|contactar))(?: \\w+){0,4}, quanto tempo (?:\\w+ ){0,3}(?:esperar|espera|responder|resposta), quanto tempo(?: (?:demora\\w*|falta|isso|ainda|mais)){0,3}\\W*$, ainda estou a espera, ha novidades
  wanneer (?:\\w+ ){0,4}(?:antwoord\\w*|reageert|reageren|bereikbaar|iemand)(?: \\w+){0,2}, wanneer (?:zijn|is|bent|komen|komt) (?:jullie|u|het team) (?:\\w+ ){0,2}(?:terug|open|er), hoe lang(?: (?:duurt|moet|het|dat|ik|nog|wachten)){0,5}\\W*$, ik wacht nog
  quando (?:\\w+ ){0,3}(?:rispond\\w+|torn\\w+|disponibil\\w+|qualcuno)(?: \\w+){0,2}, quanto (?:tempo )?(?:ci vuole|devo aspettare|manca)\\W*$, sto ancora aspettando`);

/** Whether anybody is there. */
export const asksPresence = anywhere(`
  (?:is|are) (?:any ?one|any ?body|some ?one|some ?body|you) (?:still )?(?:there|here), any ?(?:one|body) (?:there|here), no ?body (?:there|here), hay alguien, (?:sigues|estas) ahi, (?:il )?y a (?:t il )?quelqu ?un, vous etes (?:toujours )?la, toujours personne, nadie (?:ahi|responde), ninguem responde
  ist (?:da |hier |noch )*jemand(?: da| hier)?, (?:sind sie|bist du) (?:noch )?da, (?:esta|ha) (?:ai )?alguem, is (?:daar|hier|er) iemand, c e qualcuno`);

/** "Shall I send a photo?" */
export const offersToSend = anywhere(`
  (?:do you (?:need|want)|should i|shall i|can i|may i|could i|i can|i could|want me to|would it help|does it help)(?: \\w+){0,5} (?:photos?|film|pictures?|pics?|images?|screenshots?|video|order number|number|invoice|receipt|e ?mail|address)
  (?:necesit\\w+|quier\\w+|puedo|os|te|le|debo)(?: \\w+){0,4} (?:fotos?|imagen\\w*|captura|numero|factura|correo)
  (?:voulez vous|avez vous besoin|puis je|dois je|faut il|je vous envoie|je peux vous envoyer)(?: \\w+){0,5} (?:photos?|images?|capture|numero|facture|mail)
  (?:brauchen sie|soll ich|kann ich|mochten sie|darf ich|braucht ihr)(?: \\w+){0,5} (?:fotos?|bild\\w*|screenshot|nummer|bestellnummer|rechnung|mail)
  (?:precisa\\w*|quer\\w*|posso|devo)(?: \\w+){0,4} (?:fotos?|fotografias?|imagem|numero|fatura|email)
  (?:moet ik|zal ik|kan ik)(?: \\w+){0,4} (?:foto|nummer|factuur), (?:posso|devo|vuole|serve)(?: \\w+){0,4} (?:foto|numero|fattura)`);

/** "Could you email me instead?" asks for a deed, not for a fact. */
export const asksToAct = anywhere(`
  (?:can|could|would|will) (?:you|someone|they) (?:please |just |also )?(?!tell|say|explain|show|recommend|be|ship|deliver)\\w+
  (?:puede\\w*|podeis|podria\\w*) (?:me |por favor )?(?!decir|explicar)\\w+r(?:me|nos)?, (?:pouvez|pourriez|peux|pourrais) (?:vous|tu) (?:me )?(?!dire|expliquer)\\w+
  (?:konnen|konnten|wurden) sie (?:mir |bitte )*(?!sagen|erklaren|mir|bitte)\\w+, (?:pode|podem|podia|poderia\\w*) (?:me |por favor )?(?!dizer|explicar)\\w+r(?: me)?`);

/** That they will wait. */
export const patient = anywhere(`
  (?:ill|i will|i can|ill just|happy to|i) wait, ill be here, i will be here, ill stay, take your time, no (?:rush|hurry), espero, esperare, sin prisa, j attends(?! toujours), j attendrai, je patiente\\w*, je reste en ligne, prenez votre temps, ich warte(?! (?:noch|immer)), ich bleibe dran, kein stress, keine eile, sigo aqui, fico a espera, vou esperar, eu espero, sem pressa, ik wacht(?! nog), aspetto`);

/** That they are content. */
export const content = alone(`
  great, perfect, super, cool, nice, awesome, good, alright, all right, fine, understood, got it, i see, very good, lovely
  genial, perfecto, entendido, bien, muy bien, estupendo, parfait, tres bien, compris, entendu, bien, prima, toll, gut, sehr gut, verstanden, alles klar, perfekt
  otimo, perfeito, percebi, entendi, muito bem, prima, goed, duidelijk, perfetto, capito, bene`);

/** What is wrong with something, as a photo would show. */
export const damaged = anywhere(`
  broken, damaged, broke, hole, holes, torn, ripped, scratch\\w*, crack\\w*, dent\\w*, stain\\w*, leak\\w*, defective, faulty, wrong (?:item|product|colou?r|size|one)
  rot[oa]s?, danad\\w+, agujero, rasgad\\w+, aranad\\w+, defectuos\\w+, equivocad\\w+, casse\\w*, abime\\w*, endommage\\w*, trou, dechire\\w*, raye\\w*, defectueu\\w+
  kaputt\\w*, beschadigt\\w*, defekt\\w*, loch, gerissen, zerbrochen, verkratzt, falsche\\w*, partid[oa]s?, danificad\\w+, buraco, rasgad\\w+, riscad\\w+, defeituos\\w+
  kapot, beschadigd, gat, gescheurd, rott[oa], danneggiat\\w+, buco, difettos\\w+`);

/** That the matter is settled. */
export const solved = anywhere(`
  (?:its|it is|that is|thats|all|now|problem|issue) (?:\\w+ )?(?:solved|sorted|resolved|fixed), solved it, sorted it out, figured it out, (?:i )?found it(?: myself)?, no longer (?:needed|necessary|need\\w*), dont need (?:it|help|that|you|anything|this) any ?more, works now, it works again, false alarm
  (?:ya )?(?:esta|quedo|ha quedado) (?:resuelto|solucionado|arreglado), ya (?:lo )?(?:encontre|he encontrado|funciona|no hace falta|no lo necesito), lo he (?:encontrado|resuelto|solucionado)
  (?:c est|probleme) (?:\\w+ )?(?:resolu|regle|bon maintenant), (?:je l ai|j ai) (?:retrouve|trouve)\\w*, plus (?:besoin|necessaire), ca (?:re)?marche maintenant
  (?:hat sich|ist|schon) (?:\\w+ )?(?:erledigt|gelost|geklart|gefunden), nicht mehr (?:notig|gebraucht), brauche (?:\\w+ )?(?:keine hilfe|nichts) mehr, hab\\w* (?:es|ihn|sie|das paket) (?:\\w+ )?gefunden, funktioniert (?:jetzt|wieder)
  (?:ja )?(?:esta|ficou) (?:resolvido|tratado), ja (?:encontrei|nao (?:e preciso|preciso)|funciona|resolvi)
  (?:is )?(?:al )?opgelost, niet meer nodig, heb (?:het|hem) gevonden, werkt (?:nu|weer)
  (?:e )?risolto, ho (?:trovato|risolto), non (?:serve|ho) piu (?:bisogno)?, ora funziona`);

/** "Thanks, but it leaks" is more than thanks. */
export const contrast = anywhere('but, still, however, not, pero, mais, aber, doch, mas, maar, ma, nicht, pas, nao, niet, non');

export const thanks = atStart(
  'thanks, thank you, thx, ty, many thanks, cheers, merci, danke, vielen dank, gracias, muchas gracias, obrigad[oa], bedankt, dank u, dank je, grazie',
);

export const openers = anywhere('hello, hi, hey, hola, bonjour, salut, hallo, ola, ciao, buongiorno, anyone');

/** Words of the shop's hours, which are a fact while the team is there. */
export const hoursAsked = anywhere(
  'opens?, opening, closed?, closes, abr\\w+, cerr\\w+, ouvr\\w+, ouvert\\w*, ferme\\w*, offen, geoffnet, offn\\w+, aber\\w+, fech\\w+, geopend, apr\\w+',
);

/** A whole card number belongs in no chat. */
export const showsCard = anywhere(`
  (?:whole|full|entire|complete|my)? ?(?:credit |bank )?card (?:number|no|nr|details)(?: \\S+){0,3}, kartennummer\\w*, numero de (?:la |mi )?tarjeta, numero de (?:la |ma )?carte, numero do (?:meu )?cartao, kaartnummer, numero della (?:mia )?carta`);
