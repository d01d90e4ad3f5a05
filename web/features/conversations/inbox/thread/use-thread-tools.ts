import type { Conversation } from '@parley/contract/conversations';
import { getPanel, retryMessage } from '@parley/contract/inbox';
import { listTeam } from '@parley/contract/merchants';
import type { Message } from '@parley/contract/messages';
import { useMemo } from 'react';
import { useMay, useMerchantId } from '../../../../data/auth.ts';
import { useCommand } from '../../../../data/use-command.ts';
import { useRead } from '../../../../data/use-read.ts';
import { useLatest } from '../../../../lib/use-latest.ts';
import { placeSearch, useInboxUrl } from '../use-inbox-url.ts';
import { mergedNumber } from './activity-words.ts';
import type { Thread } from './use-thread.ts';

/** What a message needs from its thread; the same object while nothing in it changes. */
export type ThreadTools = {
  canReply: boolean;
  /** Teammates' names by id, as far as a note mentions them. */
  names: ReadonlyMap<string, string>;
  /** The address of another conversation by its number. */
  addressOf: (number: number) => string | null;
  jumpTo: (messageId: string) => void;
  openImage: (attachmentId: string) => void;
  /** A file failed to load: its address may have expired. */
  refreshAddress: (message: Message) => void;
  retry: (message: Message) => void;
};

type ToolsInput = Pick<ThreadTools, 'jumpTo' | 'openImage'> & { conversation: Conversation; messages: readonly Message[]; thread: Thread };

const nobody: ReadonlyMap<string, string> = new Map();

/** Provides a thread's messages with what they need; the same object while nothing changes, so that no message renders again. */
export function useThreadTools({ conversation, messages, thread, jumpTo, openImage }: ToolsInput): ThreadTools {
  const merchant = useMerchantId();
  const { id } = conversation;
  const { mutate } = useCommand(retryMessage, { onDone: thread.replace });
  const names = useNames(messages);
  const addressOf = useAddresses(conversation, messages);
  const canReply = conversation.actions.includes('reply');
  const jump = useLatest(jumpTo);
  const refreshAddress = useLatest(thread.refreshAddress);
  const retry = useLatest((message: Message) => mutate({ merchant, id, message: message.id }));
  return useMemo(
    () => ({ canReply, names, addressOf, jumpTo: jump, openImage, refreshAddress, retry }),
    [canReply, names, addressOf, jump, openImage, refreshAddress, retry],
  );
}

/** Read only when a note mentions somebody. */
function useNames(messages: readonly Message[]): ReadonlyMap<string, string> {
  const merchant = useMerchantId();
  const may = useMay('team:read');
  const isNeeded = useMemo(() => messages.some(({ mentions }) => mentions.length > 0), [messages]);
  const team = useRead(listTeam, { merchant }, { enabled: may && isNeeded }).data?.items;
  return useMemo(() => (team ? new Map(team.map(({ user_id, name }) => [user_id, name])) : nobody), [team]);
}

/** Addresses of the other conversations of a merge; the panel's data lists the customer's. */
function useAddresses({ id, merged_into }: Conversation, messages: readonly Message[]) {
  const merchant = useMerchantId();
  const { place } = useInboxUrl();
  const isNeeded = useMemo(() => messages.some((message) => mergedNumber(message) !== null), [messages]);
  const past = useRead(getPanel, { merchant, id }, { enabled: isNeeded }).data?.past;
  return useMemo(
    () => (number: number) => {
      const other = merged_into?.number === number ? merged_into : past?.find((one) => one.number === number);
      return other ? `/inbox${placeSearch({ ...place, conversation: other.id })}` : null;
    },
    [past, merged_into, place],
  );
}
