import type { Notification } from './data.ts';

/** Where a notification leads: to its conversation; one about several leads to one's own. */
export const placeOf = ({ conversation_id: id }: Pick<Notification, 'conversation_id'>): string =>
  id ? `/inbox?conversation=${id}` : '/inbox?tab=mine';
