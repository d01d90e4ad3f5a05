import type { Conversation } from '@parley/contract/conversations';

/** The customer's first name for use in a sentence; "Visitor 7693" has none. */
export function firstNameOf({ customer_name: name }: Pick<Conversation, 'customer_name'>): string {
  return /\d/.test(name) ? name : (name.split(' ')[0] ?? name);
}
