import { type Profile, updateProfile } from '@parley/contract/users';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useAuth } from '../../data/auth.ts';
import { notify } from '../../data/notify.ts';
import { useDo } from '../../data/use-do.ts';
import { t } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { FormProblem, useContractForm } from '../auth/index.ts';
import { exampleOf, languageChoices, timeZoneChoices } from './places.ts';

export function AboutForm({ profile }: { profile: Profile }) {
  const updateUser = useAuth((auth) => auth.updateUser);
  const { mutateAsync: update } = useDo(updateProfile);
  const { form, error, submit, busy, problem } = useContractForm({
    schema: updateProfile.input,
    values: { id: profile.user_id, name: profile.name, locale: profile.locale, time_zone: profile.time_zone },
    send: async (entered) => {
      const { name } = await update(entered);
      updateUser({ name });
      notify.success(t('profile.saved'));
    },
  });
  const language = useWatch({ control: form.control, name: 'locale' }) ?? profile.locale;
  const languages = useMemo(() => languageChoices(profile.locale), [profile.locale]);
  const zones = useMemo(() => timeZoneChoices(profile.time_zone), [profile.time_zone]);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t('profile.name')} error={error('name')}>
        <Input autoComplete="name" {...form.register('name')} />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('profile.language')} error={error('locale')} hint={t('profile.language_example', exampleOf(language))}>
          <Select defaultValue={profile.locale} {...form.register('locale')}>
            {languages.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('profile.time_zone')} error={error('time_zone')}>
          <Select defaultValue={profile.time_zone} {...form.register('time_zone')}>
            {zones.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
        {t('profile.save')}
      </Button>
    </form>
  );
}
