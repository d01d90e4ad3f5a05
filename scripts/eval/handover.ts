// Whether a person is fetched when one should be: by what is understood of a first message, before anything is looked up.
import { pathToFileURL } from 'node:url';
import { judge } from '../../engine/decision.ts';
import { understand } from '../../engine/understand.ts';
import { readConversations } from './abcd-gold.ts';
import { freshHandOver, freshNoHandOver, lastHandOver, lastNoHandOver } from './handover-fresh.ts';
import { heldOutHandOver, heldOutNoHandOver } from './handover-held-out.ts';
import { type Blind, blindLast, blindMeasured, blindOutlandish, blindStudied, needsNobody, needsPerson } from './intents-blind.ts';
import { handOver, noHandOver } from './handover-sentences.ts';
import type { Section } from './section.ts';
import { readTau } from './tau-gold.ts';

const verbose = process.argv.includes('--verbose');

const handsOver = (text: string) => judge(understand(text, 'en')).decision === 'hand_over';

const linesIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

export function report(dataFolder: string): Promise<Section> {
  return Promise.resolve({
    title: 'Handing over',
    lines: [
      ...own('sentences of our own', handOver, noHandOver),
      ...own('more, written before the rules and by the same hand', heldOutHandOver, heldOutNoHandOver),
      ...own('more, written after the rules, which grew by them', freshHandOver, freshNoHandOver),
      ...own('more, heard once and left so', lastHandOver, lastNoHandOver),
      ...blind('written blind, the half that was studied', blindStudied),
      ...blind('written blind, the half that was only measured', blindMeasured),
      ...blind('written blind, a second set', blindLast),
      ...blind('written to avoid every usual word', blindOutlandish),
      ...tasks(dataFolder),
      ...conversations(dataFolder),
    ],
  });
}

type Groups = Readonly<Record<string, string>>;

function own(title: string, wantedOf: Groups, unwanted: Groups): string[] {
  const groups = [
    ...Object.entries(wantedOf).map(([why, text]) => ({ why, expected: true, texts: linesIn(text) })),
    ...Object.entries(unwanted).map(([why, text]) => ({ why, expected: false, texts: linesIn(text) })),
  ].map((group) => ({ ...group, given: group.texts.filter(handsOver) }));
  const count = (expected: boolean) => groups.filter((group) => group.expected === expected);
  const right = count(true).reduce((sum, { given }) => sum + given.length, 0);
  const wrong = count(false).reduce((sum, { given }) => sum + given.length, 0);
  const wanted = count(true).reduce((sum, { texts }) => sum + texts.length, 0);
  const all = groups.reduce((sum, { texts }) => sum + texts.length, 0);
  return [
    `${all} ${title}: precision ${(right / (right + wrong)).toFixed(3)}, recall ${(right / wanted).toFixed(3)}.`,
    ...groups.flatMap(({ why, expected, texts, given }) => [
      `  ${why}: ${given.length} of ${texts.length} handed over${expected ? '' : ' (none should be)'}`,
      ...(verbose
        ? texts
            .filter((text) => given.includes(text) !== expected)
            .slice(0, 10)
            .map((text) => `      ${expected ? 'missed' : 'wrong'}: ${text}`)
        : []),
    ]),
  ];
}

const blind = (title: string, all: readonly Blind[]) =>
  own(title, { 'needs a person (blind)': textsOf(all.filter(needsPerson)) }, { 'needs nobody (blind)': textsOf(all.filter(needsNobody)) });
const textsOf = (all: readonly Blind[]) => all.map(({ text }) => text).join('\n');

/** Of the tasks that are known, those whose reference ends with a person, and all others, whose reference ends without one. */
function tasks(dataFolder: string): string[] {
  const shop = readTau(dataFolder);
  if (!shop) return ['Instructions of tasks: left out, the data set is not there.'];
  const isEscalated = ({ actions }: (typeof shop.tasks)[number]) => actions.some(({ name }) => name === 'transfer_to_human_agents');
  const escalated = shop.tasks.filter(isEscalated);
  const others = shop.tasks.filter((task) => !isEscalated(task));
  const firstWords = (text: string) =>
    text
      .replaceAll(/\bYou(?:'re| are)\b/g, 'I am')
      .replaceAll(/\bYour\b/g, 'My')
      .replaceAll(/\byou(?:'ve| have)\b/gi, 'I have')
      .replaceAll(/\byour\b/g, 'my');
  const wrong = others.filter(({ instruction }) => handsOver(firstWords(instruction)));
  const met = escalated.filter(({ instruction }) => handsOver(firstWords(instruction)));
  return [
    escalated.length === 0
      ? 'Instructions of tasks: no reference ends with a person, so they tell no recall.'
      : `Instructions of tasks: ${met.length} of ${escalated.length} that end with a person are handed over.`,
    `  Of ${others.length} that end without one, ${wrong.length} would be handed over at the first message.`,
    ...(verbose ? wrong.slice(0, 10).map(({ instruction }) => `      wrong: ${instruction.slice(0, 300)}`) : []),
  ];
}

/** A sampled conversation escalates where the agent notifies somebody else; what the customer had said until then is not a wish for it. */
function conversations(dataFolder: string): string[] {
  const sampled = readConversations(dataFolder);
  if (!sampled) return ['Sampled conversations: left out, the data set is not there.'];
  const escalated = sampled.filter(({ delexed }) => delexed.some(({ targets }) => targets[2] === 'notify-team'));
  const turns = sampled.flatMap(({ original }) => original.filter(([speaker]) => speaker === 'customer').map(([, text]) => text));
  const given = turns.filter(handsOver);
  return [
    `Sampled conversations: in ${escalated.length} of ${sampled.length} the agent (never the customer) brings in a manager; of ${turns.length} turns of customers, none of which asks for a person, ${given.length} would be handed over.`,
    ...(verbose ? given.map((text) => `      wrong: ${text}`) : []),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log((await report(process.env['PARLEY_DATA_SETS'] ?? '../shared/data')).lines.join('\n'));
