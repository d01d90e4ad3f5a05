import type { Conversation } from '@parley/contract/conversations';

/** What one would call the customer in a sentence; "Visitor 7693" has no first name. */
export function firstNameOf({ customer_name: name }: Pick<Conversation, 'customer_name'>): string {
  return /\d/.test(name) ? name : (name.split(' ')[0] ?? name);
}
