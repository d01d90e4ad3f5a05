import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { t } from '../filter/messages.ts';
import { Checkbox } from '../checkbox.tsx';
import { IconButton } from '../icon-button.tsx';
import type { ListSelection } from './use-selection.ts';

type SelectionBarProps = {
  selection: ListSelection;
  /** The bar's label, for screen readers. */
  label: string;
  /** More rows may match than are loaded, or than can be selected by id. */
  hasMore: boolean;
  /** The actions: IconButtons and menus. */
  children: ReactNode;
  /** At the foot of the list on a phone, where more opens upwards. */
  isPhoneFoot?: boolean;
  className?: string;
};

/** Above a list with a selection: its size, its actions, and a button to clear it. */
export function SelectionBar({ selection, label, hasMore, children, isPhoneFoot = false, className }: SelectionBarProps) {
  const { chosen, isAll, isAny, isFull, chooseLoaded, chooseAll, clear } = selection;
  return (
    <div className="relative z-10">
      <div role="toolbar" aria-label={label} className={cx('flex items-center gap-0.5', className)}>
        <Checkbox
          label={isFull || isAll ? t('filter.select_none') : t('filter.select_loaded')}
          hideLabel
          className="me-1.5"
          checked={isFull || isAll}
          indeterminate={isAny && !isFull && !isAll}
          onChange={isFull || isAll ? clear : chooseLoaded}
        />
        <span role="status" className="min-w-0 truncate text-sm font-medium tabular-nums">
          {isAll ? t('filter.selected_all') : t('filter.selected', { count: chosen.length })}
        </span>
        <span className="ms-auto" />
        {isAny && children}
        <IconButton className="size-7!" label={t('filter.select_none')} kbd="Escape" icon={<X />} onClick={clear} />
      </div>
      {isFull && hasMore && (
        // Over the first row, so that selecting moves no row.
        <div
          className={cx(
            'absolute inset-x-0 top-full border-b bg-hover px-3 py-1 text-sm shadow-paper',
            isPhoneFoot && 'max-md:top-auto max-md:bottom-full max-md:border-t',
          )}
        >
          <button type="button" onClick={chooseAll} className="touch-target min-h-6 font-medium underline underline-offset-2">
            {t('filter.select_all')}
          </button>
        </div>
      )}
    </div>
  );
}
