import type { Conversation } from '@parley/contract/conversations';

/** What one would call the customer in a sentence. */
export const firstNameOf = ({ customer_name }: Pick<Conversation, 'customer_name'>): string => customer_name.split(' ')[0] ?? customer_name;
