import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../lib/cx.ts';
import type { Folds, SectionName } from './folds.ts';

type SectionProps = {
  name: SectionName;
  title: string;
  /** How many there are. */
  count?: number | undefined;
  folds: Folds;
  children: ReactNode;
};

/** A part of the panel that its title folds away. */
export function PanelSection({ name, title, count, folds, children }: SectionProps) {
  const id = useId();
  const isOpen = folds.isOpen(name);
  return (
    <section>
      <h3 className="text-sm">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => folds.toggle(name)}
          className="-mx-1 mb-1 flex min-h-6 w-[calc(100%+8px)] items-center gap-1.5 rounded-sm px-1 font-strong hover:bg-hover pointer-coarse:min-h-11"
        >
          {title}
          {count !== undefined && count > 0 && <span className="ms-auto font-normal text-ink-3 tabular-nums">{count}</span>}
          <ChevronDown
            aria-hidden
            className={cx(
              'size-3! text-ink-3 transition-transform',
              (count === undefined || count === 0) && 'ms-auto',
              !isOpen && '-rotate-90 rtl:rotate-90',
            )}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}
