import { channels } from '@parley/contract/channels';
import { useId } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { formatPercent } from '../../../../lib/format.ts';
import { Card } from '../../../../ui/card.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Input } from '../../../../ui/input.tsx';
import { t } from '../messages.ts';
import { NumberField } from './number-field.tsx';
import type { TabProps } from './use-draft.ts';

/** Whether, where and when the AI answers, and the confidence it needs. */
export function AnsweringCard({ draft }: TabProps) {
  const { values, set, setAgent, error } = draft;
  const { agent } = values;
  const toggle = (channel: (typeof channels)[number], on: boolean) =>
    setAgent({ channels: channels.filter((one) => (one === channel ? on : agent.channels.includes(one))) });
  return (
    <Card title={t('agent.general')}>
      <div className="grid gap-5">
        <Checkbox
          name="enabled"
          label={t('agent.enabled')}
          hint={t('agent.enabled_hint')}
          checked={values.enabled}
          onChange={({ target }) => set({ enabled: target.checked })}
        />
        <Checkbox
          name="agent.while_waiting"
          label={t('agent.while_waiting')}
          hint={t('agent.while_waiting_hint')}
          checked={agent.while_waiting}
          onChange={({ target }) => setAgent({ while_waiting: target.checked })}
        />
        <fieldset className="m-0 grid gap-1.5 border-0 p-0">
          <legend className="p-0 font-medium">{t('agent.channels')}</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-1.5">
            {channels.map((channel) => (
              <Checkbox
                key={channel}
                name={`agent.channels.${channel}`}
                label={t(`channel.${channel}`)}
                checked={agent.channels.includes(channel)}
                onChange={({ target }) => toggle(channel, target.checked)}
              />
            ))}
          </div>
          <p className="text-sm text-ink-3">{t('agent.channels_hint')}</p>
        </fieldset>
        <ThresholdField draft={draft} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <NumberField
            name="debounce_ms"
            label={t('agent.debounce')}
            hint={t('agent.debounce_hint')}
            unit={t('agent.seconds')}
            min={0}
            max={8}
            step={0.5}
            value={values.debounce_ms / 1000}
            error={error('debounce_ms')}
            onChange={(seconds) => set({ debounce_ms: Math.round(seconds * 1000) })}
          />
          <NumberField
            name="agent.resolve_after_hours"
            label={t('agent.close_after')}
            hint={t('agent.close_after_hint')}
            unit={t('agent.hours_unit')}
            min={0}
            max={720}
            value={agent.resolve_after_hours}
            error={error('agent.resolve_after_hours')}
            onChange={(hours) => setAgent({ resolve_after_hours: hours })}
          />
        </div>
      </div>
    </Card>
  );
}

/** A slider for the pointer, a number for the keyboard, and their effect in a sentence. */
function ThresholdField({ draft: { values, set, error } }: TabProps) {
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
        {wrong ? t('agent.between', { least: 0, most: 1 }) : Number.isNaN(value) ? '' : effectText(value)}
      </p>
    </div>
  );
}

const effectText = (value: number) => `${t('agent.threshold_does', { share: formatPercent(value, 0) })} ${thresholdMeaning(value)}`;

function thresholdMeaning(value: number): string {
  if (value < 0.35) return t('agent.threshold_low');
  return t(value > 0.75 ? 'agent.threshold_high' : 'agent.threshold_middle');
}
