import { account } from './features/account/area.ts';
import { automation } from './features/automation/area.ts';
import { channels } from './features/channels/area.ts';
import { commerce, shownInThreads } from './features/commerce/area.ts';
import { conversations, countsOf } from './features/conversations/area.ts';
import { insights } from './features/insights/area.ts';
import { intelligence } from './features/intelligence/area.ts';
import { lists } from './features/lists/area.ts';
import type { Installation } from './installation.ts';
import type { Feature } from './platform/feature.ts';

/** What the product is made of, one line an area. */
export function featuresOf(installation: Installation): Feature[] {
  const { config } = installation;
  const parts = { ...installation, publicUrl: config.publicUrl || `http://${config.host}:${config.port}` };
  return [
    ...account(parts, { countsOf }),
    ...conversations(shownInThreads(parts)),
    ...channels(parts),
    ...commerce(parts),
    ...intelligence(parts),
    ...lists(parts),
    ...insights(),
    ...automation(parts),
  ];
}
