import { type ApiKey, createApiKey, deleteApiKey, graces, regenerateApiKey, updateApiKey } from '@parley/contract/api-keys';
import type { Permission } from '@parley/contract/permissions';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { WordsInput } from '../../../ui/words-input.tsx';
import { type Created, CreatedKey } from './created-key.tsx';
import { t } from './messages.ts';
import { ScopesField } from './scopes-field.tsx';

/** Lifetimes of a key, in days. */
const lifetimes = [30, 90, 365] as const;
const dayMs = 86_400_000;
const longestAddress = 49;

/** Creates a key, and shows it once. */
export function CreateKey({ onClose }: { onClose: () => void }) {
  const [created, setCreated] = useState<Created>();
  const [days, setDays] = useState('');
  const form = useContractForm(async () => createApiKey, {
    defaults: {
      merchant: useMerchantId(),
      ...{ name: '', scopes: [] as Permission[], expires_at: null as string | null, allowed_addresses: [] as string[] },
    },
    onDone: setCreated,
  });
  if (created) return <CreatedKey created={created} onClose={onClose} />;
  const { scopes, allowed_addresses: addresses = [] } = form.values;
  const expire = (chosen: string) => {
    setDays(chosen);
    form.set('expires_at', chosen === '' ? null : new Date(Date.now() + Number(chosen) * dayMs).toISOString());
  };
  return (
    <ActionDialog size="large" title={t('api_keys.create_title')} does={t('api_keys.new')} form={form} onClose={onClose}>
      <Field label={t('api_keys.name')} hint={t('api_keys.name_hint')} error={form.error('name')}>
        <Input {...form.field('name')} maxLength={60} autoComplete="off" />
      </Field>
      <ScopesField scopes={scopes} error={form.error('scopes')} onChange={(chosen) => form.set('scopes', chosen)} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('api_keys.expiry')} error={form.error('expires_at')}>
          <Select name="expires_at" value={days} onChange={({ target }) => expire(target.value)}>
            <option value="">{t('api_keys.expiry_never')}</option>
            {lifetimes.map((count) => (
              <option key={count} value={count}>
                {count === 365 ? t('api_keys.expiry_year') : t('api_keys.expiry_days', { count })}
              </option>
            ))}
          </Select>
        </Field>
        <AddressesField addresses={addresses} error={form.error} onChange={(list) => form.set('allowed_addresses', list)} />
      </div>
    </ActionDialog>
  );
}

type DialogProps = { apiKey: ApiKey; onClose: () => void };

/** Renames a key, or changes where it works from. */
export function EditKey({ apiKey: { id, name, allowed_addresses }, onClose }: DialogProps) {
  const form = useContractForm(async () => updateApiKey, {
    defaults: { merchant: useMerchantId(), id, name, allowed_addresses },
    onDone: () => {
      notify.success(t('api_keys.saved'));
      onClose();
    },
  });
  return (
    <ActionDialog size="small" title={t('api_keys.edit_title')} does={t('api_keys.save')} form={form} onClose={onClose}>
      <Field label={t('api_keys.name')} hint={t('api_keys.name_hint')} error={form.error('name')}>
        <Input {...form.field('name')} maxLength={60} autoComplete="off" />
      </Field>
      <AddressesField
        addresses={form.values.allowed_addresses ?? []}
        error={form.error}
        onChange={(list) => form.set('allowed_addresses', list)}
      />
    </ActionDialog>
  );
}

/** Replaces a key; the old one can work on for a while. */
export function ReplaceKey({ apiKey: { id, name }, onClose }: DialogProps) {
  const [created, setCreated] = useState<Created>();
  const form = useContractForm(async () => regenerateApiKey, {
    defaults: { merchant: useMerchantId(), id, grace_seconds: 86_400 },
    onDone: setCreated,
  });
  if (created) return <CreatedKey created={created} onClose={onClose} />;
  return (
    <ActionDialog
      size="small"
      title={t('api_keys.replace_title', { name })}
      text={t('api_keys.replace_text')}
      does={t('api_keys.replace_do')}
      form={form}
      onClose={onClose}
    >
      <Field label={t('api_keys.grace')} hint={t('api_keys.grace_hint')} error={form.error('grace_seconds')}>
        <Select
          name="grace_seconds"
          value={String(form.values.grace_seconds)}
          onChange={({ target }) => form.set('grace_seconds', Number(target.value))}
        >
          {graces.map((seconds) => (
            <option key={seconds} value={seconds}>
              {t(`api_keys.grace_${seconds}`)}
            </option>
          ))}
        </Select>
      </Field>
    </ActionDialog>
  );
}

export function RevokeKey({ apiKey: { id, name }, onClose }: DialogProps) {
  const form = useContractForm(async () => deleteApiKey, {
    defaults: { merchant: useMerchantId(), id },
    onDone: () => {
      notify.success(t('api_keys.revoked'));
      onClose();
    },
  });
  return (
    <ActionDialog
      danger
      size="small"
      title={t('api_keys.revoke_title', { name })}
      text={t('api_keys.revoke_text')}
      does={t('api_keys.revoke_do')}
      form={form}
      onClose={onClose}
    />
  );
}

type AddressesProps = { addresses: readonly string[]; error: (path: string) => string | undefined; onChange: (list: string[]) => void };

function AddressesField({ addresses, error, onChange }: AddressesProps) {
  const wrong = error('allowed_addresses') ?? addresses.map((_, place) => error(`allowed_addresses.${place}`)).find(Boolean);
  return (
    <Field label={t('api_keys.addresses')} hint={t('api_keys.addresses_hint')} error={wrong} optional>
      <WordsInput
        isInField
        name="allowed_addresses"
        label={t('api_keys.addresses')}
        placeholder="203.0.113.7"
        words={addresses}
        most={longestAddress}
        onChange={onChange}
      />
    </Field>
  );
}
