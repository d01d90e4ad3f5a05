import type { Message } from '@parley/contract/messages';

/** What a message may ask of the thread it stands in; the same object for as long as nothing of it changes. */
export type ThreadTools = {
  canReply: boolean;
  /** The names of teammates by id, as far as a note needs them. */
  names: ReadonlyMap<string, string>;
  /** The address of another conversation by its number. */
  addressOf: (number: number) => string | null;
  jumpTo: (messageId: string) => void;
  openImage: (attachmentId: string) => void;
  /** A file did not load: its address may have ended. */
  refreshAddress: (message: Message) => void;
  retry: (message: Message) => void;
};
