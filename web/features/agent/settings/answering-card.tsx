import { channels } from '@parley/contract/channels';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { t } from '../words.ts';
import { NumberField } from './number-field.tsx';
import { ThresholdField } from './threshold-field.tsx';
import type { TabProps } from './use-draft.ts';

/** Whether, where and when it answers at all, and how sure it has to be. */
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
        <fieldset className="m-0 grid gap-1.5 border-0 p-0">
          <legend className="p-0 font-medium">{t('agent.channels')}</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-1.5">
            {channels.map((channel) => (
              <Checkbox
                key={channel}
                name={`agent.channels.${channel}`}
                label={t(`agent.channel_${channel}`)}
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
