import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type HTMLAttributes, type ReactElement, type ReactNode, useRef } from 'react';
import { cx } from '../../lib/cx.ts';
import { AddCondition } from './add-condition.tsx';
import { conditionWords } from './condition-words.ts';
import { type Condition, type Filter, type FilterField, type Grammar, noFilter } from './filter.ts';
import { ConditionLayer } from './layer.ts';
import { t } from './messages.ts';

type FilterBarProps = {
  fields: readonly FilterField[];
  grammar: Grammar;
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** Chips of other filters, before these. */
  before?: ReactNode;
  onClear?: () => void;
  className?: string;
};

/** The conditions of a list as chips: each opens to be changed and has a cross; the last chip adds one. */
export function FilterBar({ fields, grammar, filter, onChange, before, onClear, className }: FilterBarProps) {
  const bar = useRef<HTMLFieldSetElement>(null);
  const { match, conditions } = filter;
  const put = (place: number, condition: Condition) => onChange({ match, conditions: conditions.with(place, condition) });
  const remove = (place: number) => {
    onChange({ match, conditions: conditions.toSpliced(place, 1) });
    // The chip is gone and the focus with it, so the focus moves to its neighbour.
    const chips = bar.current?.querySelectorAll<HTMLElement>('[data-chip]');
    (chips?.[place + 1] ?? chips?.[place - 1])?.focus();
  };
  return (
    <fieldset ref={bar} className={cx('flex min-w-0 flex-wrap items-center gap-1.5', className)}>
      <legend className="sr-only">{t('filter.conditions')}</legend>
      {conditions.length > 1 && <Match match={match} onChange={(next) => onChange({ match: next, conditions })} />}
      {before}
      {conditions.map((condition, place) => {
        const field = fields.find(({ id }) => id === condition.field);
        // Conditions have no id but their position.
        return (
          field && (
            <Chip key={place} words={conditionWords(condition, field)} onRemove={() => remove(place)}>
              {(button) => (
                <ConditionLayer
                  trigger={button}
                  fields={fields}
                  grammar={grammar}
                  condition={condition}
                  onChange={(next) => put(place, next)}
                />
              )}
            </Chip>
          )
        );
      })}
      {conditions.length < grammar.most && (
        <AddCondition fields={fields} grammar={grammar} filter={filter} onChange={onChange}>
          <button type="button" data-chip className={cx(chipClass, 'gap-1 border-dashed px-1.5 text-ink-3 hover:text-ink')}>
            <Plus className="size-3!" aria-hidden />
            {t('filter.add_short')}
          </button>
        </AddCondition>
      )}
      <button
        type="button"
        aria-label={t('filter.clear_label')}
        onClick={() => (onClear ? onClear() : onChange(noFilter))}
        className="touch-target min-h-6 rounded-sm px-1 text-sm text-ink-3 hover:text-ink"
      >
        {t('filter.clear')}
      </button>
    </fieldset>
  );
}

const chipClass = 'touch-target inline-flex h-6 max-w-full items-center rounded-sm border bg-surface text-xs font-medium max-md:h-9';

type ChipProps = {
  words: string;
  onRemove: () => void;
  /** What the chip's button opens; without it the chip is only text. */
  children?: (button: ReactElement<HTMLAttributes<HTMLElement>>) => ReactNode;
};

/** A condition in words, with a cross. */
export function Chip({ words, onRemove, children }: ChipProps) {
  const look = 'min-w-0 truncate rounded-s-sm ps-2 pe-1 h-full';
  return (
    <span className={cx(chipClass, 'text-ink-2')}>
      {children ? (
        children(
          <button type="button" data-chip className={cx(look, 'hover:text-ink')} aria-label={t('filter.edit', { condition: words })}>
            {words}
          </button>,
        )
      ) : (
        <span className={cx(look, 'inline-flex items-center')}>{words}</span>
      )}
      <button
        type="button"
        aria-label={t('ui.remove', { name: words })}
        onClick={onRemove}
        className="touch-target grid h-full w-6 shrink-0 place-items-center rounded-e-sm text-ink-3 hover:text-ink max-md:w-9"
      >
        <X className="size-[11px]!" />
      </button>
    </span>
  );
}

function Match({ match, onChange }: { match: Filter['match']; onChange: (match: Filter['match']) => void }) {
  return (
    <select
      aria-label={t('filter.match')}
      value={match}
      onChange={({ target }) => onChange(target.value === 'any' ? 'any' : 'all')}
      className="touch-target h-6 appearance-none rounded-sm bg-transparent px-1 text-xs text-ink-3 hover:text-ink max-md:h-9 pointer-coarse:text-[16px]"
    >
      <option value="all">{t('filter.match_all')}</option>
      <option value="any">{t('filter.match_any')}</option>
    </select>
  );
}
