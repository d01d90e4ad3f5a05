import type { Result } from '@parley/contract/endpoint';
import { addPasskey, type listPasskeys, removePasskey, renamePasskey, startPasskey } from '@parley/contract/passkeys';
import { type SubmitEvent, useState } from 'react';
import { notify } from '../../../data/notify.ts';
import { sentenceFor } from '../../../data/problem.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { useMyId } from './data.ts';
import { blame, ProofField, useProof } from './proof-field.tsx';
import { t } from './passkey-messages.ts';

export type Passkey = Result<typeof listPasskeys>['items'][number];
type Options = Result<typeof startPasskey>;
type DialogProps = { onClose: () => void };

/** The proof, then what the browser asks. A ceremony that was canceled can be repeated without another proof. */
export function AddPasskey({ onClose }: DialogProps) {
  const [options, setOptions] = useState<Options>();
  const ceremony = useCeremony(onClose);
  const form = useContractForm(async () => startPasskey, {
    defaults: { id: useMyId(), ...useProof() },
    blame,
    onDone: (started) => {
      setOptions(started);
      return ceremony.run(started);
    },
  });
  if (options) {
    const again = (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!ceremony.busy) void ceremony.run(options);
    };
    return (
      <ActionDialog
        size="small"
        title={t('passkeys.add_title')}
        text={t('passkeys.add_retry')}
        does={t('passkeys.create')}
        form={{ props: { onSubmit: again }, busy: ceremony.busy, problem: ceremony.problem }}
        onClose={onClose}
      />
    );
  }
  return (
    <ActionDialog
      size="small"
      title={t('passkeys.add_title')}
      text={'code' in form.values ? t('passkeys.add_code') : t('passkeys.add_password')}
      does={t('passkeys.continue')}
      form={form}
      onClose={onClose}
    >
      <ProofField form={form} />
    </ActionDialog>
  );
}

/** Lets the browser create the passkey and stores it. */
function useCeremony(onDone: () => void) {
  const id = useMyId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const add = useCommand(addPasskey, {
    onDone: () => {
      notify.success(t('passkeys.created'));
      onDone();
    },
  });
  async function run(options: Options) {
    setBusy(true);
    setProblem(undefined);
    try {
      const { createPasskey } = await import('./create-passkey.ts');
      const made = await createPasskey(options);
      if ('problem' in made) setProblem(t(`passkeys.${made.problem}`));
      else await add.mutateAsync({ id, credential: made.credential });
    } catch (failure) {
      setProblem(sentenceFor(failure));
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, run };
}

export function RenamePasskey({ passkey: { id: passkey, name }, onClose }: DialogProps & { passkey: Passkey }) {
  const form = useContractForm(async () => renamePasskey, {
    defaults: { id: useMyId(), passkey, name },
    onDone: () => {
      notify.success(t('passkeys.renamed'));
      onClose();
    },
  });
  return (
    <ActionDialog size="small" title={t('passkeys.rename_title')} does={t('passkeys.save')} form={form} onClose={onClose}>
      <Field label={t('passkeys.name')} error={form.error('name')}>
        <Input maxLength={60} autoComplete="off" {...form.field('name')} />
      </Field>
    </ActionDialog>
  );
}

export function RemovePasskey({ passkey: { id: passkey, name }, onClose }: DialogProps & { passkey: Passkey }) {
  const form = useContractForm(async () => removePasskey, {
    defaults: { id: useMyId(), passkey, ...useProof() },
    blame,
    onDone: () => {
      notify.success(t('passkeys.removed'));
      onClose();
    },
  });
  return (
    <ActionDialog
      size="small"
      danger
      title={t('passkeys.remove_title', { name })}
      text={t('passkeys.remove_text')}
      does={t('passkeys.remove')}
      form={form}
      onClose={onClose}
    >
      <ProofField form={form} />
    </ActionDialog>
  );
}
