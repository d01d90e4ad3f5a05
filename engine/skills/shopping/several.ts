import type { Need } from '../../memory.ts';
import type { FoundProduct } from '../../tools.ts';
import type { Language } from '../../intents.ts';
import { type Candidate, isOfKinds, isThere, rate, search } from './find.ts';
import { isKind } from './match.ts';
import { needAfter } from './need.ts';
import { looksFor } from './asks.ts';
import { type Plan, type Talk, isAsked } from './plan.ts';
import { queryIn } from './reading.ts';
import { reasonFor } from './suggest.ts';
import { kindsFor } from './uses.ts';
import { answerAbout, isForeign, lineOf, sureOf } from './write.ts';

// Several kinds of things in one message: "a bread knife and a light for my nightstand".

const joints = /\s(?:and|und|et|y|e|en|plus|as well as|sowie|&)\s|,?\s(?:AND|und auch|and also)\s|[.;!?]\s+/u;
const mostOfEach = 2;
const mostKinds = 3;

type Part = { need: Need; fitting: readonly Candidate[]; isOwn: (product: FoundProduct) => boolean };

/** Each kind gets its own products. */
export async function several(talk: Talk): Promise<Plan | undefined> {
  const { scene, text, reference } = talk;
  // "A bread knife and a lamp": the first may be a product's name.
  if (reference?.by === 'name' && (reference.products.length > 1 || !(looksFor(text) || asksForTwo.test(text)))) return undefined;
  const clauses = text.split(joints).filter((one) => /\p{L}{3}/u.test(one));
  if (clauses.length < 2 || clauses.length > 6) return undefined;
  const parts = (await Promise.all(clauses.map((clause) => partOf(talk, clause, scene.nlu.language)))).filter((one) => one !== undefined);
  const kinds = parts.filter(
    (part, at) => !parts.slice(0, at).some((before) => part.fitting.some(({ product }) => before.isOwn(product as FoundProduct))),
  );
  if (kinds.length < 2 || !(isAsked(text) || kinds.length === clauses.length || asksForTwo.test(text))) return undefined;
  const groups = kinds.slice(0, mostKinds).map(({ need, fitting }) => ({ need, fitting: fitting.slice(0, mostOfEach) }));
  const products = groups.flatMap(({ fitting }) => fitting.map(({ product }) => product));
  const lines = groups.map(({ need, fitting }) =>
    fitting
      .map(({ product, variants }) => lineOf(scene, product, isForeign(scene) ? '' : reasonFor(product, need.text), variants))
      .join('\n'),
  );
  return {
    skill: 'several_kinds',
    fit: 0.86,
    evidence: 1,
    products,
    answer: () =>
      answerAbout(scene, {
        text: [scene.say.recommended(products.length), lines.join('\n')].join('\n'),
        products,
        intent: 'recommendation',
        confidence: sureOf(0.8),
        remember: {
          need: groups.at(-1)?.need ?? null,
          misses: 0,
          detected: { intent: 'recommendation', text: text.slice(-2000), likelihood: 0.85 },
        },
      }),
  };
}
const asksForTwo =
  /\b(?:two|2|three|3|both|zwei|drei|deux|trois|dos|tres|duas|dois|due|tre|twee|drie) (?:things|kinds|sachen|dinge|choses|cosas|coisas|cose|dingen)\b/i;

async function partOf({ scene, query: whole }: Talk, clause: string, language: Language): Promise<Part | undefined> {
  const query = queryIn(clause, language);
  const uses = kindsFor(clause);
  const [byWords, byUse] = await Promise.all([
    query.words.length > 0 ? search(scene.tools, clause) : [],
    uses.length > 0 ? search(scene.tools, uses.join(' ')) : [],
  ]);
  const found = [...byWords, ...byUse.filter(({ id }) => !byWords.some((one) => one.id === id))];
  const { kind } = query;
  const isNamed = kind !== null && (kind.role !== 'mention' || kind.isInitial) && found.some((product) => isKind(product, kind.head));
  const isOwn = (product: FoundProduct) => (isNamed ? isKind(product, kind.head) : isOfKinds(product, uses));
  if (!isNamed && !found.some(isOwn)) return undefined;
  const need = needAfter(null, { ...query, kind: isNamed ? kind : null, limits: whole.limits, without: whole.without }, false);
  const { able } = rate(need, found, isNamed ? kind : null);
  const fitting = able.filter(({ product }) => isThere(product) && isOwn(product as FoundProduct));
  return fitting.length > 0 ? { need, fitting, isOwn } : undefined;
}
