import type { HandoffReason } from '@parley/contract/conversations';
import type { Source } from '@parley/contract/messages';
import type { DialogueContext } from '../dialogue.ts';
import { emailsIn, extractEntities, orderNumbersIn } from '../entities.ts';
import type { Intent, Language } from '../intents.ts';
import { isCourtesy } from '../classify.ts';
import { spokenLanguage } from '../language.ts';
import { orderIntents } from '../flows/order-intents.ts';
import { recall } from '../memory.ts';
import { alone, anywhere, atStart, normalizeText } from '../nlu/pattern.ts';
import { personRequestIn } from '../nlu/person.ts';
import { notedIn, sentenceIn } from '../nlu/other-language.ts';
import { whenInWords } from '../opening-time.ts';
import type { Briefing, Outcome } from '../port.ts';
import { inOneLine } from '../speech.ts';
import { type WaitingTexts, waitingTexts } from '../texts/waiting.ts';
import { sentencesOf } from '../words.ts';

/**
 * After a handoff, until a teammate takes over: answers what can be read, adds everything else to the team's summary, and says truthfully
 * when somebody is back. Changes nothing and hands off no second time. `answer` decides as usual, with tools that only read.
 */
export async function whileWaiting(dialogue: DialogueContext, answer: (dialogue: DialogueContext) => Promise<Outcome>): Promise<Outcome> {
  const { nlu, briefing, say } = dialogue;
  const voice = voiceOf(briefing, dialogue.replyLanguage);
  const { words } = voice;
  const rest = otherThanWaiting(dialogue);
  const lead = rest.nlu.detectedIntents[0] ?? nlu.detectedIntents[0];
  const details = detailsIn(nlu.text);
  const added = details.length > 0 ? pick(voice, words.added(listed(voice, details))) : '';
  // A gloss is no text for the team: they read what the customer wrote.
  const quote = quoted(nlu.said === nlu.text ? rest.nlu.text || nlu.text : nlu.said);
  const reply = (text: string, noted = ''): Outcome => ({
    ...{ decision: 'answer', text, cards: [], sources: [], confidence: 0.9, intent: lead?.intent ?? null, memory: briefing.memory },
    ...{ courtesy: true, ...(noted !== '' && { noted }) },
  });
  if (nlu.other) return reply(voice.last === sentenceIn(nlu.other) ? notedIn(nlu.other) : sentenceIn(nlu.other), quote);
  const safety = nlu.sensitive && say.sensitive[nlu.sensitive];
  if (safety !== undefined && !voice.last.includes(safety)) return reply(safety, quote);
  if (nlu.angry) return reply(withTeam(voice, pick(voice, words.sorry)), quote);
  const summary = waitingTexts[spokenLanguage(briefing.shop.locale)].summary;
  if (isSolved(dialogue)) return reply(pick(voice, words.solved), `${summary.solved} ${quote}`);
  if (nlu.consent === 'never_mind') return reply(pick(voice, words.dropped), quote);
  const sentences = sentencesOf(nlu.text);
  const isMore = added !== '' || sentences.some((sentence) => !offersToSend.test(normalizeText(sentence)));
  if (sentences.some((sentence) => offersToSend.test(normalizeText(sentence))))
    return reply(withTeam(voice, inOneLine(added, pick(voice, words.send))), isMore ? quote : '');
  const question = informative(rest, details.length > 0);
  // A matter of safety is for the team alone.
  const found = question && briefing.waiting?.reason !== 'sensitive_topic' ? accepted(dialogue, voice.last, await answer(rest)) : undefined;
  const when = asksWhen.test(normalizeText(nlu.text)) ? whenBack(voice) : '';
  const needed = needs(rest, voice);
  const isPresence = asksPresence.test(normalizeText(nlu.text));
  const closing = (text: string) => (when === '' ? withTeam(voice, text) : inOneLine(text, when));
  if (found) return { ...found, text: closing(inOneLine(found.text, added)), ...(added !== '' && { noted: quote }) };
  const isAll = rest.nlu.text === '';
  if (lead?.intent === 'contact_human_agent' && lead.likelihood >= 0.5) {
    const text = inOneLine(pick(voice, words.person), added, when || pick(voice, team(voice)));
    return reply(text, voice.announced && added === '' ? '' : `${summary.person} ${quote}`);
  }
  if (isAll && when !== '') return reply(inOneLine(added, when), added === '' ? '' : quote);
  if (added !== '') return reply(inOneLine(closing(added), needed), quote);
  const isAsked = rest.nlu.text.includes('?') || lead?.question === true;
  const isRequest = lead !== undefined && requests.has(lead.intent) && lead.likelihood >= 0.5;
  if (asksToAct.test(normalizeText(rest.nlu.text)) || (isRequest && !isAsked))
    return reply(inOneLine(closing(pick(voice, words.forTeam)), needed === words.askOrder && needed), quote);
  if (isPresence && !question) return reply(inOneLine(pick(voice, words.here), pick(voice, team(voice))));
  // "Do I have to send it back?" is neither unknown nor a request.
  if (isAsked && question) return reply(closing(pick(voice, isRequest ? words.noted : words.unknown)), quote);
  const courtesy = courtesyOf(rest);
  if (courtesy) return reply(when === '' ? closing(pick(voice, words[courtesy])) : when);
  return reply(inOneLine(closing(pick(voice, words.noted)), needed), quote);
}

