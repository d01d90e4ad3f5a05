import { anywhere, atStart, normalizeText } from './pattern.ts';

// Detects how a clause is meant, whatever its topic: negated, a question, or only an introduction.

const things = '(?:refund|replacement|exchange|return|voucher|store credit|cancellation|repair)s?';
const actions = '(?:cancel|return|refund|exchange|delete|close|unsubscrib|replac|remov|buy|order)';
const negation = anywhere(`
  (?:dont|do not|not|never|no longer|wouldnt|would not|didnt) (?:really )?(?:want|need|wish|mean|like|going) to (?!(?:use|have|get|receive|keep|be|pay|wait|see|own|hear|read|deal)\\b)\\w+
  (?:dont|do not|not|no longer) (?:really )?(?:want|need|wish|after|looking for|asking for|interested in) (?:for )?(?:an? |any |the |your |my )?${things}, not asking (?:for|about|where|when|how|whether|if), forget (?:about )?the ${things}
  (?:im|i am|we are|were|am) not (?:\\w+ )?(?:cancel|return|exchang|delet|clos|buy|order|unsubscrib|complain)ing
  ^(?:and |but |so |no |ok |hi |hello |please |pls |just )*(?:dont|do not|no need to|you dont (?:need|have) to|without) (?:please )?${actions}\\w*(?! this| me), ^(?:please |pls )?(?:keep|leave) (?:the|my|your) (?:money|account|order|profile|refund)$
  no (?:quiero|necesito|deseo|quisiera) \\w+r(?:lo|la)?, no (?:quiero|necesito) (?:un |una |el |la |ningun )?(?:reembolso|cambio|vale|devolucion), ^(?:por favor )?no (?:l[oa]s? )?(?:cancel|anul|devuelv|borr)\\w+
  (?:ne )?(?:veux|souhaite|voudrais) pas (?:l |la |le |les )?\\w+(?:er|ir|re)(?:\\b), (?:veux|souhaite) pas (?:d |de |un )(?:echange|avoir|remboursement|argent), ^(?:svp )?n (?:annul|supprim)\\w+ (?:pas|rien), ^ne (?:remboursez|renvoyez|fermez) (?:pas|rien)
  (?:will|mochte) (?:\\w+ )?(?:\\w+ )?(?:\\w+ )?nicht (?:\\w+ )?(?:stornieren|zuruckgeben|zuruckschicken|kundigen|loschen|umtauschen|andern), kein(?:e|en)? (?:erstattung|umtausch|gutschein|ersatz), ^(?:bitte )?nicht (?:stornieren|loschen|kundigen|zuruckschicken)
  nao (?:quero|preciso|desejo) (?:de )?\\w+r, nao quero (?:um |uma |o |a )?(?:reembolso|troca|vale|estorno), ^(?:por favor )?nao (?:o |a )?(?:cancel|anul|apagu|devolv)\\w+`);
const stillWanted = anywhere(
  'want to keep, any ?more, any longer, no longer, talk, speak, chat, receive, recibir, recevoir, bekommen, erhalten, receber, hablar, parler, sprechen, reden, falar',
);

/** "I don't want to cancel" negates its intent. "I don't want it any more" doesn't. */
export function isNegated(clause: string) {
  const words = normalizeText(clause);
  return negation.test(words) && !stillWanted.test(words);
}

const exclusion = anywhere(`
  ^(?:no )?(?:not|i dont mean|nicht|ich meine nicht|pas|niet|non) (?:about )?(?:the|my|an?|de[rnm]|die|das|mein\\w*|la|le|les|l|ma|mon|het|de|il|lo) (?:\\S+ )?\\S+\\W*$`);
/** "Not the newsletter. I mean …": a sentence that only says what isn't meant. */
export const isExclusion = (clause: string) => exclusion.test(normalizeText(clause));

const asking = atStart(`
  hows?, whats?, which, whens?, wheres?, whos?, can i, may i, could i, do (?:i|you), does, is (?:there|it|the), are there, are, am i, until when, will
  como, que, cual, cuales, cuando, cuanto, cuantos, donde, puedo, se puede, hay, tienen
  comment, quel, quelle, quels, quelles, quand, combien, ou, puis je, peut on, est ce, y a t il
  wie, was, welche, welcher, wann, wo, wer, kann (?:ich|man), darf ich, gibt es, ist
  qual, quais, quando, quanto, quantos, onde, posso, da para, ha, tem`);
/** Openers before a question: "Hi, …", "oh and …". */
const greeting =
  /^(?:(?:hi|hello|hey|hola|bonjour|hallo|ola|oi|oh|ok|okay|and|also|so|but|wait|btw|well|y|et|und|e|mais|pero|aber|mas)[\s,.!]+)+/;

/** A general question ("Can I return …?") rather than a request ("I want to return …"). */
export const isQuestion = (clause: string) => asking.test(normalizeText(clause).replace(/[¿¡]/g, '').replace(greeting, '').trim());

const introduction = anywhere(`
  (?:e ?mail(?: address)?|name|zip(?: ?code)?|post ?code|postal code|correo|nombre|codigo postal|nom|code postal|postleitzahl|nome) (?:is|es|est|ist|e)
  ^(?:i am|im|soy|je suis|ich bin|sou) (?!(?:an?|the|not|no|so|very|too|still|just|really|quite|new|here|un[ao]?|une|eine?|uma?|muy|tres|sehr|nicht|muito) )\\p{L}+ \\p{L}+$`);
/** An email address with only a name next to it. */
const addressed = /^(?:[\p{L}'’-]{1,40}[\s,]{1,5}){0,3}[\w.+-]{1,64}@[\w.-]{1,200}(?:[\s,]{1,5}[\p{L}'’-]{1,40}){0,2}\W*$/u;

/** "My e-mail is …", "I'm Yusuf Rossi": only introduces the customer. */
export const isIntroduction = (clause: string) => introduction.test(normalizeText(clause)) || addressed.test(clause);
