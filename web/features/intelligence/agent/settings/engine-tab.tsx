import { type EngineName, type Provider, providers } from '@parley/contract/ai-settings';
import { Card } from '../../../../ui/card.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { t } from '../messages.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { KeyField } from './key-field.tsx';
import { NumberField } from './number-field.tsx';
import { TryEngine } from './try-engine.tsx';
import type { Draft, TabProps } from './use-draft.ts';

const orders = {
  builtin: ['builtin'],
  llm_builtin: ['llm', 'builtin'],
  builtin_llm: ['builtin', 'llm'],
  llm: ['llm'],
} as const satisfies Record<string, readonly EngineName[]>;
type Order = keyof typeof orders;
const names = ['builtin', 'llm_builtin', 'builtin_llm', 'llm'] as const satisfies Order[];
const orderOf = (order: readonly EngineName[]): Order => names.find((name) => orders[name].join() === order.join()) ?? 'builtin';

/** The engine, its API key, and a test. */
export default function EngineTab({ draft }: TabProps) {
  const { engine } = draft.values;
  return (
    <>
      <Card title={t('agent.engine_order')}>
        <ChoiceCards
          name="engine.order"
          label={t('agent.engine_order')}
          hideLabel
          choices={names.map((id) => ({ id, label: t(`agent.order_${id}`), text: t(`agent.order_${id}_text`) }))}
          value={orderOf(engine.order)}
          error={draft.error('engine.order')}
          onChange={(id) => draft.setEngine({ order: [...orders[id]], ...(id !== 'builtin' && !engine.platform && { key_from: 'own' }) })}
        />
      </Card>
      <ModelCard draft={draft} />
      {draft.mayWrite && <TryEngine isChanged={Object.keys(draft.changes.engine).length > 0} />}
    </>
  );
}

function ModelCard({ draft }: { draft: Draft }) {
  const { engine } = draft.values;
  const isUsed = engine.order.includes('llm');
  const isOwn = engine.key_from === 'own';
  return (
    <Card title={t('agent.model_card')}>
      <div className="grid gap-4">
        {!isUsed && <p className="text-ink-2">{t('agent.model_unused')}</p>}
        <ChoiceCards
          name="engine.key_from"
          label={t('agent.key_from')}
          choices={[
            {
              id: 'platform',
              label: t('agent.key_platform'),
              text: engine.platform ? t('agent.key_platform_text', { model: engine.platform.model }) : t('agent.key_platform_none'),
              disabled: !engine.platform && isOwn,
            },
            { id: 'own', label: t('agent.key_own'), text: t('agent.key_own_text') },
          ]}
          value={engine.key_from}
          error={draft.error('engine.key_from')}
          onChange={(key_from) => draft.setEngine({ key_from })}
        />
        {isOwn && <OwnModel draft={draft} isUsed={isUsed} />}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <NumberField
            name="engine.timeout_ms"
            label={t('agent.timeout')}
            hint={t('agent.timeout_hint')}
            unit={t('agent.seconds')}
            min={2}
            max={60}
            value={engine.timeout_ms / 1000}
            error={draft.error('engine.timeout_ms')}
            onChange={(seconds) => draft.setEngine({ timeout_ms: Math.round(seconds * 1000) })}
          />
          <NumberField
            name="engine.context_tokens"
            label={t('agent.context')}
            hint={t('agent.context_hint')}
            unit={t('agent.tokens_unit')}
            min={2000}
            max={200_000}
            step={1000}
            value={engine.context_tokens}
            error={draft.error('engine.context_tokens')}
            onChange={(context_tokens) => draft.setEngine({ context_tokens })}
          />
        </div>
      </div>
    </Card>
  );
}

function OwnModel({ draft, isUsed }: { draft: Draft; isUsed: boolean }) {
  const { engine } = draft.values;
  const isMissing = isUsed && engine.model.trim() === '';
  return (
    <div className="grid gap-4 border-s ps-4">
      <Field label={t('agent.provider')} className="max-w-[280px]">
        <Select
          name="engine.provider"
          value={engine.provider}
          onChange={({ target }) =>
            draft.setEngine({ provider: providers.find((one: Provider) => one === target.value) ?? 'openai_compatible' })
          }
        >
          {providers.map((id) => (
            <option key={id} value={id}>
              {t(`agent.provider_${id}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('agent.base_url')} hint={t('agent.base_url_hint')} error={draft.error('engine.base_url')}>
        <Input
          name="engine.base_url"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={t(`agent.base_url_${engine.provider}`)}
          value={engine.base_url}
          onChange={({ target }) => draft.setEngine({ base_url: target.value.trim() })}
        />
      </Field>
      <Field
        label={t('agent.model')}
        hint={isMissing ? t('agent.model_missing') : t('agent.model_hint')}
        error={draft.error('engine.model')}
      >
        <Input
          name="engine.model"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          value={engine.model}
          onChange={({ target }) => draft.setEngine({ model: target.value })}
        />
      </Field>
      {/* Saving closes the key field again. */}
      <KeyField key={draft.base.version} draft={draft} />
    </div>
  );
}
