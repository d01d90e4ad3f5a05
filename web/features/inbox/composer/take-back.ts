import type { Attachment } from '@parley/contract/files';
import type { Content } from './outbox-queue.ts';
import { changeDraft, type DraftFile } from './drafts.ts';

type Written = Pick<Content, 'text' | 'private' | 'reply_to' | 'attachments' | 'cards'>;

/** Words that were on their way, or meant for later, come back into the draft, before whatever was begun since. */
export function takeBack(draftId: string, { text, private: isNote, reply_to, attachments, cards }: Written): void {
  changeDraft(draftId, (draft) => ({
    text: [text, draft.text].filter(Boolean).join('\n'),
    isNote: draft.text === '' ? isNote : draft.isNote && isNote,
    replyTo: draft.replyTo ?? reply_to,
    files: [...attachments.map(asFile), ...draft.files],
    cards: [...cards, ...draft.cards],
  }));
}

/** A file that is up already, as a draft has it. */
export const asFile = (attachment: Attachment): DraftFile => ({
  key: attachment.id,
  name: attachment.name,
  size: attachment.size,
  kind: attachment.kind,
  attachment,
  fault: null,
});
