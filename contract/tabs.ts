export const tabs = ['needs_you', 'ai', 'mine', 'all'] as const;
export type Tab = (typeof tabs)[number];
