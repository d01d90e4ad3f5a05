import type { Conversation } from '@parley/contract/conversations';
import { createTag, setConversationTags, type Tag } from '@parley/contract/tags';
import { useMerchantId } from '../../../data/auth.ts';
import { useCommand } from '../../../data/use-command.ts';
import { cachedConversation, showChanged, showOptimistically } from './show-changed.ts';
import { undoable } from './undo.ts';
import { t } from './messages.ts';

/** Adds and removes a conversation's tags optimistically, each with an undo, and reverts if the server refuses. */
export function useTagging({ id, tags, customer_name: name }: Pick<Conversation, 'id' | 'tags' | 'customer_name'>) {
  const merchant = useMerchantId();
  const setting = useCommand(setConversationTags, { onDone: ({ items }) => showChanged(merchant, id, { tags: items }) });
  const put = (tag: Tag, isOn: boolean) => {
    // An undo leaves the tags that were added since.
    const others = (cachedConversation(merchant, id)?.tags ?? tags).filter((one) => one.id !== tag.id);
    const next = isOn ? [...others, tag] : others;
    return showOptimistically(merchant, id, { tags: next }, () =>
      setting.mutateAsync({ merchant, id, tag_ids: next.map((one) => one.id) }),
    );
  };
  const change = (tag: Tag, isOn: boolean) =>
    void undoable(put(tag, isOn), t(isOn ? 'list.was_tagged' : 'list.was_untagged', { tag: tag.name, name }), () => void put(tag, !isOn));
  const creating = useCommand(createTag, { onDone: (tag) => change(tag, true) });
  return {
    toggle: (tag: Tag) => change(tag, !tags.some((one) => one.id === tag.id)),
    remove: (tag: Tag) => change(tag, false),
    create: (words: string) => creating.mutate({ merchant, name: words }),
  };
}
