import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ReactElement, useState } from 'react';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { IconButton } from '../icon-button.tsx';
import { PopoverOrSheet } from '../popover-or-sheet.tsx';
import type { Column } from './column.ts';
import { t } from './messages.ts';

type ChooserProps = {
  trigger: ReactElement<{ id?: string }>;
  columns: readonly Column<never>[];
  /** The keys of the visible columns, in their order. */
  shown: readonly string[];
  onChange: (shown: string[]) => void;
  /** null while they are the defaults. */
  onReset: (() => void) | null;
};

/** Chooses the visible columns of a table and their order. */
export function ColumnChooser({ trigger, columns, shown, onChange, onReset }: ChooserProps) {
  const [isOpen, setOpen] = useState(false);
  const at = (key: string) => shown.indexOf(key);
  const sorted = [...columns].sort((a, b) => placeOf(at(a.key)) - placeOf(at(b.key)));
  const toggle = (key: string) => onChange(shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key]);
  const move = (key: string, by: number) => {
    const from = at(key);
    onChange(shown.toSpliced(from, 1).toSpliced(from + by, 0, key));
  };
  return (
    <PopoverOrSheet trigger={trigger} label={t('lists.columns_shown')} align="end" open={isOpen} onOpenChange={setOpen}>
      <ul className="grid max-h-[60vh] min-w-[240px] gap-0.5 overflow-y-auto">
        {sorted.map(({ key, header, always }) => (
          <li key={key} className="flex min-h-control items-center gap-1">
            <Checkbox
              label={header}
              checked={always || shown.includes(key)}
              disabled={always}
              onChange={() => toggle(key)}
              className="min-w-0 flex-1"
            />
            {shown.includes(key) && (
              <>
                <IconButton
                  className="size-7!"
                  label={t('lists.column_up', { name: header })}
                  icon={<ChevronUp />}
                  aria-disabled={at(key) === 0}
                  onClick={() => at(key) > 0 && move(key, -1)}
                />
                <IconButton
                  className="size-7!"
                  label={t('lists.column_down', { name: header })}
                  icon={<ChevronDown />}
                  aria-disabled={at(key) === shown.length - 1}
                  onClick={() => at(key) < shown.length - 1 && move(key, 1)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {onReset && (
        <Button variant="ghost" className="mt-2" onClick={onReset}>
          {t('lists.columns_usual')}
        </Button>
      )}
    </PopoverOrSheet>
  );
}

const placeOf = (index: number) => (index < 0 ? Number.MAX_SAFE_INTEGER : index);
