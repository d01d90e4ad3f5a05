import { anywhere, atStart, heardAs } from './pattern.ts';

// How a clause is meant, whatever it is about: refused, asked, or only an introduction.

const refusal = anywhere(`
  (?:dont|do not|not|never|no longer|wouldnt|would not|didnt) (?:really )?(?:want|need|wish|mean|like|going) to \\w+
  no (?:quiero|necesito|deseo|quisiera) \\w+r(?:lo|la)?
  (?:ne )?(?:veux|souhaite|voudrais) pas (?:l |la |le |les )?\\w+(?:er|ir|re)
  (?:will|mochte) (?:\\w+ )?(?:\\w+ )?(?:\\w+ )?nicht (?:\\w+ )?(?:stornieren|zuruckgeben|zuruckschicken|kundigen|loschen|umtauschen|andern)
  nao (?:quero|preciso|desejo) (?:de )?\\w+r`);
const stillWished = anywhere('want to keep, any ?more, talk, speak, hablar, parler, sprechen, reden, falar');

/** "I don't want to cancel": the wish named is the one not meant. "I don't want it any more" is not of this kind. */
export function isRefused(clause: string) {
  const words = heardAs(clause);
  return refusal.test(words) && !stillWished.test(words);
}

const asking = atStart(`
  how, what, which, when, where, who, can i, may i, could i, do (?:i|you), does, is (?:there|it|the), are there, are, am i, until when, will
  como, que, cual, cuales, cuando, cuanto, cuantos, donde, puedo, se puede, hay, tienen
  comment, quel, quelle, quels, quelles, quand, combien, ou, puis je, peut on, est ce, y a t il
  wie, was, welche, welcher, wann, wo, wer, kann (?:ich|man), darf ich, gibt es, ist
  qual, quais, quando, quanto, quantos, onde, posso, da para, ha, tem`);
const greeting = /^(?:hi|hello|hey|hola|bonjour|hallo|ola|oi)[\s,.!]+/;

/** Asked in general ("Can I return …?") rather than wished ("I want to return …"). */
export const isQuestion = (clause: string) => asking.test(heardAs(clause).replace(/[¿¡]/g, '').replace(greeting, '').trim());

const introduction = anywhere(`
  (?:e ?mail(?: address)?|name|zip(?: ?code)?|post ?code|postal code|correo|nombre|codigo postal|nom|code postal|postleitzahl|nome) (?:is|es|est|ist|e)
  ^(?:i am|im|soy|je suis|ich bin|sou) \\p{L}+ \\p{L}+$`);
/** An e-mail address with nothing but a name beside it. */
const addressed = /^(?:[\p{L}'’-]+[\s,]+){0,3}[\w.+-]+@[\w.-]+(?:[\s,]+[\p{L}'’-]+){0,2}\W*$/u;

/** "My e-mail is …", "I'm Yusuf Rossi": says who writes, and wants nothing. */
export const isIntroduction = (clause: string) => introduction.test(heardAs(clause)) || addressed.test(clause);
