import { answeringHours, salesBehaviours, tones } from '@parley/contract/ai-settings';
import { Card } from '../../../../ui/card.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { t } from '../messages.ts';
import { AnsweringCard } from './answering-card.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { IdentityCard } from './identity-card.tsx';
import { TextsCard } from './texts-card.tsx';
import type { TabProps } from './use-draft.ts';

/** The AI's identity, tone, channels and hours. */
export default function BehaviourTab({ draft }: TabProps) {
  const { agent } = draft.values;
  return (
    <>
      <AnsweringCard draft={draft} />
      <IdentityCard draft={draft} />
      <Card title={t('agent.tone')}>
        <div className="grid gap-4">
          <ChoiceCards
            name="agent.tone"
            label={t('agent.tone')}
            hideLabel
            choices={tones.map((id) => ({ id, label: t(`agent.tone_${id}`), text: t(`agent.tone_${id}_text`) }))}
            value={agent.tone}
            onChange={(tone) => draft.setAgent({ tone })}
          />
          <Field label={t('agent.tone_notes')} hint={t('agent.tone_notes_hint')} error={draft.error('agent.tone_notes')}>
            <Textarea
              name="agent.tone_notes"
              rows={2}
              placeholder={t('agent.tone_notes_placeholder')}
              value={agent.tone_notes}
              onChange={({ target }) => draft.setAgent({ tone_notes: target.value })}
            />
          </Field>
        </div>
      </Card>
      <Card title={t('agent.sales')}>
        <ChoiceCards
          name="agent.sales"
          label={t('agent.sales')}
          hideLabel
          choices={salesBehaviours.map((id) => ({ id, label: t(`agent.sales_${id}`), text: t(`agent.sales_${id}_text`) }))}
          value={agent.sales}
          onChange={(sales) => draft.setAgent({ sales })}
        />
      </Card>
      <TextsCard draft={draft} />
      <Card title={t('agent.hours')}>
        <ChoiceCards
          name="agent.hours"
          label={t('agent.hours')}
          hideLabel
          choices={answeringHours.map((id) => ({ id, label: t(`agent.hours_${id}`), text: t(`agent.hours_${id}_text`) }))}
          value={agent.hours}
          onChange={(hours) => draft.setAgent({ hours })}
        />
      </Card>
    </>
  );
}
