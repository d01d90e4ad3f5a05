import { Command } from 'cmdk';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { t } from '../lib/messages.ts';
import { TagDot, type TagColour } from './tag-dot.tsx';

type Tag = { id: string; name: string; colour: TagColour };
type TagPickerProps<T extends Tag> = {
  /** All tags; undefined while they load. */
  known: readonly T[] | undefined;
  /** The assigned tags. */
  chosen: readonly T[];
  onToggle: (tag: T) => void;
  /** Whether new tags can be created here. */
  onMake?: ((name: string) => void) | undefined;
};

const itemClass =
  'flex min-h-control cursor-pointer items-center gap-[9px] rounded-sm px-2 select-none pointer-coarse:min-h-11 data-[selected=true]:bg-hover dark:data-[selected=true]:bg-line-strong';
/** The contract's rule for a tag's name. */
const isName = (name: string) => /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u.test(name);

/** A combobox: Enter adds or removes a tag; an unused name becomes a new tag where that is allowed. */
export function TagPicker<T extends Tag>({ known, chosen, onToggle, onMake }: TagPickerProps<T>) {
  const [query, setQuery] = useState('');
  const name = query.trim().toLowerCase();
  const tags = known ?? chosen;
  const found = tags.filter((tag) => tag.name.includes(name));
  const isNew = onMake !== undefined && known !== undefined && name !== '' && !tags.some((tag) => tag.name === name);
  const canMake = isNew && isName(name);
  const make = () => {
    onMake?.(name);
    setQuery('');
  };
  return (
    <Command label={t('ui.tags')} loop shouldFilter={false} className="flex min-h-0 flex-col">
      <Command.Input
        autoFocus
        value={query}
        onValueChange={setQuery}
        aria-label={t('ui.tags')}
        placeholder={t(onMake ? 'ui.tag_find' : 'ui.tag_find_only')}
        className="h-control w-full shrink-0 border-b bg-transparent px-2.5 outline-none pointer-coarse:h-11 pointer-coarse:text-[16px]"
      />
      <Command.List aria-label={t('ui.tags')} className="max-h-[min(280px,50vh)] min-h-0 overflow-y-auto overscroll-contain p-1">
        {found.map((tag) => {
          const isOn = chosen.some(({ id }) => id === tag.id);
          return (
            <Command.Item key={tag.id} value={tag.id} onSelect={() => onToggle(tag)} aria-checked={isOn} className={itemClass}>
              <span className="grid size-[15px] shrink-0 place-items-center">{isOn && <Check aria-hidden />}</span>
              <TagDot colour={tag.colour} />
              <span className="truncate">{tag.name}</span>
            </Command.Item>
          );
        })}
        {canMake && (
          <Command.Item value="create" onSelect={make} className={itemClass}>
            <Plus aria-hidden />
            <span className="truncate">{t('ui.tag_create', { name })}</span>
          </Command.Item>
        )}
        {found.length === 0 && !canMake && known !== undefined && <p className="px-2 py-3 text-ink-3">{emptyWords(name, isNew)}</p>}
      </Command.List>
    </Command>
  );
}

function emptyWords(name: string, isWrongName: boolean): string {
  if (name === '') return t('ui.tag_none_yet');
  return isWrongName ? t('ui.tag_bad') : t('ui.tag_none');
}
