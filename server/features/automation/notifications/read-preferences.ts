import { notificationPreferences, type NotificationPreferences } from '@parley/contract/notifications';
import { readStored } from '../../../platform/lib/read-stored.ts';
import { usualPreferences } from './rules.ts';

/** The stored preferences, with defaults for types that were added later and for what no longer fits. */
export const preferencesOf = (stored: unknown): NotificationPreferences => readStored(notificationPreferences, stored, usualPreferences);
