import type { Chance } from './chance.ts';

/** The lines of a block, without indentation. */
export const linesOf = (block: string) =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Generates one sentence of a line: a choice for every `{list}` and every `[a|b|]`, which may be nested. */
export function sentenceOf(line: string, lists: Readonly<Record<string, readonly string[]>>, chance: Chance): string {
  let sentence = line;
  for (let depth = 0; depth < 8 && /[[{]/.test(sentence); depth++) {
    sentence = sentence
      .replace(/\{(\w+)\}/g, (_, name: string) => {
        const choices = lists[name];
        if (!choices) throw new Error(`Unknown list ${name}: ${line}`);
        return chance.of(choices);
      })
      .replace(/\[([^[\]{}]*)\]/g, (_, choices: string) => chance.of(choices.split('|')));
  }
  return sentence.replace(/\s+/g, ' ').trim();
}

const doubled = /^(?:get|set|put|stop|swap|submit|cancel|ship|drop|log|sign|shop|cut|begin|run|let|forget|reset|plan|bin|opt|sit)$/;
const asIs = /^(?:be|see)$/;

/** "cancel my order" → "cancelling my order". */
export function gerund(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ');
  return [ing(verb), ...rest].join(' ');
}
function ing(verb: string) {
  if (asIs.test(verb)) return `${verb}ing`;
  if (verb === 'sign' || verb === 'log') return verb === 'log' ? 'logging' : 'signing';
  if (doubled.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return verb.length > 2 && verb.endsWith('e') && !verb.endsWith('ee') ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}
