import { formatDate } from '../../../lib/format.ts';
import { t } from '../words.ts';

const day = 86_400_000;
const isSameDay = (at: string, other: number) => new Date(at).toDateString() === new Date(other).toDateString();

function dayWords(at: string, now: number): string {
  if (isSameDay(at, now)) return t('inbox.today');
  return isSameDay(at, now - day) ? t('inbox.yesterday') : formatDate(at);
}

/** Where another day begins. */
export function DayLine({ at, now }: { at: string; now: number }) {
  return (
    <p className="self-center text-xs text-ink-3">
      <time dateTime={at.slice(0, 10)}>{dayWords(at, now)}</time>
    </p>
  );
}
