import { handOff, returnToAi, updateConversation } from '@parley/contract/inbox';
import type { Conversation, ConversationStatus } from '@parley/contract/conversations';
import { getConversation } from '@parley/contract/inbox';
import { useMerchantId } from '../../data/auth.ts';
import type { ApiProblem } from '../../data/problem.ts';
import { refreshTopics } from '../../data/refresh-topics.ts';
import { useDo } from '../../data/use-do.ts';
import { setRead } from '../../data/use-read.ts';

type Moving = { status: ConversationStatus; snoozed_until?: string };

/** What can be done with a whole conversation. A conflict has said why in a toast; what is true now is read again. */
export function useDeeds({ id }: Pick<Conversation, 'id'>) {
  const merchant = useMerchantId();
  const outcome = {
    onDone: (conversation: Conversation) => setRead(getConversation, { merchant, id }, () => conversation),
    onProblem: ({ status }: ApiProblem) => {
      if (status === 409) void refreshTopics(['inbox', 'messages']);
    },
  };
  const handingOff = useDo(handOff, outcome);
  const returning = useDo(returnToAi, outcome);
  const moving = useDo(updateConversation, outcome);
  return {
    takeOver: () => handingOff.mutate({ merchant, id }),
    isTakingOver: handingOff.isPending,
    returnToAi: () => returning.mutate({ merchant, id }),
    isReturning: returning.isPending,
    move: (to: Moving) => moving.mutate({ merchant, id, ...to }),
    isMoving: moving.isPending,
  };
}