/** A reply for whatever the AI can't answer while a teammate is awaited. */
export function acknowledgement(briefing: Said, language: Language): string {
  const voice = voiceOf(briefing, language);
  return withTeam(voice, pick(voice, voice.words.noted));
}

type Said = Pick<Briefing, 'turns' | 'waiting'> & { shop: Pick<Briefing['shop'], 'timeZone'> };
/** How the AI speaks here: its texts, what it said last, and how often it wrote since the handoff. */
type Voice = { words: WaitingTexts; last: string; times: number; announced: boolean; own: string; open: boolean; when: string | null };

function voiceOf({ turns, waiting, shop }: Said, language: Language): Voice {
  const said = turns.filter(({ author }) => author === 'ai');
  const now = turns.at(-1)?.at ?? waiting?.since;
  const { since, backAt = null } = waiting ?? {};
  return {
    words: waitingTexts[language],
    last: said.at(-1)?.text ?? '',
    times: said.filter(({ at }) => since !== undefined && at > since).length,
    announced: waiting?.announced ?? false,
    own: waiting?.text ?? '',
    open: waiting?.open ?? true,
    when: backAt && now ? whenInWords(backAt, now, shop.timeZone, language) : null,
  };
}

/** The next wording, never one of the AI's last message. */
function pick({ last, times }: Pick<Voice, 'last' | 'times'>, wordings: readonly string[]): string {
  const inTurn = wordings.map((_, place) => wordings[(times + place) % wordings.length] ?? '');
  return inTurn.find((one) => !last.includes(one)) ?? inTurn[0] ?? '';
}

/** That the team replies, and from when on. */
const team = ({ words, open, when }: Voice) => (open ? words.open : when === null ? words.away : words.closed(when));
/** Says once that the team still replies. */
const withTeam = (voice: Voice, text: string) => (voice.announced ? text : inOneLine(text, pick(voice, team(voice))));
/** The shop's own words about it come first. */
const whenBack = (voice: Voice) =>
  voice.own !== '' && !voice.last.includes(voice.own) ? voice.own : pick(voice, voice.open ? voice.words.noTime : team(voice));

