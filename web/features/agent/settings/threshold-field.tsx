import { useId } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formatPercent } from '../../../lib/format.ts';
import { Input } from '../../../ui/input.tsx';
import { t } from '../words.ts';
import type { TabProps } from './use-draft.ts';

/** A slider for the eye, a number for the keyboard, and what they do in a sentence. */
export function ThresholdField({ draft: { values, set, error } }: TabProps) {
  const id = useId();
  const value = values.confidence_threshold;
  const wrong = error('confidence_threshold');
  const change = (next: number) => set({ confidence_threshold: next });
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t('agent.threshold')}
      </label>
      <div className="flex items-center gap-3">
        <input
          id={id}
          type="range"
          min={0}
          max={1}
          step={0.01}
          value={Number.isNaN(value) ? 0 : value}
          aria-describedby={`${id}-does`}
          aria-valuetext={Number.isNaN(value) ? undefined : formatPercent(value, 0)}
          onChange={({ target }) => change(target.valueAsNumber)}
          className="h-6 min-w-0 flex-1 accent-ink"
        />
        <Input
          name="confidence_threshold"
          type="number"
          inputMode="decimal"
          aria-label={t('agent.threshold_number')}
          aria-describedby={`${id}-does`}
          aria-invalid={wrong ? true : undefined}
          min={0}
          max={1}
          step={0.01}
          className="w-[84px]"
          value={Number.isNaN(value) ? '' : value}
          onChange={({ target }) => change(target.valueAsNumber)}
        />
      </div>
      <p id={`${id}-does`} className={cx('min-h-[2lh] text-sm sm:min-h-[1lh]', wrong ? 'text-bad' : 'text-ink-3')}>
        {wrong ? t('agent.between', { least: 0, most: 1 }) : Number.isNaN(value) ? '' : doesOf(value)}
      </p>
    </div>
  );
}

const doesOf = (value: number) => `${t('agent.threshold_does', { share: formatPercent(value, 0) })} ${meaningOf(value)}`;

function meaningOf(value: number): string {
  if (value < 0.35) return t('agent.threshold_low');
  return t(value > 0.75 ? 'agent.threshold_high' : 'agent.threshold_middle');
}
