import type { AreaParts } from '../../installation.ts';
import type { Feature } from '../../platform/feature.ts';
import { chat } from './chat/feature.ts';
import type { ChatParts } from './chat/parts.ts';
import { inbound, type Channels } from './inbound/feature.ts';
import { csat } from './csat/feature.ts';
import { websiteChat } from './website-chat/feature.ts';

export { websiteChannel } from './chat/index.ts';

type Passed = { known: Channels } & Pick<ChatParts, 'sellBasket'>;

export const channels = ({ vault, publicUrl, config }: AreaParts, { known, sellBasket }: Passed): Feature[] => [
  inbound({ channels: known, vault }),
  chat({ vault, publicUrl, factor: config.rateLimitFactor, sellBasket }),
  websiteChat({ vault, publicUrl }),
  csat({ vault, publicUrl }),
];
