import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { formatChoice } from '../../../../lib/format.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../../../ui/menu.tsx';
import type { LayerProps } from '../../../../ui/on-demand.tsx';
import { yourTime } from '../../../../ui/your-time.ts';
import { useNow } from '../use-now.ts';
import { sendTimes } from './send-times.ts';
import { t } from './messages.ts';

type ItemsProps = LayerProps & {
  canResolve: boolean;
  canSchedule: boolean;
  onResolve: () => void;
  onSchedule: (at: Date) => void;
  onPick: () => void;
};

/** Other ways to send: with resolving, or later. */
export default function SendItems({ canResolve, canSchedule, onResolve, onSchedule, onPick, ...layer }: ItemsProps) {
  const now = new Date(useNow());
  return (
    <Menu align="end" side="top" {...layer}>
      <MenuItem icon={<Check />} kbd="mod+Enter" disabled={!canResolve} onSelect={onResolve}>
        {t('composer.send_and_resolve')}
      </MenuItem>
      <MenuSeparator />
      <MenuLabel>{t('composer.send_later', { zone: yourTime() })}</MenuLabel>
      {sendTimes.map(({ word, at }) => (
        <MenuItem key={word} icon={<Clock />} disabled={!canSchedule} onSelect={() => onSchedule(at(new Date()))}>
          {t(`composer.${word}`)}
          <span className="ms-auto ps-4 text-xs text-ink-3 tabular-nums">{formatChoice(at(now))}</span>
        </MenuItem>
      ))}
      <MenuItem icon={<CalendarClock />} disabled={!canSchedule} onSelect={onPick}>
        {t('composer.pick_time')}
      </MenuItem>
    </Menu>
  );
}
