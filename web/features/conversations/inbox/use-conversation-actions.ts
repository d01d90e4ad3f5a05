import type { Conversation, ConversationStatus } from '@parley/contract/conversations';
import { markRead, markUnread, pinConversation, returnToAi, takeOverConversation, updateConversation } from '@parley/contract/inbox';
import { useMerchantId } from '../../../data/auth.ts';
import type { ApiProblem } from '../../../data/problem.ts';
import type { Input } from '../../../data/request.ts';
import { refreshTopics } from '../../../data/refresh-topics.ts';
import { useCommand } from '../../../data/use-command.ts';
import { whenSent } from './composer/use-outbox.ts';
import { useMe } from './me.ts';
import { openNext } from './open-next.ts';
import { showAnswer, showOptimistically } from './show-changed.ts';
import { undoable } from './undo.ts';
import { t } from './messages.ts';

/** A snooze without a time lasts until the customer writes. */
export type Move = { status: ConversationStatus; snoozed_until?: string | null };
type Update = Omit<Input<typeof updateConversation>, 'merchant' | 'id'>;

/** Any conversation; the named fields are those that undo needs. */
type ConversationRef = Pick<Conversation, 'id'> &
  Partial<Pick<Conversation, 'status' | 'snoozed_until' | 'customer_name' | 'handler' | 'assignee' | 'read_seq'>>;

/** Actions on whole conversations. A toast explains a conflict, and the conversation is read again. */
export function useActionsOnAny() {
  const merchant = useMerchantId();
  const outcome = {
    onDone: (conversation: Conversation) => showAnswer(merchant, conversation),
    onProblem: ({ status }: ApiProblem) => {
      if (status === 409) void refreshTopics(['inbox', 'messages']);
    },
  };
  const handingOff = useCommand(takeOverConversation, outcome);
  const returning = useCommand(returnToAi, outcome);
  const moving = useCommand(updateConversation, outcome);
  const pinning = useCommand(pinConversation, outcome);
  const unreading = useCommand(markUnread, outcome);
  const reading = useCommand(markRead);
  const me = useMe();
  /** Shows a change at once, and reverts it if the server refuses; a toast gives the reason. */
  const early = (id: string, part: Partial<Conversation>, work: () => Promise<unknown>) =>
    showOptimistically(merchant, id, part, () => whenSent(merchant, me.id, id)?.then(work) ?? work());
  const awake = { status: 'open', snoozed_until: null } as const;
  const toMe = (id: string) => early(id, { ...awake, handler: 'human', assignee: me }, () => handingOff.mutateAsync({ merchant, id }));
  const toAi = (id: string) =>
    early(id, { ...awake, handler: 'ai', assignee: null, handoff: null }, () => returning.mutateAsync({ merchant, id }));
  const update = (id: string, part: Partial<Conversation>, to: Update) =>
    early(id, part, () => moving.mutateAsync({ merchant, id, ...to }));
  const toAssignee = (id: string, assignee: Conversation['assignee']) =>
    update(id, { assignee, handler: assignee ? 'human' : 'none' }, { assignee_id: assignee?.id ?? null });
  const toTeam = (id: string, team: Conversation['team']) => update(id, { team }, { team_id: team?.id ?? null });
  const toBrand = (id: string, brand: Conversation['brand']) => update(id, { brand }, { brand_id: brand?.id ?? null });
  const mute = (id: string, muted: boolean) => update(id, { muted }, { muted });
  const pin = (id: string, pinned: boolean) => early(id, { pinned }, () => pinning.mutateAsync({ merchant, id, pinned }));
  return {
    takeOver: ({ id, handler, assignee = null, customer_name: name = '' }: ConversationRef) => {
      const back = handler === 'ai' ? () => void toAi(id) : () => void toAssignee(id, assignee);
      // Assigned and not yet taken over is a state that nobody can set.
      const isUndoable = handler !== undefined && !(handler === 'none' && assignee);
      void undoable(toMe(id), t('list.was_taken_over', { name }), isUndoable ? back : null);
    },
    isTakingOver: handingOff.isPending,
    returnToAi: ({ id, handler, customer_name: name = '' }: ConversationRef) => {
      void undoable(toAi(id), t('list.was_returned', { name }), handler === undefined ? null : () => void toMe(id));
    },
    isReturning: returning.isPending,
    /** Actions that hide the conversation can be undone for a while. */
    move: (conversation: ConversationRef, to: Move) => {
      const { id } = conversation;
      const back = undoMove(conversation, to);
      const go = (there: Move) => update(id, placeOf(there), there);
      const going = go(to);
      const comeBack = back && openNext(id);
      const undo = () => {
        comeBack?.();
        if (back) void go(back);
      };
      void undoable(going, movedWords(conversation, to), back && undo).then((isDone) => isDone || comeBack?.());
    },
    mute: ({ id, customer_name: name = '' }: ConversationRef, muted: boolean) =>
      void undoable(mute(id, muted), t(muted ? 'list.was_muted' : 'list.was_unmuted', { name }), () => void mute(id, !muted)),
    assign: ({ id, handler, assignee, customer_name: name }: Conversation, to: Conversation['assignee']) => {
      const back = handler === 'ai' ? () => void toAi(id) : () => void toAssignee(id, assignee);
      void undoable(toAssignee(id, to), t('list.was_assigned', { name }), back);
    },
    moveToTeam: ({ id, team, customer_name: name }: Conversation, to: Conversation['team']) =>
      void undoable(toTeam(id, to), t('list.was_moved_to_team', { name }), () => void toTeam(id, team)),
    moveToBrand: ({ id, brand, customer_name: name }: Conversation, to: Conversation['brand']) =>
      void undoable(toBrand(id, to), t('list.was_moved_to_brand', { name }), () => void toBrand(id, brand)),
    prioritize: ({ id, priority: before, customer_name: name }: Conversation, priority: Conversation['priority']) =>
      void undoable(
        update(id, { priority }, { priority }),
        t('list.was_prioritized', { name }),
        () => void update(id, { priority: before }, { priority: before }),
      ),
    setSubject: ({ id }: Conversation, subject: string | null) => void update(id, { subject }, { subject }),
    isMoving: moving.isPending,
    pin: ({ id, customer_name: name = '' }: ConversationRef, pinned: boolean) =>
      void undoable(pin(id, pinned), t(pinned ? 'list.was_pinned' : 'list.was_unpinned', { name }), () => void pin(id, !pinned)),
    markUnread: ({ id, read_seq: seq, customer_name: name = '' }: ConversationRef) => {
      const back = () => void early(id, { unread: false }, () => reading.mutateAsync({ merchant, id, seq: seq ?? 0 }));
      const going = early(id, { unread: true }, () => unreading.mutateAsync({ merchant, id }));
      void undoable(going, t('list.was_marked_unread', { name }), seq ? back : null);
    },
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
    mute: (muted: boolean) => actions.mute(conversation, muted),
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
