import { isYes } from './hearing/agreement.ts';
import { orderWishes } from './flows/order-wishes.ts';
import { changesSomething } from './flows/orders.ts';
import { isTold } from './flows/verification.ts';
import { anywhere, atStart, heardAs } from './hearing/pattern.ts';
import type { Intent } from './intents.ts';
import { isOfDeed } from './memory.ts';
import type { Talk } from './talk.ts';
import { understand, type Wish } from './understand.ts';
import { plain } from './words.ts';

// What a message leads to, by what was heard in it and what was asked before: an answer, another wish, or a question in between.

const buys = anywhere(`
  (?:want|like|love|going) to (?:buy|purchase), ill (?:take|buy), i will (?:take|buy), i take, quiero comprar, quisiera comprar, me (?:lo|la) llevo
  (?:veux|voudrais|souhaite|aimerais) (?:l )?acheter, je (?:le|la|les) prends, (?:mochte|will|wurde) (?:\\S+ )*kaufen, ich nehme
  quero comprar, gostaria de comprar, vou levar`);
const aboutThings: readonly Intent[] = ['product_question', 'stock_question', 'recommendation', 'out_of_scope', 'place_order'];

/** "I want to buy the mug" is an order, however much it sounds like other sentences about mugs. */
export function asPurchase(lead: Wish | undefined): Wish | undefined {
  if (!lead || lead.question || !aboutThings.includes(lead.intent) || !buys.test(heardAs(lead.text))) return lead;
  return { ...lead, intent: 'place_order', likelihood: Math.max(0.8, lead.likelihood) };
}

const takes = anywhere(`
  (?:ill|i will|i d|id|we ll|well|let me) (?:\\w+ )?(?:take|have|get|go (?:for|with)), i (?:would|d) (?:like|love) (?:to have )?(?:the|that|this|one|two|three|it), i (?:want|take|choose|pick) (?:the|that|this|one|two|three|it|\\d+), give me, gimme
  (?:ich )?nehm\\w* (?:ich )?, (?:hatte|mochte) (?:ich )?(?:gerne? )?(?:den|die|das|\\d+|zwei|drei|eine?n?), quiero (?:el|la|ese|esa|este|esta|dos|tres|un[oa]?|\\d+), me (?:quedo|llevo)(?: con)?, me (?:lo|la|los|las) (?:quedo|llevo), dame
  je (?:vais )?(?:en |le |la |les )?prend\\w*, je (?:veux|voudrais|choisis) (?:le|la|les|ce\\w*|un|une|deux|trois|\\d+), (?:quero|fico com|levo|vou levar|vou querer|escolho)(?: (?:o|a|os|as|esse|essa|este|esta|dois|duas|tres|um|uma|\\d+))?`);

/** After something was shown, "I take two" and "I'll have that one" are of it, whatever else they sound like. */
export function asTaking({ memory, heard }: Talk, lead: Wish | undefined): Wish | undefined {
  const isShown = (memory.shown.length > 0 || memory.product !== null) && memory.about === 'product';
  const words = heardAs(heard.text);
  if (!isShown || (lead?.intent === 'place_order' && lead.likelihood >= 0.6) || words.split(/\s+/).length > 9 || !takes.test(words))
    return lead;
  if (lead && (lead.question || (lead.likelihood >= 0.6 && changesOrAsks(lead)))) return lead;
  return { intent: 'place_order', likelihood: 0.85, text: heard.text, question: false };
}

