import type { AiPolicy } from '@parley/contract/ai-policy';
import { verifications } from '@parley/contract/merchants';
import { Card } from '../../../../ui/card.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { useCurrency } from '../data.ts';
import { t } from '../messages.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { ActionsCard } from './actions-card.tsx';
import { TokensField } from './tokens-field.tsx';
import type { Draft, TabProps } from './use-draft.ts';

const states = ['pending', 'confirmed', 'processing'] as const;

/** The AI policy: what it may do by itself. */
export default function ActionsTab({ draft }: TabProps) {
  const currency = useCurrency();
  const { policy, verification } = draft.values;
  const put = (change: Partial<AiPolicy>) => draft.set({ policy: { ...policy, ...change } });
  return (
    <>
      <ActionsCard draft={draft} currency={currency} onPolicy={put} />
      <Card title={t('agent.verification')}>
        <div className="grid gap-3">
          <p className="text-ink-2">{t('agent.verification_text')}</p>
          <ChoiceCards
            name="verification"
            label={t('agent.verification')}
            hideLabel
            choices={verifications.map((id) => ({ id, label: t(`agent.verify_${id}`), text: t(`agent.verify_${id}_text`) }))}
            value={verification}
            onChange={(chosen) => draft.set({ verification: chosen })}
          />
        </div>
      </Card>
      <Card title={t('agent.rules')}>
        <div className="grid gap-5">
          <States
            name="policy.cancel.states"
            label={t('agent.cancel_states')}
            chosen={policy.cancel.states}
            onChange={(chosen) => put({ cancel: { ...policy.cancel, states: chosen } })}
          />
          <TokensField
            name="policy.cancel.reasons"
            label={t('agent.reasons')}
            hint={t('agent.reasons_hint')}
            values={policy.cancel.reasons}
            limit={20}
            maxLength={80}
            error={draft.error('policy.cancel.reasons')}
            onChange={(reasons) => put({ cancel: { ...policy.cancel, reasons } })}
          />
          <States
            name="policy.change.states"
            label={t('agent.change_states')}
            chosen={policy.change.states}
            onChange={(chosen) => put({ change: { ...policy.change, states: chosen } })}
          />
          <Checkbox
            name="policy.change.items_once"
            label={t('agent.items_once')}
            hint={t('agent.items_once_hint')}
            checked={policy.change.items_once}
            onChange={({ target }) => put({ change: { ...policy.change, items_once: target.checked } })}
          />
        </div>
      </Card>
      <ReturnsCard draft={draft} onPolicy={put} />
    </>
  );
}

function ReturnsCard({ draft, onPolicy }: { draft: Draft; onPolicy: (change: Partial<AiPolicy>) => void }) {
  const { returns } = draft.values.policy;
  return (
    <Card title={t('agent.returns')}>
      <div className="grid gap-5">
        <Checkbox
          name="policy.returns.once"
          label={t('agent.returns_once')}
          hint={t('agent.returns_once_hint')}
          checked={returns.once}
          onChange={({ target }) => onPolicy({ returns: { ...returns, once: target.checked } })}
        />
        <ChoiceCards
          name="policy.returns.refund_to"
          label={t('agent.refund_to')}
          choices={[
            { id: 'original_or_gift_card', label: t('agent.refund_either') },
            { id: 'original', label: t('agent.refund_original') },
          ]}
          value={returns.refund_to}
          onChange={(refund_to) => onPolicy({ returns: { ...returns, refund_to } })}
        />
      </div>
    </Card>
  );
}

type State = (typeof states)[number];
type StatesProps = { name: string; label: string; chosen: readonly State[]; onChange: (chosen: State[]) => void };

function States({ name, label, chosen, onChange }: StatesProps) {
  return (
    <fieldset className="m-0 grid gap-1.5 border-0 p-0">
      <legend className="p-0 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1.5">
        {states.map((state) => (
          <Checkbox
            key={state}
            name={`${name}.${state}`}
            label={t(`agent.state_${state}`)}
            checked={chosen.includes(state)}
            onChange={({ target }) => onChange(states.filter((one) => (one === state ? target.checked : chosen.includes(one))))}
          />
        ))}
      </div>
      <p className="min-h-[1lh] text-sm text-ink-3">{chosen.length === 0 && t('agent.states_none')}</p>
    </fieldset>
  );
}
