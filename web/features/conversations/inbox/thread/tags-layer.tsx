import type { Conversation } from '@parley/contract/conversations';
import { listTags } from '@parley/contract/tags';
import { useMay, useMerchantId } from '../../../../data/auth.ts';
import { useRead } from '../../../../data/use-read.ts';
import type { LayerProps } from '../../../../ui/on-demand.tsx';
import { PopoverOrSheet } from '../../../../ui/popover-or-sheet.tsx';
import { TagPicker as Picker } from '../../../../ui/tag-picker.tsx';
import { useTagging } from '../use-tagging.ts';
import { LayerFailed } from './layer-failed.tsx';
import { t } from './messages.ts';

/** The shop's tags, with the conversation's tags checked. */
export default function TagsLayer({ conversation, ...layer }: LayerProps & { conversation: Conversation }) {
  return (
    <PopoverOrSheet label={t('thread.tags')} align="end" className="w-72 p-0!" {...layer}>
      <TagPicker conversation={conversation} />
    </PopoverOrSheet>
  );
}

/** Adds and removes the conversation's tags. */
function TagPicker({ conversation }: { conversation: Conversation }) {
  const merchant = useMerchantId();
  const mayCreate = useMay('tags:write');
  const all = useRead(listTags, { merchant });
  const { toggle, create } = useTagging(conversation);
  if (all.isError) return <LayerFailed words={t('thread.tags_failed')} onRetry={() => void all.refetch()} />;
  return <Picker known={all.data?.items} chosen={conversation.tags} onToggle={toggle} onMake={mayCreate ? create : undefined} />;
}
