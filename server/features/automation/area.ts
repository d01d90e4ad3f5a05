import type { AreaParts } from '../../installation.ts';
import type { Feature } from '../../platform/feature.ts';
import { notifications } from './notifications/feature.ts';
import { webhooks } from './webhooks/feature.ts';

export const automation = ({ publicUrl, vault, outside, now }: AreaParts): Feature[] => [
  notifications({ publicUrl, now, vault, port: outside.push }),
  webhooks({ vault, port: outside.webhooks }),
];