const asksWhen = anywhere(`
  when (?:will|can|do|does|is|are|would) (?:\\w+ ){0,4}(?:some ?one|some ?body|any ?one|any ?body|you|they|the team|your team|team|a person|a human|a colleague|colleague|agent|he|she)(?: \\w+){0,2} (?:reply|replies|answer|answers|respond|write|back|available|there|here|open|contact|get back|call|look)
  (?:when|what time) (?:are you|is the team|is your team|will you|will they|are they) (?:be )?(?:back|open|available|there|online), when do (?:you|they|people|the team) (?:start|begin|open|work), (?:are you|is it|is the shop|is the team) (?:open|closed)(?: right)?(?: now)?\\W*$
  ^(?:\\w+\\W+){0,2}how long(?: (?:will|does|do|is|until|till|before|must|should|for|it|this|that|i|they|you|the|wait|someone|somebody|anyone|take|have|to|a|reply|response|an|answer|think|roughly|approximately|more)){0,7}\\W*$
  still waiting, any (?:news|update)s?, what happens (?:now|next), what now, y ahora(?: que)?, et maintenant, (?:und|was passiert) jetzt, wie geht es (?:jetzt )?weiter, e agora, en nu, e adesso
  (?:cuando|a que hora) (?:me |nos )?(?:respond\\w+|contest\\w+|vuelv\\w+|abr\\w+|llam\\w+|escrib\\w+|habra alguien|estara\\w*|va a|van a)(?: \\w+){0,4}, cuanto (?:tiempo )?(?:mas )?(?:tard\\w+ (?:en )?(?:respond|contest|volver|atender)\\w*|(?:hay|tengo) que esperar|falta\\W*$|tard\\w+\\W*$), sigo esperando, alguna novedad
  quand (?:est ce que )?(?:\\w+ ){0,4}(?:repond\\w*|repondra|reviendr\\w*|serez|revient|revenez|disponible|de retour)(?: \\w+){0,2}, quand (?:aurai je|vais je avoir) (?:une )?reponse, combien de temps (?:\\w+ ){0,4}(?:attendre|attends|attente|reponse|repondre), combien de temps(?: (?:cela|ca|va|t il|il|faut|prend|prendre|dure|durer|encore)){0,4}\\W*$, j attends toujours, des nouvelles
  (?:wann|ab wann) (?:\\w+ ){0,5}(?:antwort\\w*|meld\\w+|zuruck|wieder da|erreichbar|jemand|da|schreib\\w+)(?: \\w+){0,2}, wie lange(?: (?:dauert|muss|soll|noch|das|es|ich|denn|warten|wohl|ungefahr|etwa)){0,6}\\W*$, warte (?:ich )?(?:noch )?immer, gibt es (?:etwas )?neues
  (?:quando|a que horas) (?:e que )?(?:me |nos )?(?:respond\\w+|voltam|volta|voltarao|contact\\w+|alguem|abrem|estao|vao)(?: \\w+){0,4}, quanto tempo (?:\\w+ ){0,3}(?:esperar|espera|responder|resposta), quanto tempo(?: (?:demora\\w*|falta|isso|ainda|mais)){0,3}\\W*$, ainda estou a espera, ha novidades
  wanneer (?:\\w+ ){0,4}(?:antwoord\\w*|terug|reageert|bereikbaar|iemand|open)(?: \\w+){0,2}, hoe lang(?: (?:duurt|moet|het|dat|ik|nog|wachten)){0,5}\\W*$, ik wacht nog
  quando (?:\\w+ ){0,3}(?:rispond\\w+|torn\\w+|disponibil\\w+|qualcuno)(?: \\w+){0,2}, quanto (?:tempo )?(?:ci vuole|devo aspettare|manca)\\W*$, sto ancora aspettando`);

const asksPresence = anywhere(`
  (?:is|are) (?:any ?one|any ?body|some ?one|some ?body|you) (?:still )?(?:there|here), any ?(?:one|body) (?:there|here), no ?body (?:there|here), hay alguien, (?:sigues|estas) ahi, (?:il )?y a (?:t il )?quelqu un, vous etes (?:toujours )?la, toujours personne, nadie (?:ahi|responde), ninguem responde
  ist (?:da |hier |noch )*jemand(?: da| hier)?, (?:sind sie|bist du) (?:noch )?da, (?:esta|ha) (?:ai )?alguem, is (?:daar|hier|er) iemand, c e qualcuno`);

