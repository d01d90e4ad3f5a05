import CalendarClock from 'lucide-react/icons/calendar-clock';
import Clock from 'lucide-react/icons/clock';
import MessageCircleReply from 'lucide-react/icons/message-circle-reply';
import { currentLocale } from '../../../lib/locale.ts';
import { MenuItem } from '../../../ui/menu.tsx';
import { useNow } from '../use-now.ts';
import { snoozeChoices, snoozeTimes } from './snooze-times.ts';
import { t } from './words.ts';

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

/** Until when it can wait, each with the time it means. */
export function SnoozeItems({ zone, onSnooze, onPick }: ItemsProps) {
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
