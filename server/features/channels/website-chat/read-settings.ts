import { type ChatSettings, chatSettings } from '@parley/contract/website-chat';
import { readStored } from '../../../platform/lib/read-stored.ts';
import { usualSettings } from './rules.ts';

/** The stored settings with defaults for missing ones, so that a new setting needs no migration. */
export const settingsOf = (stored: unknown): ChatSettings => readStored(chatSettings, stored, usualSettings);