/** "Shall I send a photo?" */
const offersToSend = anywhere(`
  (?:do you (?:need|want)|should i|shall i|can i|may i|could i|i can|i could|want me to|would it help|does it help)(?: \\w+){0,5} (?:photos?|film|pictures?|pics?|images?|screenshots?|video|order number|number|invoice|receipt|e ?mail|address)
  (?:necesit\\w+|quier\\w+|puedo|os|te|le|debo)(?: \\w+){0,4} (?:fotos?|imagen\\w*|captura|numero|factura|correo)
  (?:voulez vous|avez vous besoin|puis je|dois je|faut il|je vous envoie|je peux vous envoyer)(?: \\w+){0,5} (?:photos?|images?|capture|numero|facture|mail)
  (?:brauchen sie|soll ich|kann ich|mochten sie|darf ich|braucht ihr)(?: \\w+){0,5} (?:fotos?|bild\\w*|screenshot|nummer|bestellnummer|rechnung|mail)
  (?:precisa\\w*|quer\\w*|posso|devo)(?: \\w+){0,4} (?:fotos?|fotografias?|imagem|numero|fatura|email)
  (?:moet ik|zal ik|kan ik)(?: \\w+){0,4} (?:foto|nummer|factuur), (?:posso|devo|vuole|serve)(?: \\w+){0,4} (?:foto|numero|fattura)`);

/** "Could you email me instead?" asks for a deed, not for a fact. */
const asksToAct = anywhere(`
  (?:can|could|would|will) (?:you|someone|they) (?:please |just |also )?(?!tell|say|explain|show|recommend|be|ship|deliver)\\w+
  (?:puede\\w*|podeis|podria\\w*) (?:me |por favor )?(?!decir|explicar)\\w+r(?:me|nos)?, (?:pouvez|pourriez|peux|pourrais) (?:vous|tu) (?:me )?(?!dire|expliquer)\\w+
  (?:konnen|konnten|wurden) sie (?:mir |bitte )*(?!sagen|erklaren|mir|bitte)\\w+, (?:pode|podem|podia|poderia\\w*) (?:me |por favor )?(?!dizer|explicar)\\w+r(?: me)?`);

const patient = anywhere(`
  (?:ill|i will|i can|ill just|happy to|i) wait, ill be here, i will be here, ill stay, take your time, no (?:rush|hurry), espero, esperare, sin prisa, j attends(?! toujours), j attendrai, je patiente\\w*, je reste en ligne, prenez votre temps, ich warte(?! (?:noch|immer)), ich bleibe dran, kein stress, keine eile, sigo aqui, fico a espera, vou esperar, eu espero, sem pressa, ik wacht(?! nog), aspetto`);

const content = alone(`
  great, perfect, super, cool, nice, awesome, good, alright, all right, fine, understood, got it, i see, very good, lovely
  genial, perfecto, entendido, bien, muy bien, estupendo, parfait, tres bien, compris, entendu, bien, prima, toll, gut, sehr gut, verstanden, alles klar, perfekt
  otimo, perfeito, percebi, entendi, muito bem, prima, goed, duidelijk, perfetto, capito, bene`);

/** What is wrong with something, as a photo would show. */
const damaged = anywhere(`
  broken, damaged, broke, hole, holes, torn, ripped, scratch\\w*, crack\\w*, dent\\w*, stain\\w*, leak\\w*, defective, faulty, wrong (?:item|product|colou?r|size|one)
  rot[oa]s?, danad\\w+, agujero, rasgad\\w+, aranad\\w+, defectuos\\w+, equivocad\\w+, casse\\w*, abime\\w*, endommage\\w*, trou, dechire\\w*, raye\\w*, defectueu\\w+
  kaputt\\w*, beschadigt\\w*, defekt\\w*, loch, gerissen, zerbrochen, verkratzt, falsche\\w*, partid[oa]s?, danificad\\w+, buraco, rasgad\\w+, riscad\\w+, defeituos\\w+
  kapot, beschadigd, gat, gescheurd, rott[oa], danneggiat\\w+, buco, difettos\\w+`);

