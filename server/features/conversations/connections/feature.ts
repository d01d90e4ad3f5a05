import type { Feature } from '../../../platform/feature.ts';
import { channelMeter } from './channel-meter.ts';

export const connections: Feature = { name: 'connections', limits: [channelMeter] };
