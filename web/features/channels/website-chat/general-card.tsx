import { Link } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useTeams } from './data.ts';
import type { SectionProps } from './settings-form.ts';
import { t } from './messages.ts';

/** Whether the chat is on, who gets its conversations, and which emails follow a visit. */
export function GeneralCard({ form: { values, set, error } }: SectionProps) {
  const teams = useTeams().data?.items ?? [];
  return (
    <Card title={t('chat.general')}>
      <div className="grid gap-4">
        <Checkbox
          name="enabled"
          label={t('chat.enabled')}
          hint={t('chat.enabled_hint')}
          checked={values.enabled}
          onChange={({ target }) => set('enabled', target.checked)}
        />
        <Checkbox
          name="continuity"
          label={t('chat.continuity_label')}
          hint={t('chat.continuity_hint')}
          checked={values.continuity}
          onChange={({ target }) => set('continuity', target.checked)}
        />
        <Field label={t('chat.team')} error={error('team_id')} className="max-w-[320px]">
          <Select name="team_id" value={values.team_id ?? ''} onChange={({ target }) => set('team_id', target.value || null)}>
            <option value="">{t('chat.team_none')}</option>
            {teams.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <p className="text-ink-2">
          {t('chat.hours_text')}{' '}
          <Link to="/settings/business-hours" className="font-medium text-ink underline">
            {t('chat.hours_link')}
          </Link>
        </p>
      </div>
    </Card>
  );
}
