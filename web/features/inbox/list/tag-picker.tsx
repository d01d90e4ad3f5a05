import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import type { LayerProps } from '../../../ui/on-demand.tsx';
import { PopoverOrSheet } from '../../../ui/popover-or-sheet.tsx';
import { TagDot } from '../../../ui/tag-dot.tsx';
import { useTags } from '../data.ts';
import { t } from '../words.ts';

type TagPickerProps = LayerProps & { onAdd: (ids: string[]) => void; onRemove: (ids: string[]) => void };

/** Tags to give to many conversations, or to take off them. */
export function TagPicker({ onAdd, onRemove, ...layer }: TagPickerProps) {
  const close = (deed: (ids: string[]) => void) => (ids: string[]) => {
    layer.onOpenChange(false);
    deed(ids);
  };
  return (
    <PopoverOrSheet {...layer} label={t('list.tags')} align="end" className="p-1!">
      <Tags onAdd={close(onAdd)} onRemove={close(onRemove)} />
    </PopoverOrSheet>
  );
}

/** Begun anew each time it opens. */
function Tags({ onAdd, onRemove }: Omit<TagPickerProps, keyof LayerProps>) {
  const [chosen, setChosen] = useState<string[]>([]);
  const tags = useTags().data?.items ?? [];
  const toggle = (id: string) => setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  return (
    <>
      <ChoiceList
        label={t('list.tags')}
        choices={tags.map(({ id, name, colour }) => ({ id, label: name, icon: <TagDot colour={colour} /> }))}
        chosen={chosen}
        onChoose={toggle}
        empty={t('list.no_tags')}
      />
      {tags.length > 0 && (
        <div className="flex justify-end gap-2 border-t p-2">
          <Button disabled={chosen.length === 0} onClick={() => onRemove(chosen)}>
            {t('list.take_off')}
          </Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
            {t('list.give')}
          </Button>
        </div>
      )}
    </>
  );
}