const solved = anywhere(`
  (?:its|it is|that is|thats|all|now|problem|issue) (?:\\w+ )?(?:solved|sorted|resolved|fixed), solved it, sorted it out, figured it out, (?:i )?found it(?: myself)?, no longer (?:needed|necessary|need\\w*), dont need (?:it|help|that|you|anything|this) any ?more, works now, it works again, false alarm
  (?:ya )?(?:esta|quedo|ha quedado) (?:resuelto|solucionado|arreglado), ya (?:lo )?(?:encontre|he encontrado|funciona|no hace falta|no lo necesito), lo he (?:encontrado|resuelto|solucionado)
  (?:c est|probleme) (?:\\w+ )?(?:resolu|regle|bon maintenant), (?:je l ai|j ai) (?:retrouve|trouve)\\w*, plus (?:besoin|necessaire), ca (?:re)?marche maintenant
  (?:hat sich|ist|schon) (?:\\w+ )?(?:erledigt|gelost|geklart|gefunden), nicht mehr (?:notig|gebraucht), brauche (?:\\w+ )?(?:keine hilfe|nichts) mehr, hab\\w* (?:es|ihn|sie|das paket) (?:\\w+ )?gefunden, funktioniert (?:jetzt|wieder)
  (?:ja )?(?:esta|ficou) (?:resolvido|tratado), ja (?:encontrei|nao (?:e preciso|preciso)|funciona|resolvi)
  (?:is )?(?:al )?opgelost, niet meer nodig, heb (?:het|hem) gevonden, werkt (?:nu|weer)
  (?:e )?risolto, ho (?:trovato|risolto), non (?:serve|ho) piu (?:bisogno)?, ora funziona`);

function isSolved({ nlu }: DialogueContext): boolean {
  if (nlu.text.includes('?')) return false;
  return solved.test(normalizeText(nlu.text));
}

/** Intents that ask for facts, whether or not they are put as a question. */
const facts: ReadonlySet<Intent> = new Set([
  ...(['track_order', 'track_refund', 'delivery_options', 'delivery_period', 'check_refund_policy', 'check_cancellation_fee'] as const),
  ...([
    'payment_methods',
    'product_question',
    'stock_question',
    'recommendation',
    'discount_question',
    'store_hours',
    'bot_question',
  ] as const),
]);
/** Intents that somebody has to carry out. */
const requests: ReadonlySet<Intent> = new Set([
  ...(['place_order', 'cancel_order', 'change_order', 'set_shipping_address', 'change_shipping_address', 'return_item'] as const),
  ...(['exchange_item', 'get_refund', 'get_invoice', 'create_account', 'edit_account', 'switch_account', 'delete_account'] as const),
  ...(['newsletter_subscription', 'recover_password', 'registration_problems', 'payment_issue'] as const),
]);

const ofOrders: ReadonlySet<Intent> = new Set(['track_order', 'track_refund']);

/** The message without the sentences that ask when somebody replies, or for a person. */
function otherThanWaiting(dialogue: DialogueContext): DialogueContext {
  const { nlu } = dialogue;
  const isOther = (text: string) =>
    !asksWhen.test(normalizeText(text)) && !asksPresence.test(normalizeText(text)) && personRequestIn(text) !== 'yes';
  const sentences = sentencesOf(nlu.text);
  if (sentences.every(isOther)) return dialogue;
  const text = sentences.filter(isOther).join(' ');
  return { ...dialogue, nlu: { ...nlu, text, detectedIntents: nlu.detectedIntents.filter((one) => isOther(one.text)) } };
}

