export const tabs = ['needs_you', 'ai', 'mine', 'all'] as const;
export type Tab = (typeof tabs)[number];

type TabOrder = { sort: 'waiting_since' | 'last_activity_at'; order: 'asc' | 'desc' };
/** The sort order of a tab when none is chosen: Needs you starts with the longest wait. */
export const tabOrder = (tab: Tab): TabOrder =>
  tab === 'needs_you' ? { sort: 'waiting_since', order: 'asc' } : { sort: 'last_activity_at', order: 'desc' };
