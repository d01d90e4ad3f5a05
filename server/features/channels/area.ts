import type { AreaParts } from '../../installation.ts';
import type { Feature } from '../../platform/feature.ts';
import { chat } from './chat/feature.ts';
import { csat } from './csat/feature.ts';
import { websiteChat } from './website-chat/feature.ts';

export const channels = ({ vault, publicUrl, config }: AreaParts): Feature[] => [
  chat({ vault, publicUrl, factor: config.rateLimitFactor }),
  websiteChat({ vault, publicUrl }),
  csat({ vault, publicUrl }),
];
