import CalendarClock from 'lucide-react/icons/calendar-clock';
import Clock from 'lucide-react/icons/clock';
import MessageCircleReply from 'lucide-react/icons/message-circle-reply';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatChoice } from '../../../../lib/format.ts';
import { Menu, MenuItem, MenuLabel } from '../../../../ui/menu.tsx';
import type { LayerProps } from '../../../../ui/on-demand.tsx';
import { yourTime } from '../../../../ui/your-time.ts';
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
  return (
    <>
      <Menu align="end" {...layer}>
        <SnoozeItems onSnooze={onSnooze} onPick={() => setPicking(true)} />
        {more}
      </Menu>
      {isPicking && (
        <Suspense>
          <SnoozeDialog onSnooze={onSnooze} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </>
  );
}

type ItemsProps = {
  /** An instant, or null for until the customer writes. */
  onSnooze: (until: string | null) => void;
  onPick: () => void;
};

/** The presets, each with its time. */
function SnoozeItems({ onSnooze, onPick }: ItemsProps) {
  const now = new Date(useNow());
  return (
    <>
      <MenuLabel>{yourTime()}</MenuLabel>
      {snoozeChoices.map((choice) => {
        const until = snoozeTimes[choice](now);
        if (until === null) return null;
        return (
          <MenuItem key={choice} icon={<Clock />} onSelect={() => onSnooze(until.toISOString())}>
            {t(`thread.snooze_${choice}`)}
            <span className="ms-auto ps-4 text-sm text-ink-3 tabular-nums">{formatChoice(until)}</span>
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
