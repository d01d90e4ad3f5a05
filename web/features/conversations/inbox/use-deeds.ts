import type { Conversation, ConversationStatus } from '@parley/contract/conversations';
import { getConversation, handOff, markUnread, pinConversation, returnToAi, updateConversation } from '@parley/contract/inbox';
import { useMerchantId } from '../../../data/auth.ts';
import type { ApiProblem } from '../../../data/problem.ts';
import { refreshTopics } from '../../../data/refresh-topics.ts';
import { useDo } from '../../../data/use-do.ts';
import { setRead } from '../../../data/use-read.ts';
import { showWhile } from './show-changed.ts';
import { offerUndo } from './undo.ts';
import { t } from './words.ts';

/** A snooze without a time lasts until the customer writes. */
export type Move = { status: ConversationStatus; snoozed_until?: string | null };
type Change = Partial<Pick<Conversation, 'priority' | 'muted' | 'subject'>> & {
  assignee_id?: string | null;
  team_id?: string | null;
  brand_id?: string | null;
};
/** Who is shown as holding it until the server answers; the rest of a change shows itself. */
type Shown = Partial<Pick<Conversation, 'assignee' | 'team' | 'brand'>>;

/** Any conversation; what is named is what the way back needs. */
type Known = Pick<Conversation, 'id'> & Partial<Pick<Conversation, 'status' | 'snoozed_until' | 'customer_name'>>;

/** The last change of each conversation that is under way. */
const underWay = new Map<string, Promise<unknown>>();
/** Changes of one conversation reach the server in the order they were made: M and M again ends as it began. */
function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  const before = underWay.get(id);
  const turn = before ? before.then(work) : work();
  const ended = turn.catch(() => undefined).then(() => void (underWay.get(id) === ended && underWay.delete(id)));
  underWay.set(id, ended);
  return turn;
}

/** What can be done with whole conversations. A conflict has said why in a toast; what is true now is read again. */
export function useDeedsOnAny() {
  const merchant = useMerchantId();
  const outcome = {
    onDone: (conversation: Conversation) => setRead(getConversation, { merchant, id: conversation.id }, () => conversation),
    onProblem: ({ status }: ApiProblem) => {
      if (status === 409) void refreshTopics(['inbox', 'messages']);
    },
  };
  const handingOff = useDo(handOff, outcome);
  const returning = useDo(returnToAi, outcome);
  const moving = useDo(updateConversation, outcome);
  const pinning = useDo(pinConversation, outcome);
  const unreading = useDo(markUnread, outcome);
  /** Shows it at once and, where the server refuses, as it was; the toast has said why. */
  const early = (id: string, part: Partial<Conversation>, work: () => Promise<unknown>) =>
    showWhile(merchant, id, part, () => inTurn(id, work));
  return {
    takeOver: ({ id }: Known) => handingOff.mutate({ merchant, id }),
    isTakingOver: handingOff.isPending,
    returnToAi: ({ id }: Known) => returning.mutate({ merchant, id }),
    isReturning: returning.isPending,
    /** What puts it out of sight can be taken back for a while. */
    move: (conversation: Known, to: Move) => {
      const { id } = conversation;
      const back = wayBack(conversation, to);
      const go = (there: Move) => early(id, placeOf(there), () => moving.mutateAsync({ merchant, id, ...there }));
      const going = go(to);
      // Offered as early as it is shown: whoever takes it back before the server has answered is heard as well.
      const offer = back && offerUndo(movedWords(conversation, to), () => void going.then((isDone) => isDone && go(back)));
      void going.then((isDone) => isDone || offer?.dismiss());
    },
    change: ({ id }: Known, to: Change, shown: Shown = {}) => {
      const { assignee_id: _assignee, team_id: _team, brand_id: _brand, ...rest } = to;
      void early(id, { ...rest, ...shown }, () => moving.mutateAsync({ merchant, id, ...to }));
    },
    isMoving: moving.isPending,
    pin: ({ id }: Known, pinned: boolean) => void early(id, { pinned }, () => pinning.mutateAsync({ merchant, id, pinned })),
    markUnread: ({ id }: Known) => void early(id, { unread: true }, () => unreading.mutateAsync({ merchant, id })),
  };
}

/** The same for one conversation. */
export function useDeeds(conversation: Known) {
  const deeds = useDeedsOnAny();
  return {
    takeOver: () => deeds.takeOver(conversation),
    isTakingOver: deeds.isTakingOver,
    returnToAi: () => deeds.returnToAi(conversation),
    isReturning: deeds.isReturning,
    move: (to: Move) => deeds.move(conversation, to),
    change: (to: Change, shown?: Shown) => deeds.change(conversation, to, shown),
    isMoving: deeds.isMoving,
    pin: (pinned: boolean) => deeds.pin(conversation, pinned),
    markUnread: () => deeds.markUnread(conversation),
  };
}

/** Where a move leads, as a conversation says it. */
const placeOf = ({ status, snoozed_until = null }: Move) => ({ status, snoozed_until });

/** Where it was before it was resolved, snoozed or set to wait; nothing when it is opened, or not known. */
function wayBack({ status, snoozed_until }: Known, to: Move): Move | null {
  if (status === undefined || to.status === 'open' || to.status === status) return null;
  // A time that has come by now would wake it at once, which is what open means.
  return status === 'snoozed' ? { status, snoozed_until: snoozed_until ?? null } : { status };
}

function movedWords({ customer_name: name = '' }: Known, { status }: Move): string {
  if (status === 'resolved') return t('list.was_resolved', { name });
  return status === 'snoozed' ? t('list.was_snoozed', { name }) : t('list.was_set_to_wait', { name });
}
