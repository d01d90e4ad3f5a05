import type { AreaParts } from '../../installation.ts';
import type { Feature } from '../../platform/feature.ts';
import { agent } from './agent/feature.ts';
import { aiReports } from './ai-reports/feature.ts';
import { approvals } from './approvals/feature.ts';
import { assistant } from './assistant/feature.ts';
import { facts } from './facts/feature.ts';
import { knowledge } from './knowledge/feature.ts';

export const intelligence = ({ vault, publicUrl, config }: AreaParts): Feature[] => [
  assistant({ vault, publicUrl, platform: config.llm, factor: config.rateLimitFactor }),
  agent({ vault, platform: config.llm, outboundPrivate: config.outboundPrivate, factor: config.rateLimitFactor }),
  knowledge({ allowPrivate: config.outboundPrivate }),
  facts,
  approvals,
  aiReports,
];
