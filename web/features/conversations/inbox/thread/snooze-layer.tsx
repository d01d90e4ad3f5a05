import { getProfile } from '@parley/contract/users';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Clock from 'lucide-react/icons/clock';
import MessageCircleReply from 'lucide-react/icons/message-circle-reply';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useRead } from '../../../../data/use-read.ts';
import { currentLocale } from '../../../../lib/locale.ts';
import { zoneHere } from '../../../../lib/zoned-time.ts';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import type { LayerProps } from '../../../../ui/on-demand.tsx';
import { useMe } from '../me.ts';
import { useNow } from '../use-now.ts';
import { snoozeChoices, snoozeTimes } from './snooze-times.ts';
import { t } from './messages.ts';

const SnoozeDialog = lazy(() => import('./snooze-dialog.tsx'));

type LayerOfSnooze = LayerProps & {
  /** An instant, or null for until the customer writes. */
  onSnooze: (until: string | null) => void;
  /** Further items below. */
  more?: ReactNode;
};

/** Chooses how long to snooze: a preset, a picked time, or until the customer writes. The caller performs the snooze. */
export default function SnoozeLayer({ onSnooze, more, ...layer }: LayerOfSnooze) {
  const [isPicking, setPicking] = useState(false);
  const zone = useZone();
  return (
    <>
      <Menu align="end" {...layer}>
        <SnoozeItems zone={zone} onSnooze={onSnooze} onPick={() => setPicking(true)} />
        {more}
      </Menu>
      {isPicking && (
        <Suspense>
          <SnoozeDialog zone={zone} onSnooze={onSnooze} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </>
  );
}

type ItemsProps = {
  zone: string;
  /** An instant, or null for until the customer writes. */
  onSnooze: (until: string | null) => void;
  onPick: () => void;
};

const timeIn = (zone: string, at: Date) =>
  new Intl.DateTimeFormat(currentLocale(), {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);

/** The presets, each with its time. */
function SnoozeItems({ zone, onSnooze, onPick }: ItemsProps) {
  const now = new Date(useNow());
  return (
    <>
      {snoozeChoices.map((choice) => {
        const until = snoozeTimes[choice](now, zone);
        if (until === null) return null;
        return (
          <MenuItem key={choice} icon={<Clock />} onSelect={() => onSnooze(until.toISOString())}>
            {t(`thread.snooze_${choice}`)}
            <span className="ms-auto ps-4 text-sm text-ink-3 tabular-nums">{timeIn(zone, until)}</span>
          </MenuItem>
        );
      })}
      <MenuItem icon={<MessageCircleReply />} onSelect={() => onSnooze(null)}>
        {t('thread.snooze_reply')}
      </MenuItem>
      <MenuItem icon={<CalendarClock />} onSelect={onPick}>
        {t('thread.snooze_custom')}
      </MenuItem>
    </>
  );
}

/** The time zone of the teammate's profile; the browser's until the profile loads, or while it still has the default UTC. */
function useZone(): string {
  const { id } = useMe();
  const own = useRead(getProfile, { id }, { staleTime: 300_000 }).data?.time_zone;
  return own === undefined || own === 'UTC' ? zoneHere() : own;
}
