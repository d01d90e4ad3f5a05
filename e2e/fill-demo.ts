// Fills a migrated database with the demo shop, as the first `npm start` does.
import { readConfig, secretOf } from '../server/config.ts';
import { fillDemo } from '../server/demo-seed.ts';

const { PARLEY_OWNER_DATABASE_URL: ownerUrl = '', PARLEY_APP_DATABASE_URL: appUrl = '' } = process.env;
const config = readConfig({ ...process.env, DATABASE_URL: '' });
await fillDemo({ config, secret: secretOf(config), ownerUrl, appUrl }, console.log);
