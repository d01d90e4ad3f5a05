import { t } from '../lib/messages.ts';
import { currentZone, zoneName } from '../lib/zoned-time.ts';

/** Names the zone of the times a person picks or reads: "In your time (Lisbon)". */
export const yourTime = (): string => t('ui.your_time', { zone: zoneName(currentZone()) });