/** Handed off because the AI had no answer: what follows may be about something else that it can answer. */
const gaps: readonly (HandoffReason | undefined)[] = ['missing_knowledge', 'low_confidence'];

/**
 * Whether something in the message can be looked up: a question, or words that ask for a fact. Details are no question, whatever they
 * resemble.
 */
function informative({ nlu, verified, briefing }: DialogueContext, hasDetails: boolean): boolean {
  if (nlu.consent !== undefined || isFile.test(nlu.text)) return false;
  // Nobody is verified here, so an order stays unread.
  const asked = nlu.detectedIntents.filter(
    ({ intent }) => (verified || !ofOrders.has(intent)) && !isCourtesy(intent) && intent !== 'contact_human_agent',
  );
  if (asked.some(({ intent, likelihood }) => intent === 'bot_question' && likelihood >= 0.5)) return true;
  if (asked.some(({ question, text }) => question || text.includes('?'))) return true;
  if (hasDetails) return false;
  const isGap = gaps.includes(briefing.waiting?.reason);
  return asked.some(({ intent, likelihood }) =>
    isGap ? !requests.has(intent) : facts.has(intent) && likelihood >= (ofOrders.has(intent) ? 0.4 : 0.55),
  );
}

/** Courtesies that the server may send without a source. */
const sourceless: readonly (string | null)[] = ['bot_question'];

/** The usual answer, if it is one: with a source, sure enough, not said just before, and without asking for what only an action needs. */
function accepted({ briefing, say }: DialogueContext, last: string, outcome: Outcome): Outcome | undefined {
  const isOf = (kind: Source['kind']) => outcome.sources.some((source) => source.kind === kind);
  const isSure = outcome.confidence >= briefing.shop.confidenceThreshold;
  const isAnswer = outcome.decision === 'answer' && (sourceless.includes(outcome.intent) || (outcome.sources.length > 0 && isSure));
  const isChoice = outcome.decision === 'ask' && isOf('product') && !isOf('order');
  if (!isAnswer && !isChoice) return undefined;
  const offers = [say.offerPerson, say.offerPersonHere, say.personAnyTime];
  const text = offers.reduce((rest, offer) => rest.replace(offer, ''), outcome.text).trim();
  if (text === '' || text === last) return undefined;
  const memory = recall(outcome.memory);
  // Nobody is offered a second time.
  return { ...outcome, text, memory: memory.awaiting === 'person' ? { ...memory, awaiting: null } : outcome.memory };
}

/** Intents that a teammate looks up an order for. */
const aboutOrder: ReadonlySet<Intent> = new Set([...orderIntents, 'get_invoice', 'payment_issue', 'complaint']);

/** What the teammate will need and the customer hasn't given: which order, then a photo of what is damaged. Each is asked for once. */
function needs({ briefing: { turns, waiting }, nlu, memory }: DialogueContext, { words }: Voice): string {
  if (nlu.text.includes('?') || gaps.includes(waiting?.reason)) return '';
  const by = (who: string) => turns.flatMap(({ author, text }) => (author === who ? [text] : [])).join('\n');
  const [theirs, ours] = [by('customer'), by('ai')];
  const intent = nlu.detectedIntents.find(({ likelihood }) => likelihood >= 0.5)?.intent;
  // What the customer wants now, or explains about what they wanted.
  const isAnother = intent !== undefined && requests.has(intent);
  const isWhere = intent === 'track_order' && orderNumbersIn(nlu.text).length === 0;
  const isDamaged = !isAnother && !isWhere && damaged.test(normalizeText(theirs));
  const isOrder = isDamaged || (intent !== undefined && aboutOrder.has(intent));
  const hasOrder = memory.slots.order_number !== undefined || orderNumbersIn(`${theirs}\n${ours}`).length > 0;
  if (isOrder && !hasOrder && !ours.includes(words.askOrder)) return words.askOrder;
  return isDamaged && theirs.search(file) < 0 && !ours.includes(words.askPhoto) ? words.askPhoto : '';
}

