import type { Conversation } from '@parley/contract/conversations';
import { createTag, setConversationTags, type Tag } from '@parley/contract/tags';
import { useMerchantId } from '../../../data/auth.ts';
import { useDo } from '../../../data/use-do.ts';
import { showChanged, showWhile } from './show-changed.ts';

/** Puts tags on a conversation and takes them off; it shows at once, and goes back if the server refuses. */
export function useTagging({ id, tags }: Pick<Conversation, 'id' | 'tags'>) {
  const merchant = useMerchantId();
  const setting = useDo(setConversationTags, { onDone: ({ items }) => showChanged(merchant, id, { tags: items }) });
  const set = (wanted: Tag[]) =>
    void showWhile(merchant, id, { tags: wanted }, () => setting.mutateAsync({ merchant, id, tag_ids: wanted.map((tag) => tag.id) }));
  const creating = useDo(createTag, { onDone: (tag) => set([...tags, tag]) });
  return {
    toggle: (tag: Tag) => set(tags.some((one) => one.id === tag.id) ? tags.filter((one) => one.id !== tag.id) : [...tags, tag]),
    remove: (tag: Tag) => set(tags.filter((one) => one.id !== tag.id)),
    create: (name: string) => creating.mutate({ merchant, name }),
  };
}
