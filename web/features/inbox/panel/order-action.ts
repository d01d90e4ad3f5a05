import { isMessageKey } from '../../../lib/messages.ts';
import { t } from './words.ts';

type ActionKey = Extract<Parameters<typeof t>[0], `panel.action_${string}`>;
const isActionKey = (key: string): key is ActionKey => isMessageKey(key);

/** What may be done with an order, as a word; one that is new to the catalogue as it came. */
export function orderActionWord(action: string): string {
  const key = `panel.action_${action}`;
  return isActionKey(key) ? t(key) : action.replaceAll('_', ' ');
}
