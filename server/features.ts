import { account } from './features/account/area.ts';
import { automation } from './features/automation/area.ts';
import { channels, websiteChannel } from './features/channels/area.ts';
import { commerce, sellsBaskets, shownInThreads } from './features/commerce/area.ts';
import { channelMeter, conversations, countsOf } from './features/conversations/area.ts';
import { guidance, setUpOf } from './features/guidance/area.ts';
import { insights } from './features/insights/area.ts';
import { intelligence } from './features/intelligence/area.ts';
import { lists } from './features/lists/area.ts';
import { readHelpTexts } from './help-texts.ts';
import { operatorMerchants } from './operator/merchants/feature.ts';
import type { Installation } from './installation.ts';
import { channelsOf } from './integrations/channel-port.ts';
import { type Feature, manifestOf } from './platform/feature.ts';
import { platformFeature } from './platform-feature.ts';

/** One line per area, then the operator's features. */
export function featuresOf(installation: Installation): Feature[] {
  const { config } = installation;
  const parts = { ...installation, publicUrl: config.publicUrl || `http://${config.host}:${config.port}` };
  const known = channelsOf([websiteChannel, ...parts.outside.channels]);
  const delivery = { channels: known, vault: parts.vault, publicUrl: parts.publicUrl };
  return [
    ...account(parts, { countsOf, channels: channelMeter }),
    ...conversations({ ...shownInThreads(parts), delivery }),
    ...channels(parts, { known, sellBasket: sellsBaskets(parts) }),
    ...commerce(parts),
    ...intelligence(parts),
    ...lists(parts),
    ...insights({ setUpOf }),
    ...automation(parts),
    ...guidance(parts, { countsOf, helpTexts: readHelpTexts() }),
    operatorMerchants,
  ];
}

/** The whole product: both processes are built from this list. */
export function productOf(installation: Installation, features: readonly Feature[] = featuresOf(installation)) {
  return manifestOf([...features, platformFeature(installation, features)]);
}
