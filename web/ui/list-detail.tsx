import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { useIsPhone } from '../lib/use-media.ts';

type ListDetailProps<Item> = {
  /** The list's name. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The key of the item that is open; something that is not in the list yet, such as a new item, has a word of its own. */
  chosen: string | null;
  onChoose: (key: string | null) => void;
  row: (item: Item) => ReactNode;
  /** Beside the list, above it on a phone: folders. */
  groups?: ReactNode;
  /** Above the list: search, filters. */
  above?: ReactNode;
  /** In the list's place when nothing matches. */
  nothing: ReactNode;
  /** What is chosen. */
  detail: ReactNode;
  /** In the detail's place while nothing is chosen. */
  none: ReactNode;
};

/**
 * A list and the item of it that is open, side by side; on a phone one at a time. Arrow keys, Home and End move along the list, Enter
 * opens, Escape closes and gives the focus back to the row.
 */
export function ListDetail<Item>({
  label,
  items,
  keyOf,
  chosen,
  onChoose,
  row,
  groups,
  above,
  nothing,
  detail,
  none,
}: ListDetailProps<Item>) {
  const phone = useIsPhone();
  const list = useRef<HTMLUListElement>(null);
  const isOpen = chosen !== null;
  const keys = items.map(keyOf);
  // One row is in the order of Tab: the open one, or the first.
  const entry = Math.max(0, keys.indexOf(chosen ?? ''));
  const rowAt = (index: number) => list.current?.querySelectorAll<HTMLElement>('[data-row]')[index];
  const move = (event: KeyboardEvent) => {
    const at = keys.indexOf((event.target as HTMLElement).dataset.row ?? '');
    const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: keys.length - 1 };
    const to = places[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    rowAt(to)?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    // A dialog, a menu or the drawer around it has taken the key for itself.
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
    const row = rowAt(entry);
    onChoose(null);
    row?.focus();
  };
  return (
    <div className="flex min-h-0 min-w-0 flex-1" onKeyDown={leave}>
      <div className={cx('flex min-h-0 min-w-0 max-md:flex-1 max-md:flex-col md:shrink-0', phone && isOpen && 'hidden')}>
        {groups}
        <div className="flex min-h-0 flex-1 flex-col md:w-[300px] md:border-e">
          {above}
          {items.length === 0 && nothing}
          <ul ref={list} aria-label={label} onKeyDown={move} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
            {items.map((item, index) => {
              const key = keyOf(item);
              return (
                <li key={key}>
                  <button
                    type="button"
                    data-row={key}
                    tabIndex={index === entry ? 0 : -1}
                    aria-current={key === chosen}
                    onClick={() => onChoose(key)}
                    className={cx(
                      'block w-full border-b px-3 py-2 text-start hover:bg-hover focus-inside',
                      key === chosen && 'bg-selected',
                    )}
                  >
                    {row(item)}
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      {(!phone || isOpen) && (
        <section className="min-h-0 min-w-0 flex-1 overflow-y-auto overscroll-contain p-[18px]">{isOpen ? detail : none}</section>
      )}
    </div>
  );
}
