import type { Message } from '@parley/contract/messages';
import Hand from 'lucide-react/icons/hand';
import { Link } from 'react-router';
import { cx } from '../../../../lib/cx.ts';
import { formatDateTime } from '../../../../lib/format.ts';
import type { Me } from '../me.ts';
import { activityNote, activityWords, isAboutPerson, mergedNumber } from './activity-words.ts';
import { t } from './messages.ts';

const rule =
  'before:h-px before:min-w-2 before:flex-1 after:h-px after:min-w-2 after:flex-1 max-md:before:hidden max-md:after:hidden max-md:justify-center';

type ActivityProps = {
  happenings: readonly Message[];
  me: Me;
  /** The address of another conversation by its number; null when unknown. */
  addressOf: (number: number) => string | null;
};

/** An activity between the messages, centered; amber when a person is involved. */
export function ActivityLine({ happenings, me, addressOf }: ActivityProps) {
  const [first] = happenings;
  if (!first?.activity) return null;
  const isAmber = isAboutPerson(first.activity);
  const note = activityNote(happenings);
  const other = mergedNumber(first);
  const address = other === null ? null : addressOf(other);
  return (
    <div title={formatDateTime(first.created_at)} className="self-stretch text-center text-sm">
      <p
        className={cx(
          'flex items-center gap-2 font-medium',
          rule,
          isAmber ? 'text-human before:bg-human-line after:bg-human-line' : 'text-ink-3 before:bg-line after:bg-line',
        )}
      >
        {isAmber && <Hand aria-hidden className="max-md:hidden" />}
        <span className="wrap-anywhere">{activityWords(happenings, me)}</span>
        {other !== null && address !== null && (
          <Link to={address} className="text-ink underline underline-offset-2">
            {t('thread.open_other', { number: other })}
          </Link>
        )}
      </p>
      {note && (
        <p dir="auto" className="mx-auto mt-0.5 max-w-[60ch] text-ink-3 whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
    </div>
  );
}
