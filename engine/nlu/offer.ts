import { wordNumber } from '../entities/numbers.ts';
import { same, tokensOf } from '../skills/shopping/tokens.ts';
import { consentIn } from './consent.ts';
import { normalizeText } from './pattern.ts';

const begins =
  /^(?:yes|yeah|yep|yup|ok|okay|sure|fine|great|good|perfect|correct|exactly|alright|all right|right|lovely|brilliant|excellent|wonderful|awesome|deal|absolutely|definitely|confirmed|i confirm|thats (?:right|correct)|go|please|do it|lets (?:do|go)|sounds good|doe maar|prima|top|graag|akkoord|klopt|is goed|goed|bestel|perfect|certo|va bene|ottimo|perfetto|bene|confermo|procedi|si|claro|vale|dale|venga|perfecto|genial|listo|adelante|confirmo|hazlo|oui|d accord|parfait|super|tres bien|allez y|vas y|on y va|je confirme|ja|gerne|genau|passt|perfekt|alles klar|in ordnung|gut|bestatigt|mach\w*|sim|certo|perfeito|otimo|optimo|pode|avance|avanca|isso)(?![\p{L}\d])/u;
/** Asking for the link that was offered is a yes as well. */
const asks =
  /(?<!\p{L})(?:links?|checkout|check out|enlace|lien|order it|buy it|bestellen|kaufen|commander|acheter|pedirl[oa]s?|comprarl[oa]s?|comprar|encomendar)(?!\p{L})/u;
/** Words that add nothing to a yes. */
const plainWords = new Set(
  `alright brilliant excellent wonderful awesome deal absolutely definitely confirmed confirm i go lets let do forward proceed continue through sounds looks pay order buy now finish complete that all will take ill id like want whole lot way cheers ta
  perfecto genial dale venga listo adelante confirmo hazlo hagalo sigue siga seguir procede pedido haz pide pidelo
  parfait super tres allez allons y vas va on confirme continue continuez valide validez commandez commande faites fais ok
  perfekt alles klar ordnung bestatigt bestatige mach machen machs das weiter fertig bestell bestelle bestellung super prima los geht gehts
  perfeito otimo optimo pode podes avancar avance avanca confirmar confirmo siga seguir fazer faca encomenda
  top goed akkoord klopt ga door verder bestel bestellen maar zo die dan ottimo perfetto confermo procedi procedere pure bene benissimo ordina ordine avanti vai
  yes yeah yep yup ok okay sure fine great perfect please pls thanks thank you that thats is right correct exactly put add it them those these this in into to the my a of ones one item items basket cart bag order link send make go ahead do just only and for me then at with us here over now all both together everything else nothing good lovely cool alright can could would you i we give get have need want set up checkout links go on buy may
  si claro vale bueno bien entonces por favor eso es correcto ponlo anade en el la los las mi cesta carrito pedido gracias solo de y un una todo me manda mandame envia enviame pasa pasame dame puedes enlace link ya ahora puedo comprar comprarlo comprarla comprarlos comprarlas pedirlo pedirla pedirlos pedirlas
  oui bon bien alors d accord merci svp c est ca exact dans le les panier mon ma s il vous plait du des et seulement l lien envoie envoyez donne donnez moi nous stp maintenant tout pouvez peux puis je commander acheter
  ja gerne genau passt gut also bitte danke das ist richtig in den korb warenkorb die der dem nur und ein eine einen mal dann link schick schicken sie mir uns alles beide jetzt konnen kann ich bestellen kaufen
  sim certo bom bem entao obrigado obrigada isso e correto no o a os as carrinho cesto so um uma por link envie manda mande me ja agora tudo ambos pode posso comprar encomendar
  doe maar graag prima alleen stuur de om af te rekenen die dat zijn alles nu certo va bene mandami il solo quello quelli tutto`.split(
    /\s+/,
  ),
);

/** Whether an answer agrees to an offer: a yes, and besides it nothing that the offer doesn't say: "yes, one", "ja, L in grau". */
export function agreesTo(offer: string, answer: string): boolean {
  if (consentIn(answer) === 'yes') return true;
  // Dutch "stuur maar" has no "but" in it.
  const said = answer.replace(/(?<=link|door|op) maar(?=[\s.!]*$)/i, '');
  const words = normalizeText(said);
  const isRequest = asks.test(words);
  if ((/[?¿]/.test(answer) && !isRequest) || words.split(/\s+/).length > 14 || !(isRequest || begins.test(words))) return false;
  const offered = tokensOf(offer);
  return tokensOf(said).every((token) => {
    const number = /^\d/.test(token.word) ? Number(token.word.replace(',', '.')) : wordNumber(token.word);
    if (number !== undefined && !/^(?:un|una|une|um|uma|ein|eine|einen)$/.test(token.word))
      return offered.some(({ word }) => Number(word.replace(',', '.')) === number);
    return plainWords.has(token.word) || offered.some((other) => same(token, other));
  });
}
