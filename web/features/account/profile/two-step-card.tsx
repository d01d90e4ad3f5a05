import type { Result } from '@parley/contract/endpoint';
import { disableTwoFactor, enableTwoFactor, renewRecoveryCodes, verifyTwoFactor } from '@parley/contract/users';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../../data/copy-text.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useCommand } from '../../../data/use-command.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { useMyId, useTwoStep } from './data.ts';
import { t } from './messages.ts';

/** Off → scan and enter a code → the recovery codes, once → on. */
export function TwoStepCard() {
  const id = useMyId();
  const { data: status, isError, isFetching, refetch } = useTwoStep();
  const [secret, setSecret] = useState<Secret>();
  const [isAsking, setAsking] = useState(false);
  const start = useCommand(enableTwoFactor, {
    onDone: setSecret,
    onProblem: ({ code }) => setAsking(code === 'password.required'),
  });
  const [codes, setCodes] = useState<readonly string[]>();
  const state = status && (
    <StatusDot tone={status.enabled ? 'ok' : 'neutral'}>{status.enabled ? t('profile.two_step_on') : t('profile.two_step_off')}</StatusDot>
  );
  return (
    <Card id="two-step" title={t('profile.two_step')} aside={state}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      ) : secret && !status?.enabled ? (
        <TwoStepSetUp
          secret={secret}
          onCancel={() => setSecret(undefined)}
          onDone={(made) => {
            setCodes(made);
            setSecret(undefined);
          }}
        />
      ) : status ? (
        <Standing
          {...status}
          starting={start.isPending}
          onStart={() => (status.setup_needs_password ? setAsking(true) : start.mutate({ id }))}
          onCodes={setCodes}
        />
      ) : isError ? (
        <ErrorState retry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton width="70%" className="my-2" />
      )}
      {isAsking && <PasswordDialog onSecret={setSecret} onClose={() => setAsking(false)} />}
    </Card>
  );
}

type Secret = Result<typeof enableTwoFactor>;

/** Some time after logging in, setting it up takes the password. */
function PasswordDialog({ onSecret, onClose }: { onSecret: (secret: Secret) => void; onClose: () => void }) {
  const form = useContractForm(async () => enableTwoFactor, {
    defaults: { id: useMyId(), password: '' },
    blame: { 'password.wrong': 'password', 'password.required': 'password' },
    onDone: (secret) => {
      onSecret(secret);
      onClose();
    },
  });
  return (
    <ActionDialog
      size="small"
      title={t('profile.two_step_confirm')}
      text={t('profile.two_step_confirm_text')}
      does={t('profile.two_step_continue')}
      form={form}
      onClose={onClose}
    >
      <Field label={t('profile.proof_password')} error={form.error('password')}>
        <PasswordInput autoFocus autoComplete="current-password" {...form.field('password')} />
      </Field>
    </ActionDialog>
  );
}

type StandingProps = { enabled: boolean; recovery_codes_left: number; starting: boolean; onStart: () => void; onCodes: ShowCodes };
/** Shows recovery codes, once. */
type ShowCodes = (codes: readonly string[]) => void;

function Standing({ enabled, recovery_codes_left: count, starting, onStart, onCodes }: StandingProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-[24ch] flex-1 text-ink-2">
        {t('profile.two_step_text')} {enabled && t('profile.two_step_left', { count })}
      </p>
      {enabled ? (
        <div className="flex flex-wrap gap-2">
          <CodesRenewal onCodes={onCodes} />
          <TwoStepStop />
        </div>
      ) : (
        <Button busy={starting} onClick={onStart}>
          {t('profile.two_step_start')}
        </Button>
      )}
    </div>
  );
}

type SetUpProps = { secret: Secret; onCancel: () => void; onDone: ShowCodes };

/** The secret as QR code and as text, and the code that proves that the app has it. */
function TwoStepSetUp({ secret, onCancel, onDone }: SetUpProps) {
  const id = useMyId();
  const form = useContractForm(async () => verifyTwoFactor, {
    defaults: { id, code: '' },
    blame: { 'two_factor.wrong': 'code' },
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-[168px_1fr]">
      {/* An image instead of inline SVG, so that its content can't run scripts. */}
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

/** Turning it off requires another code. */
function TwoStepStop() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('profile.two_step_stop')}</Button>
      {open && <StopDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function StopDialog({ onClose }: { onClose: () => void }) {
  const id = useMyId();
  const form = useContractForm(async () => disableTwoFactor, {
    defaults: { id, code: '' },
    blame: { 'two_factor.wrong': 'code' },
    onDone: () => {
      notify.success(t('profile.two_step_turned_off'));
      onClose();
    },
  });
  return (
    <ActionDialog
      size="small"
      danger
      title={t('profile.two_step_stop_title')}
      text={t('profile.two_step_stop_text')}
      does={t('profile.two_step_stop')}
      form={form}
      onClose={onClose}
    >
      <Field label={t('profile.two_step_code')} error={form.error('code')}>
        <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...form.field('code')} />
      </Field>
    </ActionDialog>
  );
}

/** New recovery codes, for those that were used or lost, require a code as well. */
function CodesRenewal({ onCodes }: { onCodes: ShowCodes }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('profile.codes_renew')}</Button>
      {open && <RenewalDialog onCodes={onCodes} onClose={() => setOpen(false)} />}
    </>
  );
}

function RenewalDialog({ onCodes, onClose }: { onCodes: ShowCodes; onClose: () => void }) {
  const id = useMyId();
  const form = useContractForm(async () => renewRecoveryCodes, {
    defaults: { id, code: '' },
    blame: { 'two_factor.wrong': 'code' },
    onDone: ({ recovery_codes }) => onCodes(recovery_codes),
  });
  return (
    <ActionDialog
      size="small"
      title={t('profile.codes_renew_title')}
      text={t('profile.codes_renew_text')}
      does={t('profile.codes_renew')}
      form={form}
      onClose={onClose}
    >
      <Field label={t('profile.two_step_code')} error={form.error('code')}>
        <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...form.field('code')} />
      </Field>
    </ActionDialog>
  );
}

/** The ten recovery codes, shown once. On the page instead of in a dialog, which an accidental Escape would close. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const messages = { copied: t('profile.codes_copied'), refused: t('profile.codes_not_copied') };
  return (
    <div className="grid gap-3">
      <div>
        <h3 ref={heading} tabIndex={-1} className="outline-none">
          {t('profile.codes_title')}
        </h3>
        <p className="text-ink-2">{t('profile.codes_text')}</p>
      </div>
      <ul
        aria-label={t('profile.codes_list')}
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded border bg-bg px-3.5 py-3 font-mono sm:max-w-[360px]"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex gap-2">
        <Button variant="primary" onClick={() => void copyText(codes.join('\n'), messages)}>
          {t('profile.codes_copy')}
        </Button>
        <Button onClick={onDone}>{t('profile.codes_kept')}</Button>
      </div>
    </div>
  );
}
