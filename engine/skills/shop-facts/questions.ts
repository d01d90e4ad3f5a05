import type { FactKind } from '@parley/contract/facts';
import type { DialogueContext } from '../../dialogue.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { countryOf, isRegion, placesIn, type Place } from '../../places.ts';
import { type Aspect, aspectsIn, factKindsIn, topicOf } from '../../shop-topics.ts';
import { amountIn } from './delivery.ts';
import { namesDay } from './hours.ts';
import type { Question } from './say.ts';

// What a message asks about the shop: the kind of fact, the places, and what about them, with what the conversation was about.

type Scene = Pick<DialogueContext, 'nlu' | 'memory' | 'lead' | 'message'>;

/** The questions about the shop that a message asks: one for each kind. */
export function shopQuestionsIn(scene: Scene): Question[] {
  const { nlu, message } = scene;
  // "How long does that take? I paid with PayPal": what is told beside a question isn't asked.
  const asking = message.clauses.filter(({ form, negated }) => form !== null && !negated).map(({ text }) => text);
  const rest = asking.length > 0 && asking.length < message.clauses.length ? nlu.text : '';
  const own = asking.length > 0 ? asking.join(' ') : nlu.text;
  const each = asking.length > 1 ? asking.flatMap((text) => questionIn(scene, text, false) ?? []) : [];
  const kinds = new Set(each.map(({ kind }) => kind));
  if (kinds.size > 1) return each.filter(({ kind }, at) => each.findIndex((one) => one.kind === kind) === at);
  const question =
    questionIn(scene, own, true) ??
    (rest === '' ? undefined : questionIn({ ...scene, memory: { ...scene.memory, topic: null, page: null } }, rest, true));
  if (!question) return [];
  // "If I pick it up, what does that cost?": what the message names goes before what was the subject.
  const [named] = question.isFollowUp && rest !== '' ? factKindsIn(rest, undefined, 0) : [];
  if (named !== undefined && named !== question.kind) {
    const whole = questionIn({ ...scene, memory: { ...scene.memory, topic: null, page: null } }, rest, true);
    if (whole) return [{ ...whole, aspects: aspectsIn(nlu.text) }];
  }
  // The amount may stand beside the question.
  return [{ ...question, text: nlu.text }];
}

function questionIn({ nlu, memory, lead }: Scene, text: string, isWhole: boolean): Question | undefined {
  const isLead = isWhole && lead !== undefined;
  const [said] = factKindsIn(text, isLead ? lead.intent : undefined, isLead ? lead.likelihood : 0);
  // The place may stand beside the question: "Munich would do. How long?", "Do you deliver to France? I live on Corsica".
  const [asked, all] = [placesAsked(text), isWhole ? placesAsked(nlu.text) : []];
  const isWider = asked.length === 0 || all.length > asked.length || all.some(isRegion);
  const places = all.length > 0 && isWider ? all : asked;
  const aspects = aspectsIn(text);
  const topic = topicOf(memory);
  // "How long to Barcelona, and how much?" asks about delivery, unless something else about places was the subject.
  // "And if I paid with PayPal?" after how long a refund takes.
  const isPaid = topic?.kind === 'refund_time' && said === 'payment_method' && paid.test(normalizeText(text));
  if (topic && isPaid) return { kind: topic.kind, text, places: [], aspects, isFollowUp: true, isGuess: false };
  const isBack = topic !== null && backs.has(topic.kind) && said === 'delivery' && ofThat.test(normalizeText(text));
  const kind = isBack
    ? 'return_cost'
    : (said ?? (asksOfPlace(text, places, aspects) && !(topic && ofPlaces.has(topic.kind)) ? 'delivery' : undefined));
  const before = topic?.place ? [topic.place] : [];
  const isNamed = said === undefined ? kind !== undefined : factKindsIn(text, undefined, 0).length > 0;
  const words = text.trim().split(/\s+/).length;
  const isShort = words <= mostInFollowUp;
  const isFurther =
    topic !== null &&
    isShort &&
    (places.length > 0 ||
      aspects.length > 0 ||
      amountIn(text) !== undefined ||
      (topic.kind === 'hours' && namesDay(text) && words <= mostAboutDay));
  // "How long does that take?" after a refund asks about the refund, whatever the wording alone looks like.
  if (topic && isFurther && !isNamed && topic.kind !== kind && places.length === 0 && isWhole)
    return { kind: topic.kind, text, places: before, aspects, isFollowUp: true, isGuess: false };
  if (kind !== undefined) {
    const known = places.length > 0 ? places : topic?.kind === kind && before.length > 0 ? before : placeFor(kind, memory.place);
    // The intent alone, without a word about it or a place: "carrier?", "how fast does it dry?"
    return {
      kind,
      text,
      places: known,
      aspects,
      isFollowUp: isBack,
      isGuess: !isNamed && (known.length === 0 || kind !== 'delivery') && !(kind === 'hours' && namesDay(text)),
    };
  }
  if (!topic || !isFurther || !isWhole) return undefined;
  return { kind: topic.kind, text, places: places.length > 0 ? places : before, aspects, isFollowUp: true, isGuess: false };
}
const mostInFollowUp = 16;
const mostAboutDay = 5;

