import { type Profile, updateProfile } from '@parley/contract/users';
import { useMemo } from 'react';
import { useAuth } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { exampleOf, languageChoices, timeZoneChoices } from '../../../lib/places.ts';
import { zoneHere, zoneName } from '../../../lib/zoned-time.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useProfile } from './data.ts';
import { PicturePicker } from './picture-picker.tsx';
import { t } from './messages.ts';

/** Picture, name, and the format of dates, numbers and times. */
export function AboutCard() {
  const read = useProfile();
  return (
    <Card title={t('profile.about')} className="min-h-[327px] max-sm:min-h-[461px]">
      <Loaded read={read} skeleton={<SkeletonRows rows={4} rowHeight={56} />}>
        {(profile) => (
          <div className="grid gap-4">
            <PicturePicker profile={profile} />
            <AboutForm profile={profile} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function AboutForm({ profile }: { profile: Profile }) {
  const updateUser = useAuth((auth) => auth.updateUser);
  const form = useContractForm(async () => updateProfile, {
    defaults: { id: profile.user_id, name: profile.name, locale: profile.locale, time_zone: profile.time_zone },
    onDone: ({ name, time_zone }) => {
      updateUser({ name, time_zone });
      notify.success(t('profile.saved'));
    },
  });
  const language = form.values.locale ?? profile.locale;
  const languages = useMemo(() => languageChoices(profile.locale), [profile.locale]);
  const zones = useMemo(() => timeZoneChoices(profile.time_zone ?? 'UTC'), [profile.time_zone]);
  return (
    <form {...form.props} className="grid gap-4">
      <Field label={t('profile.name')} error={form.error('name')}>
        <Input autoComplete="name" {...form.field('name')} />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('profile.language')} error={form.error('locale')} hint={t('profile.language_example', exampleOf(language))}>
          <Select {...form.field('locale')}>
            {languages.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('profile.time_zone')} hint={t('profile.zone_hint')} error={form.error('time_zone')}>
          <Select {...form.field('time_zone')} onChange={({ target }) => form.set('time_zone', target.value || null)}>
            <option value="">{t('profile.zone_of_device', { zone: zoneName(zoneHere()) })}</option>
            {zones.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <SaveBar form={form} place="card" />
    </form>
  );
}
