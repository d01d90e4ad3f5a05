import type { ApprovableAction } from '@parley/contract/ai-policy';
import type { Card, Source } from '@parley/contract/messages';
import type { Intent } from '../../intents.ts';
import type { Outcome } from '../../port.ts';
import type { Details, Order, Profile, ResultOf } from '../../tools.ts';
import type { Awaited, Action } from '../../memory.ts';
import type { DialogueContext } from '../../dialogue.ts';
import type { DetectedIntent } from '../../classify.ts';

export type Policy = ResultOf<'get_policy'>;
/** An action in preparation: for whom, about which order, under which policy, with the data collected so far. */
export type ActionContext = {
  dialogue: DialogueContext;
  detected: DetectedIntent;
  action: Action;
  order: Order | null;
  policy: Policy;
  customer: Profile | null;
  /** What the customer asked for that isn't available; said before the question. */
  unavailable: string;
  /** Consecutive replies that didn't answer the question. */
  misses: number;
};
/** `reset`: the address given so far isn't possible. */
export type Question = { awaiting: Awaited; text: string; cards?: Card[]; reset?: boolean };
export type Called = ResultOf<'cancel_pending_order'>;

/** One kind of action: what it extracts from messages, what it asks for, which tool runs it, and how it is shown. */
export type Flow = {
  /** The permission in the AI policy. */
  permission: ApprovableAction;
  /** The intent that stands for this action when it is offered as an alternative. */
  intent: Intent;
  collect(ctx: ActionContext, text: string): Promise<Pick<ActionContext, 'action'> & { unavailable?: string }>;
  /** The next question; an outcome when no question helps; null when nothing is missing. */
  ask(ctx: ActionContext): Promise<Question | Outcome | null>;
  call(ctx: ActionContext, confirmed: boolean): Promise<Called>;
  /** The lines of the summary that the customer confirms. */
  lines(ctx: ActionContext, details: Details): string[];
  /** A warning before the confirmation, such as that the action works only once. */
  note?(ctx: ActionContext): string;
};

/** The dialogue context with the data collected so far. */
export const dialogueWithAction = ({ dialogue, action }: ActionContext): DialogueContext => ({
  ...dialogue,
  memory: { ...dialogue.memory, action },
});

export const mustHaveOrder = ({ order }: Pick<ActionContext, 'order'>): Order => {
  if (!order) throw new Error('This action needs an order.');
  return order;
};
export const sourcesOf = ({ order, customer }: ActionContext, sourceOf: (order: Order) => Source): Source[] =>
  order
    ? [sourceOf(order)]
    : customer
      ? [{ kind: 'customer', id: customer.id, title: customer.name, score: 1, excerpt: customer.email ?? '' }]
      : [];
