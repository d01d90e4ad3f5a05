// The face of the website chat's settings: what other features may ask of it.
import type { ChatSettings } from '@parley/contract/website-chat';
import type { Reader, Writer } from '../../platform/db/tenant.ts';
import { settingsOf } from './rules.ts';
import { readSettings } from './store.ts';

export { sayInstalled } from './installed.ts';
export { pageOf, settingsOf } from './rules.ts';
export { identitySecrets } from './secrets.ts';

/** What the shop in whose name is read decided about its chat, with the usual for the rest. */
export const chatSettingsOf = async (db: Reader | Writer): Promise<ChatSettings> => settingsOf(await readSettings(db));
