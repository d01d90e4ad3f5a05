// Evaluates handoffs: whether the classification of a first message leads to one, before any lookup.
import { pathToFileURL } from 'node:url';
import { decide } from '../../engine/decision.ts';
import { classify } from '../../engine/classify.ts';
import { readConversations } from './abcd-gold.ts';
import { freshHandOff, freshNoHandOff, lastHandOff, lastNoHandOff } from './handoff-fresh.ts';
import { heldOutHandOff, heldOutNoHandOff } from './handoff-held-out.ts';
import { type Blind, blindLast, blindMeasured, blindOutlandish, blindStudied, needsNobody, needsPerson } from './intents-blind.ts';
import { handOff, noHandOff } from './handoff-sentences.ts';
import type { Section } from './section.ts';
import { readTau } from './tau-gold.ts';

const verbose = process.argv.includes('--verbose');

const handsOver = (text: string) => decide(classify(text, 'en')).decision === 'hand_off';

const linesIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

export function report(dataFolder: string): Promise<Section> {
  return Promise.resolve({
    title: 'Handing over',
    lines: [
      ...own('sentences of our own', handOff, noHandOff),
      ...own('more, written before the rules and by the same hand', heldOutHandOff, heldOutNoHandOff),
      ...own('more, written after the rules, which grew by them', freshHandOff, freshNoHandOff),
      ...own('more, evaluated once and left unchanged', lastHandOff, lastNoHandOff),
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

function own(title: string, handoffGroups: Groups, otherGroups: Groups): string[] {
  const groups = [
    ...Object.entries(handoffGroups).map(([why, text]) => ({ why, expected: true, texts: linesIn(text) })),
    ...Object.entries(otherGroups).map(([why, text]) => ({ why, expected: false, texts: linesIn(text) })),
  ].map((group) => ({ ...group, predicted: group.texts.filter(handsOver) }));
  const count = (expected: boolean) => groups.filter((group) => group.expected === expected);
  const right = count(true).reduce((sum, { predicted }) => sum + predicted.length, 0);
  const wrong = count(false).reduce((sum, { predicted }) => sum + predicted.length, 0);
  const wanted = count(true).reduce((sum, { texts }) => sum + texts.length, 0);
  const all = groups.reduce((sum, { texts }) => sum + texts.length, 0);
  return [
    `${all} ${title}: precision ${(right / (right + wrong)).toFixed(3)}, recall ${(right / wanted).toFixed(3)}.`,
    ...groups.flatMap(({ why, expected, texts, predicted }) => [
      `  ${why}: ${predicted.length} of ${texts.length} handed over${expected ? '' : ' (none should be)'}`,
      ...(verbose
        ? texts
            .filter((text) => predicted.includes(text) !== expected)
            .slice(0, 10)
            .map((text) => `      ${expected ? 'missed' : 'wrong'}: ${text}`)
        : []),
    ]),
  ];
}

const blind = (title: string, all: readonly Blind[]) =>
  own(title, { 'needs a person (blind)': textsOf(all.filter(needsPerson)) }, { 'needs nobody (blind)': textsOf(all.filter(needsNobody)) });
const textsOf = (all: readonly Blind[]) => all.map(({ text }) => text).join('\n');

/** The tasks whose reference solution ends with a handoff, and all others. */
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

/** A sampled conversation escalates when the agent notifies somebody; the customer's messages before that don't ask for it. */
function conversations(dataFolder: string): string[] {
  const sampled = readConversations(dataFolder);
  if (!sampled) return ['Sampled conversations: left out, the data set is not there.'];
  const escalated = sampled.filter(({ delexed }) => delexed.some(({ targets }) => targets[2] === 'notify-team'));
  const turns = sampled.flatMap(({ original }) => original.filter(([speaker]) => speaker === 'customer').map(([, text]) => text));
  const predicted = turns.filter(handsOver);
  return [
    `Sampled conversations: in ${escalated.length} of ${sampled.length} the agent (never the customer) brings in a manager; of ${turns.length} turns of customers, none of which asks for a person, ${predicted.length} would be handed over.`,
    ...(verbose ? predicted.map((text) => `      wrong: ${text}`) : []),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log((await report(process.env['PARLEY_DATA_SETS'] ?? '../shared/data')).lines.join('\n'));