const whereabouts = anywhere(`
  where ?(?:is|s|are)? (?:it|they|that|mine|my (?:order|parcel|package))(?: now| right now| then)?$, when (?:does|do|will|is|are|should) (?:it|they|that) (?:\\w+ )*(?:arriv\\w+|com\\w+|get here|delivered|be here|here|ship\\w*|leave)
  whens (?:it|they|that) (?:\\w+ )*(?:arriv\\w+|com\\w+|due), when (?:do|will|can) i (?:get|receive|have|expect) (?:it|them), (?:has|did) it (?:already )?(?:shipped|ship|left|leave|been sent|been shipped|arrive\\w*), is it (?:already )?(?:on its way|shipped|sent|coming)
  wo (?:ist|sind|bleibt|bleiben|steckt|stecken|befindet sich|liegt) (?:sie|es|er|das|die|der)(?: (?:denn|jetzt|gerade|nun|eigentlich|im moment|aktuell))*$, wann (?:kommt|kommen|trifft|treffen|wird|werden|ist|sind) (?:sie|es|er|das|die) (?:\\w+ )*, wann (?:kommt|kommen) (?:sie|es|er|das|die)
  wann (?:bekomme|erhalte|krieg\\w*) ich (?:sie|es|ihn|das), ist (?:sie|es|er|das) (?:denn )?(?:schon|bereits) (?:unterwegs|da|versendet|verschickt|losgeschickt|raus)
  donde (?:esta|estan|anda|andan|va)(?: ahora| ella| el| mismo| ya)*$, (?:y )?cuando (?:me )?(?:llega|llegan|llegara|sale|saldra)(?: ya)?$, cuando l[oa]s? (?:recib\\w+|tendre), (?:ya )?(?:ha salido|esta en camino)
  (?:ou|ou en) (?:est|sont|en est)(?: elle| il| ils| elles)(?: maintenant)?, (?:elle|il) (?:en )?est ou, (?:elle|il|ca) arriv\\w+ quand, quand (?:est ce qu )?(?:arriv\\w+ t )?(?:elle|il)(?: \\w+)?, quand (?:vais|est ce que) je (?:vais )?l[ea] recevoir, (?:elle|il) est (?:deja )?(?:partie?|expediee?|en route)
  onde (?:esta|estao|anda|vai)(?: agora| ela| ele| ja)*$, (?:e )?quando (?:e que )?(?:chega|chegam|vai chegar|chegara)(?: \\w+)?$, quando [oa]s? (?:recebo|vou receber), ja (?:saiu|foi enviad[oa]|esta a caminho)`);
const elsewhere: readonly Intent[] = ['return_item', 'exchange_item', 'get_refund', 'track_refund', 'cancel_order', 'contact_human_agent'];

