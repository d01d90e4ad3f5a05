import { Command } from 'cmdk';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { t } from './filter/messages.ts';

/** One option; `icon` is shown before its name. */
export type Choice = { id: string; label: string; icon?: ReactNode };

type ChoiceListProps = {
  /** The list's label, for screen readers. */
  label: string;
  choices: readonly Choice[];
  /** The selected options. Without it choosing runs an action, and nothing is checked. */
  chosen?: readonly string[];
  onChoose: (id: string) => void;
  /** Shown when there are no options at all. */
  empty?: string;
  className?: string;
};

/** Above this many options a search field filters them; below, it is hidden and only receives the keys. */
const few = 8;

/** A combobox list: typing filters, the arrow keys move, Enter chooses. Several options can be chosen in turn. */
export function ChoiceList({ label, choices, chosen, onChoose, empty = t('filter.no_choices'), className }: ChoiceListProps) {
  return (
    <Command label={label} loop filter={contains} className={cx('relative flex min-h-0 flex-col', className)}>
      <Command.Input
        autoFocus
        aria-label={label}
        placeholder={t('filter.find')}
        className={
          choices.length < few
            ? 'sr-only'
            : 'h-control w-full shrink-0 border-b bg-transparent px-2.5 outline-none pointer-coarse:h-11 pointer-coarse:text-[16px]'
        }
      />
      <Command.List aria-label={label} className="max-h-[min(280px,50vh)] min-h-0 overflow-y-auto overscroll-contain p-1">
        <Command.Empty className="px-2 py-3 text-ink-3">{choices.length === 0 ? empty : t('filter.find_none')}</Command.Empty>
        {choices.map(({ id, label: name, icon }) => (
          <Command.Item
            key={id}
            value={id}
            keywords={[name]}
            onSelect={() => onChoose(id)}
            {...(chosen && { 'aria-checked': chosen.includes(id) })}
            className="flex min-h-control cursor-pointer items-center gap-[9px] rounded-sm px-2 select-none pointer-coarse:min-h-11 data-[selected=true]:bg-hover dark:data-[selected=true]:bg-line-strong"
          >
            {chosen && <span className="grid size-[15px] shrink-0 place-items-center">{chosen.includes(id) && <Check aria-hidden />}</span>}
            {icon}
            <span className="truncate">{name}</span>
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}

const contains = (_: string, words: string, names: string[] = []) =>
  names.join(' ').toLowerCase().includes(words.trim().toLowerCase()) ? 1 : 0;