type Detail = { kind: 'order' | 'email' | 'phone' | 'photo' | 'file'; value: string };
const isFile = /^\s*(?:\[[^\]\n]{1,200}\.\w{2,5}\]\s*)+$/;
const file = /\[[^\]\n]{1,200}\.(\w{2,5})\]/g;
const pictures = /^(?:jpe?g|png|gif|webp|heic|heif|avif|bmp)$/i;

/** "H2381, not H2493" names one order. */
const corrected = /(?:^|\s)(?:not|instead of|no|nicht|statt|pas|au lieu de|en lugar de|nao|em vez de|niet|non|invece di)\s*#?$/;

/** What the customer gave: order numbers, an email address, a phone number, files. */
function detailsIn(text: string): Detail[] {
  const files = [...text.matchAll(file)].map(([name, ending = '']): Detail => ({
    kind: pictures.test(ending) ? 'photo' : 'file',
    value: name,
  }));
  const words = text.replace(file, ' ');
  const orders = orderNumbersIn(words)
    .filter((number) => !corrected.test(normalizeText(words.slice(0, Math.max(0, words.indexOf(number))))))
    .map((value): Detail => ({ kind: 'order', value }));
  const emails = emailsIn(words).map((value): Detail => ({ kind: 'email', value }));
  const phones = extractEntities(words).phones.map((value): Detail => ({ kind: 'phone', value }));
  return [...orders, ...emails, ...phones, ...files];
}

/** "order H2493, your email address and your photo", each kind once. */
function listed({ words }: Voice, details: readonly Detail[]): string {
  const names = [...new Set(details.map(({ kind, value }) => (kind === 'order' ? words.details.order(value) : words.details[kind])))];
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${words.and} ${last}`;
}

const courtesyWords = { thanks: 'welcome', goodbye: 'welcome', greeting: 'here' } as const;
/** "Thanks, but it leaks" is more than thanks. */
const contrast = anywhere('but, still, however, not, pero, mais, aber, doch, mas, maar, ma, nicht, pas, nao, niet, non');
const thanks = atStart(
  'thanks, thank you, thx, ty, many thanks, cheers, merci, danke, vielen dank, gracias, muchas gracias, obrigad[oa], bedankt, dank u, dank je, grazie',
);
const openers = anywhere('hello, hi, hey, hola, bonjour, salut, hallo, ola, ciao, buongiorno, anyone');
/** Which short courtesy fits; undefined when the message says more. */
function courtesyOf({ nlu }: DialogueContext): 'welcome' | 'okay' | 'here' | undefined {
  const words = normalizeText(nlu.text);
  if (nlu.consent !== undefined || content.test(words) || patient.test(words)) return 'okay';
  if (contrast.test(words) || damaged.test(words)) return undefined;
  const length = nlu.text.trim().split(/\s+/).length;
  if (length <= 3 && thanks.test(words) && !nlu.text.includes('?')) return 'welcome';
  const others = nlu.detectedIntents.filter(({ intent, likelihood }) => likelihood >= 0.5 && !isCourtesy(intent));
  const courtesy = nlu.detectedIntents.find(({ intent, likelihood }) => likelihood >= 0.5 && isCourtesy(intent));
  if (courtesy && others.length === 0 && length <= 8) return courtesyWords[courtesy.intent as keyof typeof courtesyWords];
  if (openers.test(words) && length <= 2) return 'here';
  // Punctuation or an emoji.
  return nlu.empty && !/[\p{L}\d]/u.test(nlu.text) ? 'okay' : undefined;
}

const quoted = (text: string) => `“${text.replace(/\s+/g, ' ').trim().slice(0, 400)}”`;
