import type { Conversation } from '@parley/contract/conversations';
import { createTag, setConversationTags, type Tag } from '@parley/contract/tags';
import { useMerchantId } from '../../../data/auth.ts';
import { useCommand } from '../../../data/use-command.ts';
import { showChanged, showOptimistically } from './show-changed.ts';

/** Adds and removes a conversation's tags optimistically, and reverts if the server refuses. */
export function useTagging({ id, tags }: Pick<Conversation, 'id' | 'tags'>) {
  const merchant = useMerchantId();
  const setting = useCommand(setConversationTags, { onDone: ({ items }) => showChanged(merchant, id, { tags: items }) });
  const set = (nextTags: Tag[]) =>
    void showOptimistically(merchant, id, { tags: nextTags }, () =>
      setting.mutateAsync({ merchant, id, tag_ids: nextTags.map((tag) => tag.id) }),
    );
  const creating = useCommand(createTag, { onDone: (tag) => set([...tags, tag]) });
  return {
    toggle: (tag: Tag) => set(tags.some((one) => one.id === tag.id) ? tags.filter((one) => one.id !== tag.id) : [...tags, tag]),
    remove: (tag: Tag) => set(tags.filter((one) => one.id !== tag.id)),
    create: (name: string) => creating.mutate({ merchant, name }),
  };
}
