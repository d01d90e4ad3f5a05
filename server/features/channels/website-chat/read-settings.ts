import { type ChatSettings, chatSettings } from '@parley/contract/website-chat';
import { readStored } from '../../../platform/lib/read-stored.ts';
import { usualSettings } from './rules.ts';

/** The stored settings with defaults for missing ones, so that a new setting needs no migration. */
export function settingsOf(stored: unknown): ChatSettings {
  const given = (stored ?? {}) as Partial<ChatSettings>;
  const { look, texts, asks, guards } = usualSettings;
  const whole = {
    ...usualSettings,
    ...given,
    look: { ...look, ...given.look },
    texts: { ...texts, ...given.texts },
    asks: { ...asks, ...given.asks },
    guards: { ...guards, ...given.guards },
  };
  return readStored(chatSettings, whole, usualSettings);
}
