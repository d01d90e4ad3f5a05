import type { Conversation } from '@parley/contract/conversations';
import type { LayerProps } from '../../../ui/on-demand.tsx';
import { PopoverOrSheet } from '../../../ui/popover-or-sheet.tsx';
import { TagPicker } from './tag-picker.tsx';
import { t } from './words.ts';

/** The shop's tags, those of the conversation ticked. */
export default function TagsLayer({ conversation, ...layer }: LayerProps & { conversation: Conversation }) {
  return (
    <PopoverOrSheet label={t('thread.tags')} align="end" className="w-72 p-0!" {...layer}>
      <TagPicker conversation={conversation} />
    </PopoverOrSheet>
  );
}
