import type { Address } from '@parley/contract/addresses';
import type { Tag } from '@parley/contract/tags';
import type { ComponentProps } from 'react';
import { languageChoices, languageName } from '../../../lib/languages.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { AddressFields } from './address-fields.tsx';
import { useTags } from './data.ts';
import { SeveralFields } from './several-fields.tsx';
import { TagChoice } from './tag-choice.tsx';
import { t } from './messages.ts';

type Values = {
  first_name: string;
  last_name: string;
  emails: string[];
  phones: string[];
  language: string | null;
  addresses: Address[];
  tag_ids: string[];
};
type Text = Required<Pick<ComponentProps<typeof Input>, 'name' | 'value' | 'onChange'>>;
/** What the fields need of their form, for a new or an existing customer. */
export type FieldsForm = {
  values: Values;
  field: (name: 'first_name' | 'last_name') => Text;
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  error: (path: string) => string | undefined;
};

/** All fields of a customer; `tags` are the customer's current ones. */
export function CustomerFields({ form, tags }: { form: FieldsForm; tags: readonly Tag[] }) {
  const { values, field, set, error } = form;
  const known = [...tags, ...(useTags().data?.items ?? [])];
  const chosen = values.tag_ids.flatMap((id) => known.find((tag) => tag.id === id) ?? []);
  const languages = languageChoices();
  const isLikely = values.language === null || languages.some(({ id }) => id === values.language);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('customers.first_name')} error={error('first_name')}>
          <Input {...field('first_name')} maxLength={80} autoFocus />
        </Field>
        <Field label={t('customers.last_name')} error={error('last_name')}>
          <Input {...field('last_name')} maxLength={80} />
        </Field>
      </div>
      <SeveralFields
        name="emails"
        label={t('customers.emails')}
        hint={t('customers.emails_hint')}
        add={t('customers.email_add')}
        nth={(number) => t('customers.email_nth', { number })}
        remove={(number) => t('customers.email_remove', { number })}
        values={values.emails}
        onChange={(emails) => set('emails', emails)}
        error={error}
        most={10}
        input={{ type: 'email', inputMode: 'email', maxLength: 254 }}
      />
      <SeveralFields
        name="phones"
        label={t('customers.phones')}
        add={t('customers.phone_add')}
        nth={(number) => t('customers.phone_nth', { number })}
        remove={(number) => t('customers.phone_remove', { number })}
        values={values.phones}
        onChange={(phones) => set('phones', phones)}
        error={error}
        most={10}
        input={{ type: 'tel', inputMode: 'tel', maxLength: 40 }}
      />
      <Field label={t('customers.language')} error={error('language')} optional>
        <Select name="language" value={values.language ?? ''} onChange={({ target }) => set('language', target.value || null)}>
          <option value="">{t('customers.language_none')}</option>
          {!isLikely && values.language && <option value={values.language}>{languageName(values.language)}</option>}
          {languages.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-1.5">
        <span className="font-medium">{t('customers.tags')}</span>
        <TagChoice
          tags={chosen}
          onChange={(next) =>
            set(
              'tag_ids',
              next.map(({ id }) => id),
            )
          }
        />
      </div>
      <AddressFields addresses={values.addresses} onChange={(addresses) => set('addresses', addresses)} error={error} />
    </>
  );
}
