import type { Intent } from '@parley/contract/intents';
import { isMessageKey, speak } from '../../../../lib/messages.ts';
import { intents } from '../../../../lib/messages/intents.ts';

const t = speak({ intent: intents });
export const intentLabel = (intent: Intent): string => t(`intent.${intent}`);

const isIntent = (name: string): name is Intent => isMessageKey(`intent.${name}`);
/** The same for what a run recorded; a name that means nothing here stays as it is. */
export const intentWords = (name: string): string => (isIntent(name) ? intentLabel(name) : name);
