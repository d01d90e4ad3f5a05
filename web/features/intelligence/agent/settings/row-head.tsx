import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { t } from '../messages.ts';

export type RowActions = {
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

type RowHeadProps = RowActions & {
  name: string;
  isOpen: boolean;
  mayWrite: boolean;
  controls: string;
  onOpen: (on: boolean) => void;
  /** Before the name: the on/off switch. */
  before?: ReactNode;
  /** After the name: a short summary. */
  summary: ReactNode;
};

/** The line of a collapsed row: expands it, and holds the row's actions. */
export function RowHead({ name, isOpen, mayWrite, controls, onOpen, before, summary, ...actions }: RowHeadProps) {
  return (
    <div className="flex min-h-11 items-center gap-1 ps-3 pe-1.5">
      {before}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={controls}
        aria-label={t(isOpen ? 'agent.card_close' : 'agent.card_open', { title: name })}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-start focus-inside"
        onClick={() => onOpen(!isOpen)}
      >
        <ChevronRight aria-hidden className={cx('size-3.5! shrink-0 text-ink-3 transition-transform', isOpen && 'rotate-90')} />
        <span className="max-w-[55%] shrink-0 truncate font-medium max-md:max-w-full max-md:shrink">{name}</span>
        <span className="flex min-w-0 items-center gap-2 text-ink-3 max-md:hidden">{summary}</span>
      </button>
      {mayWrite && (
        <>
          <span className="flex max-sm:hidden">
            <Move name={name} {...actions} />
          </span>
          <IconButton
            label={t('agent.duplicate', { title: name })}
            icon={<Copy />}
            onClick={actions.onDuplicate}
            className="max-sm:hidden"
          />
          <IconButton label={t('agent.delete', { title: name })} icon={<Trash2 />} onClick={actions.onDelete} />
        </>
      )}
    </div>
  );
}

const Move = ({ name, isFirst, isLast, onMove }: Pick<RowHeadProps, 'name' | 'isFirst' | 'isLast' | 'onMove'>) => (
  <>
    <IconButton label={t('agent.move_up', { title: name })} icon={<ArrowUp />} disabled={isFirst} onClick={() => onMove(-1)} />
    <IconButton label={t('agent.move_down', { title: name })} icon={<ArrowDown />} disabled={isLast} onClick={() => onMove(1)} />
  </>
);

/** The same actions at the bottom of an expanded row, where a phone has no room at the top. */
export const RowFoot = ({ name, onDuplicate, ...actions }: RowActions & { name: string }) => (
  <div className="flex justify-end gap-1 sm:hidden">
    <Move name={name} {...actions} />
    <IconButton label={t('agent.duplicate', { title: name })} icon={<Copy />} onClick={onDuplicate} />
  </div>
);
