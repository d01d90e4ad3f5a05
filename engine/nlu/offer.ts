import { wordNumber } from '../entities/numbers.ts';
import { same, tokensOf } from '../skills/shopping/tokens.ts';
import { consentIn } from './consent.ts';
import { normalizeText } from './pattern.ts';

const begins =
  /^(?:yes|yeah|yep|yup|ok|okay|sure|fine|great|perfect|si|claro|vale|oui|d accord|ja|gerne|genau|passt|sim|certo)(?![\p{L}\d])/u;
/** Words that add nothing to a yes. */
const plainWords = new Set(
  `yes yeah yep yup ok okay sure fine great perfect please pls thanks thank you that thats is right correct exactly put add it them those these this in into to the my a of ones one item items basket cart bag order link send make go ahead do just only and for me then at with
  si claro vale por favor eso es correcto ponlo anade en el la los las mi cesta carrito pedido gracias solo de y un una
  oui d accord merci svp c est ca exact dans le les panier mon ma s il vous plait du des et seulement l
  ja gerne genau passt bitte danke das ist richtig in den korb warenkorb die der dem nur und ein eine einen mal dann
  sim certo obrigado obrigada isso e correto no o a os as carrinho cesto so um uma por`.split(/\s+/),
);

/** Whether an answer agrees to an offer: a yes, and besides it nothing that the offer doesn't say: "yes, one", "ja, L in grau". */
export function agreesTo(offer: string, answer: string): boolean {
  if (consentIn(answer) === 'yes') return true;
  const words = normalizeText(answer);
  if (/[?¿]/.test(answer) || words.split(/\s+/).length > 14 || !begins.test(words)) return false;
  const offered = tokensOf(offer);
  return tokensOf(answer).every((token) => {
    const number = /^\d/.test(token.word) ? Number(token.word.replace(',', '.')) : wordNumber(token.word);
    if (number !== undefined && !/^(?:un|una|une|um|uma|ein|eine|einen)$/.test(token.word))
      return offered.some(({ word }) => Number(word.replace(',', '.')) === number);
    return plainWords.has(token.word) || offered.some((other) => same(token, other));
  });
}
