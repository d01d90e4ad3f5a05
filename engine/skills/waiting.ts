import type { Source } from '@parley/contract/messages';
import type { DialogueContext } from '../dialogue.ts';
import { emailsIn, extractEntities, orderNumbersIn } from '../entities.ts';
import type { Intent, Language } from '../intents.ts';
import { isCourtesy } from '../classify.ts';
import { spokenLanguage } from '../language.ts';
import { recall } from '../memory.ts';
import { anywhere, normalizeText } from '../nlu/pattern.ts';
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
  const lead = nlu.detectedIntents[0];
  const details = detailsIn(nlu.text);
  const added = details.length > 0 ? pick(voice, words.added(listed(voice, details))) : '';
  const quote = quoted(nlu.said);
  const reply = (text: string, noted = '', intent: string | null = lead?.intent ?? null): Outcome => ({
    ...{ decision: 'answer', text, cards: [], sources: [], confidence: 0.9, intent, memory: briefing.memory, courtesy: true },
    ...(noted !== '' && { noted }),
  });
  if (nlu.other) return reply(voice.last === sentenceIn(nlu.other) ? notedIn(nlu.other) : sentenceIn(nlu.other), quote);
  const safety = nlu.sensitive && say.sensitive[nlu.sensitive];
  if (safety !== undefined && !voice.last.includes(safety)) return reply(safety, quote);
  if (nlu.angry) return reply(withTeam(voice, pick(voice, words.sorry)), quote);
  const summary = waitingTexts[spokenLanguage(briefing.shop.locale)].summary;
  if (isSolved(dialogue)) return reply(pick(voice, words.solved), `${summary.solved} ${quote}`);
  const isWhen = asksWhen.test(normalizeText(nlu.text));
  const rest = isWhen ? withoutWhen(dialogue) : dialogue;
  const question = informative(rest, details.length > 0);
  // A matter of safety is for the team alone.
  const found = question && briefing.waiting?.reason !== 'sensitive_topic' ? accepted(dialogue, voice.last, await answer(rest)) : undefined;
  const when = isWhen ? whenBack(voice) : '';
  if (found) {
    const text = inOneLine(found.text, added, when);
    return { ...found, text: when === '' ? withTeam(voice, text) : text, ...(details.length > 0 && { noted: quote }) };
  }
  if (lead?.intent === 'contact_human_agent' && lead.likelihood >= 0.5)
    return reply(inOneLine(pick(voice, words.person), when || pick(voice, team(voice))), voice.told ? '' : `${summary.person} ${quote}`);
  if (isWhen && !question) return reply(inOneLine(added, when), details.length > 0 ? quote : '');
  if (added !== '') return reply(withTeam(voice, added), quote);
  if (lead && requests.has(lead.intent) && lead.likelihood >= 0.5) return reply(withTeam(voice, pick(voice, words.forTeam)), quote);
  if (question) return reply(withTeam(voice, pick(voice, words.unknown)), quote);
  const courtesy = courtesyOf(dialogue);
  if (courtesy) return reply(withTeam(voice, pick(voice, words[courtesy])));
  return reply(withTeam(voice, pick(voice, words.noted)), quote);
}

/** A reply for whatever the AI can't answer while a teammate is awaited. */
export function acknowledgement(briefing: Heard, language: Language): string {
  const voice = voiceOf(briefing, language);
  return withTeam(voice, pick(voice, voice.words.noted));
}

type Heard = Pick<Briefing, 'turns' | 'waiting'> & { shop: Pick<Briefing['shop'], 'timeZone'> };
/** How the AI speaks here: its texts, what it said last, and how often it wrote since the handoff. */
type Voice = { words: WaitingTexts; last: string; times: number; told: boolean; own: string; open: boolean; when: string | null };