const backs: ReadonlySet<FactKind> = new Set(['returns', 'return_cost', 'return_exception', 'exchange']);
/** "Who pays postage for that?" after a question about sending back. */
const ofThat = anywhere(
  'for that, for this, for it, on that, back, dafur, zuruck, por eso, por ello, para eso, de vuelta, vuelta, pour ca, pour cela, retour, por isso, para isso, de volta, daarvoor, terug, per quello, indietro',
);

const paid = anywhere(
  'paid, (?:bezahlt|gezahlt) (?:hab\\w*|hatte), hab\\w* (?:\\S+ ){0,4}(?:bezahlt|gezahlt), pague, pagado, ai paye, avais paye, paguei, paid with',
);

/** Kinds whose facts differ by place. */
const ofPlaces: ReadonlySet<FactKind> = new Set(['delivery', 'delivery_country', 'returns', 'return_cost', 'payment_method', 'pickup']);
const placeFor = (kind: FactKind, place: Place | null) => (kind === 'delivery' && place ? [place] : []);
const sends = anywhere(
  'send\\w*, post, mail, mand(?:ar|ais|an|as|o|ate|are), schick\\w*, sende\\w*, envoy\\w+, stur(?:en|t), opsturen, mandate, inviate, arriv\\w+, llega\\w*, cheg\\w+, komm\\w*',
);
/** Whether a text asks what it takes or costs to get something to a place. */
const asksOfPlace = (text: string, places: readonly Place[], aspects: readonly Aspect[]) =>
  places.length > 0 && (aspects.includes('time') || aspects.includes('cost') || sends.test(normalizeText(text)));

/**
 * The places that are asked about: the last one, and those listed with it ("Norway or Ireland"). "I live in Bastia, on Corsica": a part of a
 * country says more than the country.
 */
function placesAsked(text: string): Place[] {
  const places = placesIn(text);
  const at = places.map(({ name }) => text.indexOf(name));
  const isListed = (place: number) => {
    const between = text.slice((at[place] ?? 0) + (places[place]?.name.length ?? 0), at[place + 1]);
    return listed.test(between);
  };
  let from = places.length - 1;
  while (from > 0 && isListed(from - 1)) from--;
  const region = places.find(isRegion);
  const asked = from < places.length - 1 ? places.slice(from) : places.slice(-1);
  const all = region && !asked.includes(region) ? [region] : asked;
  // "Madrid, Spain" is one place.
  return all.filter(
    ({ code }, place) =>
      !all.some(
        (other, else_) =>
          else_ !== place &&
          countryOf(other.code) === countryOf(code) &&
          (else_ > place ? other.code.length >= code.length : other.code.length > code.length),
      ),
  );
}
const listed =
  /^[\s,/&.?!]*(?:(?:and|or|please|bitte|por favor|svp|y|o|u|e|ou|et|und|oder|en|of|ed|also|auch|aussi|también|também|ook|anche|to|nach|in|para|pour|naar|per|for|the|à|a|au|aux|la|le|les|l['’]|el|los|las|die|der|das|het|de|il|lo|gli|i)[\s,.?!'’]+)*$/iu;
