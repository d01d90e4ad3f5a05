import type { Activity, Message } from '@parley/contract/messages';
import { formatTime } from '../../../lib/format.ts';
import { isMessageKey } from '../../../lib/messages.ts';
import type { Me } from '../me.ts';
import { type InboxKey, t } from '../words.ts';

type Happening = Pick<Message, 'activity' | 'author_id' | 'author_name' | 'created_at'>;

/** Amber is for a person being wanted or coming; everything else is told in grey. */
export const isAboutPerson = ({ kind }: Activity) => kind === 'handoff_requested' || kind === 'taken_over';

/** A reason in the middle of a sentence; one the catalogue does not know is told as it came. */
export function becauseOf(reason: string): string {
  const key = `inbox.because_${reason}`;
  return isReason(key) ? t(key) : reason;
}

const isReason = (key: string): key is Extract<InboxKey, `inbox.because_${string}`> => isMessageKey(key);

const isMine = (activity: Activity, { author_id }: Happening, me: Me) =>
  author_id === me.id || (author_id === null && activity.actor === me.name);

/** What happened to a conversation, in one line; asking for a person and that person coming are one story. */
export function activityWords(happenings: readonly Happening[], me: Me): string {
  const [first, second] = happenings;
  if (!first?.activity) return '';
  const line = lineOf(first.activity, first, me);
  if (!second?.activity) return line;
  const time = formatTime(second.created_at);
  const taken = isMine(second.activity, second, me)
    ? t('inbox.you_took_over', { time })
    : t('inbox.they_took_over', { name: actorOf(second), time });
  return `${line} · ${taken}`;
}

const actorOf = ({ activity, author_name }: Happening) => activity?.actor ?? author_name ?? t('inbox.parley');

function lineOf(activity: Activity, happening: Happening, me: Me): string {
  const time = formatTime(happening.created_at);
  const mine = isMine(activity, happening, me);
  const name = mine ? t('inbox.you') : actorOf(happening);
  switch (activity.kind) {
    case 'handoff_requested':
      return activity.reason ? t('inbox.handoff_requested_because', { reason: becauseOf(activity.reason) }) : t('inbox.handoff_requested');
    case 'taken_over':
      return mine ? t('inbox.you_took_over_alone', { time }) : t('inbox.they_took_over_alone', { name, time });
    case 'woken':
    case 'verified':
    case 'ai_dropped':
      return t(`inbox.${activity.kind}`, { time });
    case 'returned_to_ai':
      return t('inbox.returned_to_ai', { name, time });
    default:
      return t(`inbox.${activity.kind}_by`, { name, time });
  }
}

/** What was said about it: the AI's summary, a teammate's note to the AI. */
export const activityNote = (happenings: readonly Happening[]): string | null =>
  happenings.map((happening) => happening.activity?.note).find(Boolean) ?? null;
