// Sentences written from the list of intents alone, before any phrase was read. What went wrong in every other one (the first of each
// two) led to more phrases in other words; the others, and the second set, were only measured.
import { type Intent, intents } from '@parley/contract/intents';
import { blindEnglish } from './intents-blind-english.ts';
import { blindOthers } from './intents-blind-others.ts';
import { blindSecond } from './intents-blind-second.ts';
import { blindStrange } from './intents-blind-strange.ts';

/** `group`: an intent, or `nothing`, `negated` (a wish refused and no other said), or why a person is needed. */
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

/** What the list of intents says of a sentence; nothing where it is about who has to answer. */
export function meantBy({ group }: Blind): Intent | undefined {
  return group === 'nothing' ? 'out_of_scope' : intents.find((intent) => intent === group);
}

/** Why a person is needed, besides being called for. */
const reasons = ['anger', 'legal', 'fraud', 'danger', 'selfharm', 'privacy', 'media'];
export const needsPerson = ({ group }: Blind) => group === 'contact_human_agent' || reasons.includes(group);
/** A complaint may or may not need one. */
export const needsNobody = (one: Blind) => one.group !== 'complaint' && !needsPerson(one);
