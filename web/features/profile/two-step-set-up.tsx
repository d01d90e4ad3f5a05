import type { Result } from '@parley/contract/endpoint';
import { type enableTwoFactor, verifyTwoFactor } from '@parley/contract/users';
import { useContractForm } from '../../data/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Input } from '../../ui/input.tsx';
import { copyText } from '../../data/copy-text.ts';
import { useMyId } from './data.ts';
import { t } from './words.ts';

type SetUpProps = { secret: Result<typeof enableTwoFactor>; onCancel: () => void; onDone: (recoveryCodes: readonly string[]) => void };

/** The secret as a picture and as a key, and the code that proves the app has it. */
export function TwoStepSetUp({ secret, onCancel, onDone }: SetUpProps) {
  const id = useMyId();
  const form = useContractForm(async () => verifyTwoFactor, {
    defaults: { id, code: '' },
    blame: { 'two_factor.wrong': 'code' },
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-[168px_1fr]">
      {/* An image, not markup: whatever it holds, it cannot run. */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(secret.qr_svg)}`}
        alt={t('profile.two_step_picture')}
        className="size-[168px] rounded border"
      />
      <form {...form.props} className="grid content-start gap-3">
        <p className="text-ink-2">{t('profile.two_step_scan')}</p>
        <div>
          <p className="text-sm text-ink-3">{t('profile.two_step_secret')}</p>
          <div className="flex items-center gap-1">
            <code className="font-mono break-all">{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <Button variant="ghost" onClick={() => void copyKey(secret.secret)}>
              {t('profile.copy_key')}
            </Button>
          </div>
        </div>
        <Field label={t('profile.two_step_code')} error={form.error('code')}>
          <Input inputMode="numeric" autoComplete="one-time-code" className="max-w-[160px]" {...form.field('code')} />
        </Field>
        <FormProblem>{form.problem}</FormProblem>
        <div className="flex gap-2">
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('profile.two_step_verify')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {t('profile.cancel')}
          </Button>
        </div>
      </form>
    </div>
  );
}

const copyKey = (key: string) => copyText(key, { copied: t('profile.key_copied'), refused: t('profile.key_not_copied') });
