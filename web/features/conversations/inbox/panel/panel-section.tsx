import type { Result } from '@parley/contract/endpoint';
import type { getPanel } from '@parley/contract/inbox';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { localStore } from '../../../../lib/browser.ts';
import { useMe } from '../me.ts';

type SectionProps = {
  name: SectionName;
  title: string;
  /** Item count beside the title. */
  count?: number | undefined;
  folds: Folds;
  children: ReactNode;
};

/** A collapsible part of the panel. */
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

const sections = ['identities', 'tags', 'orders', 'cart', 'ai', 'notes', 'csat', 'past'] as const;
type SectionName = (typeof sections)[number];
type Open = Partial<Record<SectionName, boolean>>;

/** Sections open by default; identities are looked up rather than read, so they start collapsed. */
const defaultOpen: Open = { identities: false };
const keyOf = (userId: string) => `inbox-panel:${userId}`;

/** An unreadable stored value counts as never collapsed. */
function read(userId: string): Open {
  try {
    const value: unknown = JSON.parse(localStore.getItem(keyOf(userId)) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The sections this person keeps open, in every conversation and on the next visit. */
export function useFolds() {
  const { id } = useMe();
  const [own, setOwn] = useState(() => read(id));
  const isOpen = (name: SectionName) => own[name] ?? defaultOpen[name] ?? true;
  const toggle = (name: SectionName) => {
    const next = { ...own, [name]: !isOpen(name) };
    localStore.setItem(keyOf(id), JSON.stringify(next));
    setOwn(next);
  };
  return { isOpen, toggle };
}
type Folds = ReturnType<typeof useFolds>;

/** Shows the items that a section leaves out at first. */
export const MoreButton = ({ words, onClick }: { words: string; onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-6 rounded-xs text-start text-xs text-ink-3 underline underline-offset-2 hover:text-ink"
  >
    {words}
  </button>
);

export type PanelFacts = Result<typeof getPanel>;
export type PanelCustomer = PanelFacts['customer'];
export type PanelNote = PanelCustomer['notes'][number];
