import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { formatNumber } from '../lib/format.ts';

export type Tab<Id extends string = string> = {
  id: Id;
  label: string;
  /** Beside the label; null while it is unknown: its space is reserved, so that nothing moves when it loads. */
  count?: number | null;
  /** Its count needs attention, and is highlighted. */
  urgent?: boolean;
  /** What the count counts, as a tooltip and for screen readers. */
  hint?: string | undefined;
};

type TabsProps<Id extends string> = {
  /** The label of the tab list, for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** The id of the panel below, when there is one. */
  panelId?: string;
  /** At the end of the line: a filter, a button. */
  end?: ReactNode;
  className?: string;
};

/** One tab stop; the arrow keys, Home and End move and select. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, panelId, end, className }: TabsProps<Id>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = tabAfter(
      event,
      tabs.findIndex((tab) => tab.id === value),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };
  return (
    <div className={cx('flex items-center border-b', className)}>
      <div role="tablist" aria-label={label} onKeyDown={move} className="-mb-px flex min-w-0 gap-4 overflow-x-auto [scrollbar-width:none]">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={panelId && tabElementId(panelId, tab.id)}
            aria-selected={tab.id === value}
            aria-controls={panelId}
            tabIndex={tab.id === value ? 0 : -1}
            title={tab.hint}
            aria-label={tab.hint && `${tab.label}: ${tab.hint}`}
            onClick={() => onChange(tab.id)}
            className={cx('min-w-6 shrink-0 font-medium focus-inside', tab.id === value ? 'text-ink' : 'text-ink-3 hover:text-ink-2')}
          >
            <span className={cx('inline-block pt-1.5 pb-[9px]', tab.id === value && 'shadow-[inset_0_-2px_var(--ink)]')}>
              {tab.label}
              {tab.count !== undefined && <Figure {...tab} />}
            </span>
            {tab.count !== undefined && <Room taken={figureOf(tab).length} />}
          </button>
        ))}
      </div>
      {end && <div className="ms-auto flex items-center gap-1.5 ps-2 pb-1">{end}</div>}
    </div>
  );
}

const Figure = (tab: Pick<Tab, 'count' | 'urgent'>) => (
  <>
    {' '}
    <span className={cx('inline-block tabular-nums', tab.urgent && 'font-strong')}>{figureOf(tab)}</span>
  </>
);

/** Reserves space for three digits, so that a count that loads or grows moves nothing. */
const Room = ({ taken }: { taken: number }) => (
  // A new element for each width: with reduced motion, a changing width would lag one frame behind the figure.
  <span key={taken} aria-hidden className="inline-block" style={{ width: `${Math.max(0, 3 - taken)}ch` }} />
);

const figureOf = ({ count }: Pick<Tab, 'count'>) => (count === undefined || count === null ? '' : formatNumber(count));

const tabElementId = (panelId: string, tab: string) => `${panelId}-${tab}`;

/** The panel of a tab. `id` is the Tabs' `panelId`, `tab` the selected one. */
export function TabPanel({ id, tab, className, children }: { id: string; tab: string; className?: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={id} aria-labelledby={tabElementId(id, tab)} className={className}>
      {children}
    </div>
  );
}

function tabAfter(event: KeyboardEvent<HTMLElement>, at: number, count: number): number | undefined {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') return (at + (event.key === forward ? 1 : count - 1)) % count;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  return undefined;
}
