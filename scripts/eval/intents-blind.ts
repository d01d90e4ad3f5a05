// Sentences written from the list of intents alone, before the author read any training phrase. Errors in every other sentence (the first of each
// two) led to new phrases in other words; the rest and the second set were only measured.
import { type Intent, intents } from '@parley/contract/intents';
import { blindEnglish } from './intents-blind-english.ts';
import { blindOthers } from './intents-blind-others.ts';
import { blindSecond } from './intents-blind-second.ts';
import { blindStrange } from './intents-blind-strange.ts';

/** `group`: an intent, `nothing`, `negated` (a negated intent without another), or the reason for a handoff. */
export type Blind = { group: string; language: string; text: string };

function read(...blocks: string[]): Blind[] {
  let group = '';
  return blocks
    .flatMap((block) => block.split('\n'))
    .flatMap((line) => {
      if (line.startsWith('## ')) group = line.slice(3);
      const [, language, text] = /^(\w\w): (.+)$/.exec(line) ?? [];
      return language && text ? [{ group, language, text }] : [];
    });
}

const first = read(blindEnglish, blindOthers);
export const blindStudied = first.filter((_, at) => at % 2 === 0);
export const blindMeasured = first.filter((_, at) => at % 2 === 1);
export const blindLast = read(blindSecond);
export const blindOutlandish = read(blindStrange);

/** The intent of a sentence; undefined when its group is about who answers. */
export function intentOf({ group }: Blind): Intent | undefined {
  return group === 'nothing' ? 'out_of_scope' : intents.find((intent) => intent === group);
}

/** Reasons for a handoff other than an explicit request. */
const reasons = ['anger', 'legal', 'fraud', 'danger', 'selfharm', 'privacy', 'media'];
export const needsPerson = ({ group }: Blind) => group === 'contact_human_agent' || reasons.includes(group);
/** Complaints count on neither side, since they may or may not need a person. */
export const needsNobody = (one: Blind) => one.group !== 'complaint' && !needsPerson(one);
