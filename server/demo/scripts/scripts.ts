// All dialogues.
import { accountScripts } from './accounts.ts';
import { adviceScripts } from './advice.ts';
import { askScripts } from './asks.ts';
import { damageScripts } from './faults.ts';
import { paymentScripts } from './payments.ts';
import type { Script } from '../dialogue/script.ts';
import { changeScripts } from './changes.ts';
import { frenchScripts } from './french.ts';
import { germanScripts } from './german.ts';
import { knownElsewhere, knownScripts } from './known.ts';
import { parcelScripts } from './parcels.ts';
import { policyScripts } from './policies.ts';
import { portugueseScripts } from './portuguese.ts';
import { productScripts } from './products.ts';
import { returnScripts } from './returns.ts';
import { spanishScripts } from './spanish.ts';

/** The dialogues to draw at random, weighted by share. */
export const allScripts: Script[] = [
  ...productScripts,
  ...adviceScripts,
  ...policyScripts,
  ...accountScripts,
  ...parcelScripts,
  ...changeScripts,
  ...paymentScripts,
  ...returnScripts,
  ...damageScripts,
  ...germanScripts,
  ...frenchScripts,
  ...spanishScripts,
  ...portugueseScripts,
];

const named = new Map([...allScripts, ...knownScripts, ...knownElsewhere, ...askScripts].map((script) => [script.name, script]));

/** A dialogue by name; throws for an unknown one. */
export function scriptOf(name: string): Script {
  const found = named.get(name);
  if (!found) throw new Error(`No script called ${name}.`);
  return found;
}
