import { saveSingleSignOn, type SingleSignOn, testSingleSignOn } from '@parley/contract/sso-settings';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { useGivableRoles } from './roles.ts';
import { Copyable } from './copyable.tsx';
import { t } from './sso-messages.ts';

/** The provider, our client there, and who may come. The secret is only sent when it was entered. */
export function SsoDialog({ data, onClose }: { data: SingleSignOn; onClose: () => void }) {
  const merchant = useMerchantId();
  const { sso } = data;
  const roles = useGivableRoles().filter(({ id }) => id !== 'owner');
  const form = useContractForm(async () => saveSingleSignOn, {
    defaults: {
      merchant,
      name: sso?.name ?? '',
      issuer: sso?.issuer ?? '',
      client_id: sso?.client_id ?? '',
      client_secret: undefined as string | undefined,
      role: sso ? sso.role : 'agent',
      required: false,
      ...(sso && { version: sso.version, required: sso.required }),
    },
    blame: { 'sso.name_taken': 'name' },
    onDone: () => {
      notify.success(t('sso.saved'));
      onClose();
    },
  });
  const check = useCommand(testSingleSignOn);
  const { issuer, client_id, client_secret, role } = form.values;
  // Another provider or client has to prove itself first.
  const isOther = sso !== null && (issuer !== sso.issuer || client_id !== sso.client_id);
  if (isOther && form.values.required) form.set('required', false);
  return (
    <FormDialog title={t(data.sso ? 'sso.edit_title' : 'sso.set_up')} does={t('sso.save')} form={form} onClose={onClose}>
      {data.redirect_url ? (
        <Copyable label={t('sso.redirect_url')} value={data.redirect_url} hint={t('sso.redirect_hint')} />
      ) : (
        <Banner>{t('sso.no_address')}</Banner>
      )}
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Field label={t('sso.issuer')} hint={t('sso.issuer_hint')} error={form.error('issuer')}>
            <Input inputMode="url" autoCapitalize="none" spellCheck={false} {...form.field('issuer')} />
          </Field>
        </div>
        <Button
          className="mt-6.5"
          busy={check.isPending}
          disabled={issuer.trim() === ''}
          onClick={() => check.mutate({ merchant, issuer })}
        >
          {t('sso.test')}
        </Button>
      </div>
      {check.data && !check.isPending && <Banner tone={check.data.ok ? 'ok' : 'bad'}>{check.data.message}</Banner>}
      <Field label={t('sso.client_id')} error={form.error('client_id')}>
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...form.field('client_id')} />
      </Field>
      <Field
        label={t('sso.client_secret')}
        error={form.error('client_secret')}
        hint={sso ? t('sso.secret_stays', { time: formatDateTime(sso.secret_set_at) }) : undefined}
      >
        <PasswordInput
          autoComplete="off"
          name="client_secret"
          value={client_secret ?? ''}
          onChange={({ target }) => form.set('client_secret', target.value === '' ? undefined : target.value)}
        />
      </Field>
      <Field label={t('sso.name')} hint={t('sso.name_hint')} error={form.error('name')}>
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...form.field('name')} />
      </Field>
      <Field label={t('sso.role')} hint={t('sso.role_hint')} error={form.error('role')}>
        <Select name="role" value={role ?? ''} onChange={({ target }) => form.set('role', target.value === '' ? null : target.value)}>
          {roles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="">{t('sso.role_nobody')}</option>
        </Select>
      </Field>
    </FormDialog>
  );
}
