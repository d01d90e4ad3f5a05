import type { Tag as TagOf } from '@parley/contract/tags';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useMay } from '../../../data/auth.ts';
import { PopoverOrSheet } from '../../../ui/popover-or-sheet.tsx';
import { TagDot } from '../../../ui/tag-dot.tsx';
import { TagPicker as Picker } from '../../../ui/tag-picker.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useTags } from './data.ts';
import { useMakeTag } from './actions-data.ts';
import { t } from './messages.ts';

type ChoiceProps = { tags: readonly TagOf[]; /** null where the tags are read-only. */ onChange: ((tags: TagOf[]) => void) | null };

/** A customer's tags, with adding and removing where it is allowed. */
export function TagChoice({ tags, onChange }: ChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const without = ({ id }: TagOf) => tags.filter((tag) => tag.id !== id);
  const button = (
    <button
      type="button"
      className="touch-target inline-flex h-[19px] items-center gap-[5px] rounded-sm border border-dashed border-line-strong px-[7px] text-xs font-medium text-ink-2 hover:text-ink max-md:h-6 [&>.lucide]:size-[11px]"
    >
      <Plus aria-hidden />
      {t('customers.add_tag')}
    </button>
  );
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {tags.map((tag) => (
        <Tag key={tag.id} name={tag.name} {...(onChange && { onRemove: () => onChange(without(tag)) })}>
          <TagDot colour={tag.colour} />
          {tag.name}
        </Tag>
      ))}
      {onChange && (
        <PopoverOrSheet label={t('customers.tags')} className="w-72 p-0!" trigger={button} open={isOpen} onOpenChange={setOpen}>
          <TagPicker tags={tags} onToggle={(tag) => onChange(tags.some(({ id }) => id === tag.id) ? without(tag) : [...tags, tag])} />
        </PopoverOrSheet>
      )}
    </div>
  );
}

type PickerProps = { tags: readonly TagOf[]; onToggle: (tag: TagOf) => void };

/** Picks a customer's tags. */
function TagPicker({ tags, onToggle }: PickerProps) {
  const mayMake = useMay('tags:write');
  const make = useMakeTag(onToggle);
  const all = useTags();
  return <Picker known={all.data?.items} chosen={tags} onToggle={onToggle} onMake={mayMake ? make : undefined} />;
}
