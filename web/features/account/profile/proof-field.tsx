import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { useTwoStep } from './data.ts';
import { t } from './messages.ts';

/** The field of a refused proof. */
export const blame = { 'password.wrong': 'password', 'two_factor.wrong': 'code' } as const;

/** What the server asks for: a code with two-step authentication on, otherwise the password. */
export function useProof(): { password: string } | { code: string } {
  const { data } = useTwoStep();
  return data?.enabled ? { code: '' } : { password: '' };
}

type ProofForm = {
  values: { password?: string; code?: string };
  error: (path: string) => string | undefined;
  field: (name: 'password' | 'code') => object;
};

export function ProofField({ form, autoFocus = true }: { form: ProofForm; autoFocus?: boolean }) {
  if ('code' in form.values) {
    return (
      <Field label={t('profile.proof_code')} error={form.error('code')}>
        <Input autoFocus={autoFocus} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...form.field('code')} />
      </Field>
    );
  }
  return (
    <Field label={t('profile.proof_password')} error={form.error('password')}>
      <PasswordInput autoFocus={autoFocus} autoComplete="current-password" {...form.field('password')} />
    </Field>
  );
}