function voiceOf({ turns, waiting, shop }: Heard, language: Language): Voice {
  const said = turns.filter(({ author }) => author === 'ai');
  const now = turns.at(-1)?.at ?? waiting?.since;
  const { since, backAt = null } = waiting ?? {};
  return {
    words: waitingTexts[language],
    last: said.at(-1)?.text ?? '',
    times: said.filter(({ at }) => since !== undefined && at > since).length,
    told: waiting?.told ?? false,
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
const withTeam = (voice: Voice, text: string) => (voice.told ? text : inOneLine(text, pick(voice, team(voice))));
/** The shop's own words about it come first. */
const whenBack = (voice: Voice) =>
  voice.own !== '' && !voice.last.includes(voice.own) ? voice.own : pick(voice, voice.open ? voice.words.noTime : team(voice));

const asksWhen = anywhere(`
  when (?:will|can|do|does|is|are|would) (?:\\w+ ){0,4}(?:some ?one|some ?body|any ?one|any ?body|you|they|the team|your team|team|a person|a human|a colleague|colleague|agent|he|she)(?: \\w+){0,2} (?:reply|replies|answer|answers|respond|write|back|available|there|here|open|contact|get back|call|look)
  (?:when|what time) (?:are you|is the team|is your team|will you|will they|are they) (?:be )?(?:back|open|available|there|online)
  how long (?:will|does|do|is|until|till|before|must|should|for)(?: (?:it|this|that|i|they|you|the|wait|someone|somebody|anyone|take|have|to|a|reply|response|an|answer)){0,6}\\W*$
  (?:is|are) (?:any ?one|any ?body|some ?one|some ?body|you) (?:still )?(?:there|here), still waiting, any (?:news|update)s?
  (?:cuando|a que hora) (?:me |nos )?(?:respond\\w+|contest\\w+|vuelv\\w+|abr\\w+|llam\\w+|escrib\\w+|habra alguien|estara\\w*|va a|van a)(?: \\w+){0,4}, (?:cuanto (?:tiempo )?(?:tard\\w+|hay que esperar|tengo que esperar|falta)), hay alguien, sigo esperando, alguna novedad
  quand (?:est ce que )?(?:\\w+ ){0,4}(?:repond\\w*|repondra|reviendr\\w*|serez|revient|revenez|disponible|de retour)(?: \\w+){0,2}, quand (?:aurai je|vais je avoir) (?:une )?reponse, combien de temps (?:\\w+ ){0,3}(?:attend\\w+|faut il|dure\\w*|prend\\w*|va), (?:il )?y a (?:t il )?quelqu un, j attends toujours, des nouvelles
  (?:wann|ab wann) (?:\\w+ ){0,5}(?:antwort\\w*|meld\\w+|zuruck|wieder da|erreichbar|jemand|da|schreib\\w+)(?: \\w+){0,2}, wie lange (?:dauert|muss|soll|noch)(?: (?:das|es|ich|denn|noch|warten|wohl|ungefahr|etwa)){0,4}\\W*$, ist (?:da |hier |noch )*jemand(?: da| hier)?, warte (?:ich )?(?:noch )?immer, gibt es (?:etwas )?neues
  (?:quando|a que horas) (?:e que )?(?:me |nos )?(?:respond\\w+|voltam|volta|voltarao|contact\\w+|alguem|abrem|estao|vao)(?: \\w+){0,4}, quanto tempo (?:demora\\w*|falta|tenho que esperar|vou esperar)(?: \\w+){0,3}\\W*$, (?:esta|ha) (?:ai )?alguem, ainda estou a espera, ha novidades
  wanneer (?:\\w+ ){0,4}(?:antwoord\\w*|terug|reageert|bereikbaar|iemand|open)(?: \\w+){0,2}, hoe lang (?:duurt|moet)(?: (?:het|dat|ik|nog|wachten)){0,4}\\W*$, is (?:daar|hier|er) iemand, ik wacht nog
  quando (?:\\w+ ){0,3}(?:rispond\\w+|torn\\w+|disponibil\\w+|qualcuno)(?: \\w+){0,2}, quanto (?:tempo )?(?:ci vuole|devo aspettare|manca), c e qualcuno, sto ancora aspettando`);

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
  return nlu.consent === 'never_mind' || solved.test(normalizeText(nlu.text));
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

/** The message without the sentences that ask when somebody replies. */
function withoutWhen(dialogue: DialogueContext): DialogueContext {
  const { nlu } = dialogue;
  const isOther = (text: string) => !asksWhen.test(normalizeText(text));
  const text = sentencesOf(nlu.text).filter(isOther).join(' ');
  return { ...dialogue, nlu: { ...nlu, text, detectedIntents: nlu.detectedIntents.filter((one) => isOther(one.text)) } };
}

/** Whether something in the message can be looked up. A bare detail isn't a question, whatever it resembles. */
function informative({ nlu, verified }: DialogueContext, hasDetails: boolean): boolean {
  if (nlu.consent !== undefined || isFile.test(nlu.text)) return false;
  // Nobody is verified here, so an order stays unread.
  const asked = nlu.detectedIntents.filter(({ intent }) => verified || !ofOrders.has(intent));
  if (asked.some(({ intent, likelihood }) => intent === 'bot_question' && likelihood >= 0.5)) return true;
  if (hasDetails && !nlu.text.includes('?') && nlu.text.trim().split(/\s+/).length <= 6) return false;
  return asked.some(
    ({ intent, likelihood, question, text }) =>
      !isCourtesy(intent) &&
      intent !== 'contact_human_agent' &&
      (question || text.includes('?') || (facts.has(intent) && likelihood >= 0.55)),
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

type Detail = { kind: 'order' | 'email' | 'phone' | 'photo' | 'file'; value: string };
const isFile = /^\s*(?:\[[^\]\n]{1,200}\.\w{2,5}\]\s*)+$/;
const file = /\[[^\]\n]{1,200}\.(\w{2,5})\]/g;
const pictures = /^(?:jpe?g|png|gif|webp|heic|heif|avif|bmp)$/i;

/** What the customer gave: order numbers, an email address, a phone number, files. */
function detailsIn(text: string): Detail[] {
  const files = [...text.matchAll(file)].map(([name, ending = '']): Detail => ({
    kind: pictures.test(ending) ? 'photo' : 'file',
    value: name,
  }));
  const words = text.replace(file, ' ');
  const orders = orderNumbersIn(words).map((value): Detail => ({ kind: 'order', value }));
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
const openers = anywhere('hello, hi, hey, hola, bonjour, salut, hallo, ola, ciao, buongiorno, anyone');
/** Which short courtesy fits; undefined when the message says more. */
function courtesyOf({ nlu }: DialogueContext): 'welcome' | 'okay' | 'here' | undefined {
  if (nlu.consent !== undefined) return 'okay';
  const others = nlu.detectedIntents.filter(({ intent, likelihood }) => likelihood >= 0.5 && !isCourtesy(intent));
  const courtesy = nlu.detectedIntents.find(({ intent, likelihood }) => likelihood >= 0.5 && isCourtesy(intent));
  const isShort = nlu.text.trim().split(/\s+/).length <= 8;
  if (courtesy && others.length === 0 && isShort) return courtesyWords[courtesy.intent as keyof typeof courtesyWords];
  if (openers.test(normalizeText(nlu.text)) && nlu.text.trim().split(/\s+/).length <= 2) return 'here';
  // Punctuation or an emoji.
  return nlu.empty && !/[\p{L}\d]/u.test(nlu.text) ? 'okay' : undefined;
}

const quoted = (text: string) => `“${text.replace(/\s+/g, ' ').trim().slice(0, 400)}”`;
