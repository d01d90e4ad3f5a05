/** What a change can be about; a list is read again when its topic is named. */
export const topics = [
  'inbox',
  'messages',
  'customers',
  'orders',
  'products',
  'knowledge',
  'team',
  'settings',
  'profile',
  'sessions',
  'notifications',
] as const;
export type Topic = (typeof topics)[number];
