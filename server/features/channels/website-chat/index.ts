// The face of the website chat's settings: what other features may ask of it.
import type { ChatSettings } from '@parley/contract/website-chat';
import type { Reader } from '../../../platform/db/tenant.ts';
import { settingsOf } from './rules.ts';
import { readSettings } from './store.ts';

export { pageOf, settingsOf } from './rules.ts';
export { identitySecrets } from './secrets.ts';
export { sayInstalled } from './settings.ts';

/** What the shop in whose name is read decided about its chat, with the usual for the rest. */
export const chatSettingsOf = async (db: Reader): Promise<ChatSettings> => settingsOf(await readSettings(db));
