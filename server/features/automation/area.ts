import type { AreaParts } from '../../installation.ts';
import type { Feature } from '../../platform/feature.ts';
import { notifications } from './notifications/feature.ts';

export const automation = ({ publicUrl }: AreaParts): Feature[] => [notifications({ publicUrl })];
