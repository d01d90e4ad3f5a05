import type { Result } from '@parley/contract/endpoint';
import type { getPanel } from '@parley/contract/inbox';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { keepIn } from '../composer/kept.ts';
import { useMe } from '../me.ts';

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

const sections = ['identities', 'tags', 'orders', 'cart', 'ai', 'notes', 'csat', 'past'] as const;
type SectionName = (typeof sections)[number];
type Open = Partial<Record<SectionName, boolean>>;

/** What is open for whoever never folded anything: the ways a customer is known are looked up, not read. */
const usual: Open = { identities: false };
const kept = keepIn(() => localStorage);
const keyOf = (userId: string) => `inbox-panel:${userId}`;

/** What cannot be read was never folded. */
function read(userId: string): Open {
  try {
    const value: unknown = JSON.parse(kept.getItem(keyOf(userId)) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Which sections of the panel this person keeps open, in every conversation and the next time. */
export function useFolds() {
  const { id } = useMe();
  const [own, setOwn] = useState(() => read(id));
  const isOpen = (name: SectionName) => own[name] ?? usual[name] ?? true;
  const toggle = (name: SectionName) => {
    const next = { ...own, [name]: !isOpen(name) };
    kept.setItem(keyOf(id), JSON.stringify(next));
    setOwn(next);
  };
  return { isOpen, toggle };
}
type Folds = ReturnType<typeof useFolds>;

/** Shows what a part of the panel leaves out at first. */
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
