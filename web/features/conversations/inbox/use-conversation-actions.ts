import type { Conversation, ConversationStatus } from '@parley/contract/conversations';
import { getConversation, takeOverConversation, markUnread, pinConversation, returnToAi, updateConversation } from '@parley/contract/inbox';
import { useMerchantId } from '../../../data/auth.ts';
import type { ApiProblem } from '../../../data/problem.ts';
import { refreshTopics } from '../../../data/refresh-topics.ts';
import { useCommand } from '../../../data/use-command.ts';
import { setRead } from '../../../data/use-read.ts';
import { showOptimistically } from './show-changed.ts';
import { offerUndo } from './undo.ts';
import { t } from './messages.ts';

/** A snooze without a time lasts until the customer writes. */
export type Move = { status: ConversationStatus; snoozed_until?: string | null };
type Change = Partial<Pick<Conversation, 'priority' | 'muted' | 'subject'>> & {
  assignee_id?: string | null;
  team_id?: string | null;
  brand_id?: string | null;
};
/** The handler to show until the server answers; the other fields of a change show themselves. */
type Shown = Partial<Pick<Conversation, 'assignee' | 'team' | 'brand'>>;

/** Any conversation; the named fields are those that undo needs. */
type ConversationRef = Pick<Conversation, 'id'> & Partial<Pick<Conversation, 'status' | 'snoozed_until' | 'customer_name'>>;

/** The latest pending change of each conversation. */
const underWay = new Map<string, Promise<unknown>>();
/** Changes of one conversation reach the server in the order they were made, so that M and M again ends as it began. */
function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  const before = underWay.get(id);
  const turn = before ? before.then(work) : work();
  const ended = turn.catch(() => undefined).then(() => void (underWay.get(id) === ended && underWay.delete(id)));
  underWay.set(id, ended);
  return turn;
}

/** Actions on whole conversations. A toast explains a conflict, and the conversation is read again. */
export function useActionsOnAny() {
  const merchant = useMerchantId();
  const outcome = {
    onDone: (conversation: Conversation) => setRead(getConversation, { merchant, id: conversation.id }, () => conversation),
    onProblem: ({ status }: ApiProblem) => {
      if (status === 409) void refreshTopics(['inbox', 'messages']);
    },
  };
  const handingOff = useCommand(takeOverConversation, outcome);
  const returning = useCommand(returnToAi, outcome);
  const moving = useCommand(updateConversation, outcome);
  const pinning = useCommand(pinConversation, outcome);
  const unreading = useCommand(markUnread, outcome);
  /** Shows a change at once, and reverts it if the server refuses; a toast gives the reason. */
  const early = (id: string, part: Partial<Conversation>, work: () => Promise<unknown>) =>
    showOptimistically(merchant, id, part, () => inTurn(id, work));
  return {
    takeOver: ({ id }: ConversationRef) => handingOff.mutate({ merchant, id }),
    isTakingOver: handingOff.isPending,
    returnToAi: ({ id }: ConversationRef) => returning.mutate({ merchant, id }),
    isReturning: returning.isPending,
    /** Actions that hide the conversation can be undone for a while. */
    move: (conversation: ConversationRef, to: Move) => {
      const { id } = conversation;
      const back = undoMove(conversation, to);
      const go = (there: Move) => early(id, placeOf(there), () => moving.mutateAsync({ merchant, id, ...there }));
      const going = go(to);
      // Undo is offered before the server answers, and works even then.
      const offer = back && offerUndo(movedWords(conversation, to), () => void going.then((isDone) => isDone && go(back)));
      void going.then((isDone) => isDone || offer?.dismiss());
    },
    change: ({ id }: ConversationRef, to: Change, shown: Shown = {}) => {
      const { assignee_id: _assignee, team_id: _team, brand_id: _brand, ...rest } = to;
      void early(id, { ...rest, ...shown }, () => moving.mutateAsync({ merchant, id, ...to }));
    },
    isMoving: moving.isPending,
    pin: ({ id }: ConversationRef, pinned: boolean) => void early(id, { pinned }, () => pinning.mutateAsync({ merchant, id, pinned })),
    markUnread: ({ id }: ConversationRef) => void early(id, { unread: true }, () => unreading.mutateAsync({ merchant, id })),
  };
}

/** The same for one conversation. */
export function useConversationActions(conversation: ConversationRef) {
  const actions = useActionsOnAny();
  return {
    takeOver: () => actions.takeOver(conversation),
    isTakingOver: actions.isTakingOver,
    returnToAi: () => actions.returnToAi(conversation),
    isReturning: actions.isReturning,
    move: (to: Move) => actions.move(conversation, to),
    change: (to: Change, shown?: Shown) => actions.change(conversation, to, shown),
    isMoving: actions.isMoving,
    pin: (pinned: boolean) => actions.pin(conversation, pinned),
    markUnread: () => actions.markUnread(conversation),
  };
}

/** A transition's target as fields of a conversation. */
const placeOf = ({ status, snoozed_until = null }: Move) => ({ status, snoozed_until });

/** The state before resolving, snoozing or waiting, for undo; undefined for reopening, or when unknown. */
function undoMove({ status, snoozed_until }: ConversationRef, to: Move): Move | null {
  if (status === undefined || to.status === 'open' || to.status === status) return null;
  // A snooze time that has passed would wake the conversation at once, which is the same as open.
  return status === 'snoozed' ? { status, snoozed_until: snoozed_until ?? null } : { status };
}

function movedWords({ customer_name: name = '' }: ConversationRef, { status }: Move): string {
  if (status === 'resolved') return t('list.was_resolved', { name });
  return status === 'snoozed' ? t('list.was_snoozed', { name }) : t('list.was_set_to_wait', { name });
}
