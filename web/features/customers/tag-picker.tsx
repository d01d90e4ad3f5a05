import type { Tag } from '@parley/contract/tags';
import { useMay } from '../../data/auth.ts';
import { TagPicker as Picker } from '../../ui/tag-picker.tsx';
import { useTags } from './data.ts';
import { useMakeTag } from './deeds-data.ts';

type PickerProps = { tags: readonly Tag[]; onToggle: (tag: Tag) => void };

/** A customer's tags, to put on and take off. */
export function TagPicker({ tags, onToggle }: PickerProps) {
  const mayMake = useMay('tags:write');
  const make = useMakeTag(onToggle);
  const all = useTags();
  return <Picker known={all.data?.items} chosen={tags} onToggle={onToggle} onMake={mayMake ? make : undefined} />;
}
