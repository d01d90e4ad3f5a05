import type { GiftCard } from '@parley/contract/credit';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { t } from './messages.ts';

const tones = { active: 'ok', used_up: 'neutral', expired: 'neutral', disabled: 'bad' } as const;

/** A gift card's status. */
export const CardState = ({ state }: Pick<GiftCard, 'state'>) => <StatusDot tone={tones[state]}>{t(`credit.state_${state}`)}</StatusDot>;
