import { useLiveState } from '../../data/live.ts';
import { t } from '../../lib/messages.ts';

/** Says that what is on the screen may be old. It floats, so that nothing moves when it comes or goes. */
export function ConnectionNote() {
  const isLost = useLiveState() === 'lost';
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-2 z-40 grid justify-items-center">
      {isLost && (
        <span className="flex animate-rise items-center gap-2 rounded-full border bg-raised px-3 py-1 shadow-float">
          <span aria-hidden className="size-[7px] animate-breathe rounded-full bg-bad" />
          {t('shell.reconnecting')}
        </span>
      )}
    </div>
  );
}
