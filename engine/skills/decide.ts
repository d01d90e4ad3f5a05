import type { Outcome, Trace } from '../port.ts';
import type { DialogueContext } from '../dialogue.ts';
import type { Fact } from '../tools.ts';
import type { Proposal, Skill } from './skill.ts';

// The skills compete for a message. The best explanation wins: wording, data and the words it accounts for, together.

type Rated = Proposal & { coverage: number; score: number };

const weights = { fit: 0.55, evidence: 0.25, coverage: 0.2 };

function rate(scene: DialogueContext, proposal: Proposal): Rated {
  const { words } = scene.message;
  const { explains } = proposal;
  const coverage = explains === 'all' || words.length === 0 ? 1 : words.filter((word) => explains.has(word)).length / words.length;
  return {
    ...proposal,
    coverage,
    score: weights.fit * proposal.fit + weights.evidence * proposal.evidence + weights.coverage * coverage,
  };
}

/** The proposals of the skills, best first. */
async function rank(scene: DialogueContext, skills: readonly Skill[]): Promise<Rated[]> {
  const proposals = (await Promise.all(skills.map(async (skill) => skill(scene)))).flat().map((proposal) => rate(scene, proposal));
  return proposals.toSorted((one, other) => other.score - one.score);
}

/** What answers a message that is no reply to what was asked; undefined when nothing surely does. */
export async function asideIn(scene: DialogueContext, skills: readonly Skill[]): Promise<Proposal | undefined> {
  const [best] = await rank(scene, skills);
  return best && best.score >= leastAside && !saysNothing.has(best.skill) ? best : undefined;
}
const leastAside = 0.6;
/** Skills that answer what nothing explains. */
const saysNothing: ReadonlySet<string> = new Set(['unclear', 'unknown', 'out_of_scope']);

/** Lets the skills compete and answers with the winner's outcome. */
export async function decide(scene: DialogueContext, skills: readonly Skill[]): Promise<Outcome> {
  const ranked = await rank(scene, skills);
  const [winner] = ranked;
  if (!winner) throw new Error('No skill applies: the fallback is missing.');
  const outcome = await winner.answer();
  return { ...outcome, trace: outcome.trace ?? traceOf(scene, ranked) };
}

const mostListed = 8;
const percent = (value: number) => Math.round(value * 100) / 100;

/** What was read, found and weighed, for the playground and for reports. */
function traceOf({ message, ground, memory, nlu }: DialogueContext, ranked: readonly Rated[]): Trace {
  const [winner] = ranked;
  return {
    read: {
      language: nlu.language,
      clauses: message.clauses.map(({ text, form, negated, guesses }) => ({
        text: text.slice(0, 300),
        form,
        negated,
        intents: guesses.slice(0, 3).map(({ intent, likelihood }) => ({ intent, likelihood: percent(likelihood) })),
      })),
      words: message.words.slice(0, 40),
      unexplained: message.words.filter((word) => winner && winner.explains !== 'all' && !winner.explains.has(word)).slice(0, 40),
    },
    ground: {
      products: ground.products.slice(0, mostListed).map(({ id, name, score }) => ({ id, name, score: percent(score) })),
      shown: ground.shown.map(({ id, name }) => ({ id, name })),
      focus: ground.focus === null ? null : { id: ground.focus.id, name: ground.focus.name },
      page: ground.page && {
        id: ground.page.passage.article_id,
        title: ground.page.passage.title,
        relevance: percent(ground.page.relevance),
      },
      facts: tracedFacts(ground.facts),
      orders: ground.orders.map(({ order_number: number }) => number),
    },
    state: memory,
    skills: ranked.slice(0, mostListed).map(({ skill, score, fit, evidence, coverage, explains }) => ({
      skill,
      score: percent(score),
      fit: percent(fit),
      evidence: percent(evidence),
      coverage: percent(coverage),
      explains: explains === 'all' ? [...message.words] : [...explains],
    })),
  };
}

/** Shop facts as a trace shows them: the kind with what or where it is about, and the sentence. */
export const tracedFacts = (facts: readonly Fact[]) =>
  facts.map(({ kind, name, countries, text }) => ({
    name: [kind.replaceAll('_', ' '), name, countries?.join(', ')].filter(Boolean).join(', '),
    value: text,
  }));
