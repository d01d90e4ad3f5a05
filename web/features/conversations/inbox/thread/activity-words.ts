import type { Activity, Message } from '@parley/contract/messages';
import { type HandoffReason, priorities } from '@parley/contract/conversations';
import { formatDateTime, formatTime } from '../../../../lib/format.ts';
import { handoffCauses } from '../../../../lib/messages/handoff-reasons.ts';
import type { Me } from '../me.ts';
import { t } from './messages.ts';

type Happening = Pick<Message, 'activity' | 'author_id' | 'author_name' | 'created_at'>;

/** Amber when a person is needed or takes over; everything else is gray. */
export const isAboutPerson = ({ kind }: Activity) => kind === 'handoff_requested' || kind === 'taken_over';

/** A handoff reason within a sentence; one missing from the catalogue is shown as is. */
export const becauseOf = (reason: string) => (isReason(reason) ? t(`because.${reason}`) : reason);

const isReason = (reason: string): reason is HandoffReason => reason in handoffCauses;

const isMine = (activity: Activity, { author_id }: Happening, me: Me) =>
  author_id === me.id || (author_id === null && activity.actor === me.name);

/** An activity in one line; a handoff and its takeover are merged into one. */
export function activityWords(happenings: readonly Happening[], me: Me): string {
  const [first, second] = happenings;
  if (!first?.activity) return '';
  const line = lineOf(first.activity, first, me);
  if (!second?.activity) return line;
  const time = formatTime(second.created_at);
  const taken = isMine(second.activity, second, me)
    ? t('inbox.you_took_over', { time })
    : t('inbox.they_took_over', { name: actorOf(second), time });
  return t('thread.handoff_then_takeover', { handoff: line, takeover: taken });
}

const actorOf = ({ activity, author_name }: Happening) => activity?.actor ?? author_name ?? t('inbox.parley');

function lineOf(activity: Activity, happening: Happening, me: Me): string {
  const time = formatTime(happening.created_at);
  const mine = isMine(activity, happening, me);
  const name = mine ? t('inbox.you') : actorOf(happening);
  const { kind, reason, note } = activity;
  switch (kind) {
    case 'handoff_requested':
      return reason ? t('inbox.handoff_requested_because', { reason: becauseOf(reason) }) : t('inbox.handoff_requested');
    case 'taken_over':
      return mine ? t('inbox.you_took_over_alone', { time }) : t('inbox.they_took_over_alone', { name, time });
    case 'woken':
    case 'verified':
    case 'ai_dropped':
      return t(`inbox.${kind}`, { time });
    case 'returned_to_ai':
      return t('inbox.returned_to_ai', { name, time });
    case 'snoozed':
      return note === null
        ? t('thread.snoozed_until_they_write', { name, time })
        : t('thread.snoozed_to', { name, time, until: momentOf(note) });
    case 'assigned':
      return assignedLine(activity, { name, mine, time });
    case 'team_changed':
      return note === null ? t('thread.team_removed', { name, time }) : t('thread.team_changed', { name, team: note, time });
    case 'priority_changed':
      return t('thread.priority_changed', { name, priority: priorityWord(note), time });
    case 'tagged':
    case 'untagged':
      return t(`thread.${kind}`, { name, tag: note ?? '', time });
    case 'unassigned':
    case 'muted':
    case 'unmuted':
      return t(`thread.${kind}`, { name, time });
    case 'merged':
      return t('thread.merged', { name, number: note ?? '', time });
    case 'merged_away':
      return t('thread.merged_away', { name, number: note ?? '', time });
    case 'schedule_cancelled':
      if (mine)
        return reason ? t('thread.your_schedule_cancelled_because', { time, reason }) : t('thread.your_schedule_cancelled', { time });
      return reason ? t('thread.schedule_cancelled_because', { name, time, reason }) : t('thread.schedule_cancelled', { name, time });
    case 'csat_asked':
      return t('thread.csat_asked', { time });
    case 'csat_answered':
      return reason ? t('thread.csat_answered', { score: reason, time }) : t('thread.csat_answered_plain', { time });
    case 'order_placed':
      return t('thread.order_placed', { number: reason ?? '', time });
    case 'identified':
      return activity.actor ? t('thread.identified', { as: activity.actor, time }) : t('thread.identified_plain', { time });
    default:
      return t(`inbox.${kind}_by`, { name, time });
  }
}

type Actor = { name: string; mine: boolean; time: string };

function assignedLine({ actor, note }: Activity, { name, mine, time }: Actor): string {
  if (note === null) return t('inbox.assigned_by', { name, time });
  if (actor === null) return t('thread.assigned_by_routing', { to: note, time });
  if (note !== actor) return t('thread.assigned', { name, to: note, time });
  return mine ? t('thread.you_assigned_self', { time }) : t('thread.assigned_self', { name, time });
}

function priorityWord(priority: string | null): string {
  const known = priorities.find((one) => one === priority);
  return known ? t(`thread.priority_in_words_${known}`) : (priority ?? '');
}

/** Formats a time from the server; an invalid one is shown as is. */
const momentOf = (note: string) => (Number.isNaN(Date.parse(note)) ? note : formatDateTime(note));

/** Kinds whose `note` is text somebody wrote; for the others it is a value used in the sentence. */
const withWords = ['handoff_requested', 'taken_over', 'returned_to_ai', 'resolved', 'csat_answered', 'ai_declined'];

/** The text attached to an activity: the AI's summary, a teammate's note to the AI, the customer's remark. */
export const activityNote = (happenings: readonly Happening[]): string | null =>
  happenings.map(({ activity }) => (activity && withWords.includes(activity.kind) ? activity.note : null)).find(Boolean) ?? null;

/** The other conversation's number in a merge: 12 for "#12". */
export function mergedNumber({ activity }: Happening): number | null {
  if (activity?.kind !== 'merged' && activity?.kind !== 'merged_away') return null;
  return Number(/^#?(\d+)$/.exec(activity.note ?? '')?.[1] ?? Number.NaN) || null;
}
