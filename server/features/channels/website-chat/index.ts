// Public API of the website chat's settings.
import type { ChatSettings } from '@parley/contract/website-chat';
import type { Reader } from '../../../platform/db/tenant.ts';
import { settingsOf } from './read-settings.ts';
import { readSettings } from './store.ts';

export { settingsOf } from './read-settings.ts';
export { pageOf } from './rules.ts';
export { identitySecrets } from './secrets.ts';
export { recordInstalled } from './settings.ts';

/** The chat settings of the current shop, with defaults for everything it has not set. */
export const chatSettingsOf = async (db: Reader): Promise<ChatSettings> => settingsOf(await readSettings(db));