/** "Where is it now?", after an order was spoken of: of that order. */
export function asWhereabouts({ memory, heard }: Talk, lead: Wish | undefined): Wish | undefined {
  const words = heardAs(heard.text)
    .replace(/[?¿!¡.,;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (memory.about !== 'order' || words.split(' ').length > 9 || !whereabouts.test(words)) return lead;
  if (lead && lead.likelihood >= 0.7 && elsewhere.includes(lead.intent)) return lead;
  return { intent: 'track_order', likelihood: 0.9, text: heard.text, question: true };
}

/** "I want to cancel order 1001, my e-mail is …" says who writes, and more. */
export const changesOrAsks = (lead: Wish) => lead.likelihood >= 0.4 && (orderWishes.has(lead.intent) || changesSomething(lead));

const afterAll =
  /^(?:(?:oh|ok|well|wait|actually|hm+|no|doch|also|ach|warte|bueno|espera|mejor|en realidad|al final|pues|en fait|finalement|attendez|bon|afinal|espere|na verdade)[\s,.!]+)+(?:yes|yeah|yep|please do|ja|doch|si|oui|sim)(?![\p{L}])/u;
/** "Actually, yes": to what was declined just before. */
export const agreesAfterAll = (text: string) => afterAll.test(heardAs(text));

/** Something is asked in between, while who they are or which order it is about is still open: the wish is not given up for it. */
export function isAside({ heard, memory }: Talk, waiting: Wish, lead: Wish) {
  const isChange = changesSomething(waiting) && memory.awaiting !== null;
  return isChange && (lead.question || !changesSomething(lead)) && lead.intent !== 'get_refund' && !changedMind.test(plain(heard.text));
}
const changedMind =
  /\b(actually|instead|forget (it|that)|never ?mind|changed my mind|en realidad|mejor|olvid\w+|dejalo|da igual|en fait|finalement|laissez|tant pis|eigentlich|stattdessen|vergessen|vergiss|egal|schon gut|afinal|na verdade|esque\w+|deixa)\b/;

/** A person is asked for, or agreed to. */
export function wantsPerson(talk: Talk) {
  const { heard, memory } = talk;
  // A plain yes or no is an answer, whatever else it sounds like.
  if (heard.consent !== undefined || (memory.deed && isYes(heard.text))) return heard.consent === 'yes' && memory.awaiting === 'person';
  // A name or a number that was asked for may look like anything; only a clear call for a person is one then.
  const enough = memory.awaiting !== null && isTold(talk, memory.awaiting) ? 0.8 : memory.deed ? 0.6 : 0.4;
  return heard.wishes.some(({ intent, likelihood }) => intent === 'contact_human_agent' && likelihood >= enough);
}

/** What waits for something the customer was asked for. */
export function waitingWish({ memory: { wish, awaiting } }: Talk): Wish | undefined {
  return wish && awaiting && awaiting !== 'person' && awaiting !== 'wish' && !isOfDeed(awaiting) ? { ...wish, question: false } : undefined;
}

/** Whether the message is what was asked for; a clear other wish means that the customer changed their mind. */
export function staysWith(talk: Talk, lead: Wish | undefined) {
  const { awaiting, wish } = talk.memory;
  if (awaiting === null || isTold(talk, awaiting)) return true;
  if (awaiting === 'order_number' && lead?.question && lead.likelihood >= 0.5) return false;
  const free = awaiting === 'product' || awaiting === 'need';
  const enough = free ? 0.85 : lead?.question ? 0.4 : 0.6;
  // What a thing is called is nothing a shop's customers always say: it may look like no wish of a shop at all.
  const isNamed = (free || awaiting === 'purchase') && lead?.intent === 'out_of_scope';
  const other =
    lead !== undefined && !isNamed && lead.intent !== wish?.intent && lead.intent !== 'capabilities' && lead.likelihood >= enough;
  return !other;
}

const connects = atStart(`
  and, what about, how about, ok and, to, in, for, from, with, y, a, en, para, con, desde, et, pour, aux?, avec, und, nach, in, fur, mit, aus, e, com, de`);
const askedOfShop: readonly Intent[] = [
  'delivery_options',
  'delivery_period',
  'payment_methods',
  'check_refund_policy',
  'store_hours',
  'discount_question',
];
/** "And to Belgium?", after a question about the shop's way: the same of something else. */
export function asFollowUp({ memory, heard, briefing: { turns } }: Talk, lead: Wish | undefined): Wish | undefined {
  if (memory.awaiting !== null || heard.consent || (lead && lead.likelihood >= 0.6 && lead.intent !== 'out_of_scope')) return undefined;
  if (heard.text.trim().split(/\s+/).length > 6 || !connects.test(heardAs(heard.text))) return undefined;
  const before = turns.filter(({ author, text }) => author === 'customer' && text !== heard.text).at(-1)?.text ?? '';
  const asked = understand(before, heard.language).wishes.find(
    ({ intent, likelihood }) => askedOfShop.includes(intent) && likelihood >= 0.6,
  );
  return asked && { ...asked, text: `${asked.text.replace(/[?¿]/g, '')} ${heard.text}`, likelihood: 0.8, question: true };
}

const lacks = anywhere(`
  (?:dont|do not|cant|cannot|can not) (?:\\w+ ){0,2}(?:have|know|find|remember|see) (?:\\w+ ){0,3}(?:number|nr|no|it), (?:no|lost|forgot|deleted|where (?:is|do i find|would i find|can i find)|whats) (?:\\w+ ){0,3}(?:number|confirmation)
  no (?:\\w+ )?(?:tengo|se|encuentro|recuerdo) (?:\\w+ ){0,3}(?:numero|lo), (?:he )?perdi(?:do)? (?:\\w+ )?numero, (?:ai|trouve|connais|retrouve) (?:pas|plus) (?:\\w+ ){0,3}(?:numero), sans numero
  (?:hab\\w*|weiss|find\\w*|kenn\\w*) (?:\\w+ ){0,3}(?:\\w*nummer) (?:\\w+ )?(?:nicht|nich|nimmer|nicht mehr), (?:keine|ohne|weiss nicht) (?:\\w+ ){0,2}\\w*nummer, nao (?:\\w+ )?(?:tenho|sei|encontro|lembro) (?:\\w+ ){0,3}numero`);
/** "I don't have the number": where it stands is told, instead of why it is asked for. */
export const lacksNumber = (text: string) => lacks.test(heardAs(text).replace(/['’]/g, ' '));

const having = anywhere(`
  (?:do|dont) you (?:\\w+ )?(?:have|got|sell|carry|stock), have you (?:got)?, got any, is there an?, are there any
  tienen, teneis, tienes, hay, venden, vendeis, avez vous, vous avez, as tu, tu as, y a t il, vendez vous, vous vendez
  haben sie, habt ihr, hast du, gibt es, gibts, verkaufen sie, verkauft ihr, fuhren sie, tem, tens, tenes, voces tem, vendem, ha`);
/** "Do you have …?": whether the shop has something like it. */
export const asksToHave = (text: string) => having.test(heardAs(text).replace(/[?¿!¡.,;:]+/g, ' '));
