// Every dialogue there is.
import { accountScripts } from './accounts.ts';
import { adviceScripts } from './advice.ts';
import { askScripts } from './asks.ts';
import { faultScripts } from './faults.ts';
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

/** The dialogues that are drawn, as often as their shares say. */
export const allScripts: Script[] = [
  ...productScripts,
  ...adviceScripts,
  ...policyScripts,
  ...accountScripts,
  ...parcelScripts,
  ...changeScripts,
  ...paymentScripts,
  ...returnScripts,
  ...faultScripts,
  ...germanScripts,
  ...frenchScripts,
  ...spanishScripts,
  ...portugueseScripts,
];

const named = new Map([...allScripts, ...knownScripts, ...knownElsewhere, ...askScripts].map((script) => [script.name, script]));

/** A dialogue by its name; an unknown one is a mistake. */
export function scriptOf(name: string): Script {
  const found = named.get(name);
  if (!found) throw new Error(`No script called ${name}.`);
  return found;
}
