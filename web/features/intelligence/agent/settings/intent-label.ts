import type { Intent } from '@parley/contract/intents';
import { isMessageKey, speak } from '../../../../lib/messages.ts';
import { intents } from '../../../../lib/messages/intents.ts';

const t = speak({ intent: intents });
export const intentLabel = (intent: Intent): string => t(`intent.${intent}`);

const isIntent = (name: string): name is Intent => isMessageKey(`intent.${name}`);
/** The label of an intent recorded in a run; an unknown one is shown as is. */
export const intentWords = (name: string): string => (isIntent(name) ? intentLabel(name) : name);
