import { enableTwoFactor } from '@parley/contract/users';
import { useState } from 'react';
import { useDo } from '../../data/use-do.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusDot } from '../../ui/status-dot.tsx';
import { useMyId, useTwoStep } from './data.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoStepSetUp } from './two-step-set-up.tsx';
import { TwoStepStop } from './two-step-stop.tsx';
import { t } from './words.ts';

/** Off → scan and type a code → the recovery codes, once → on. */
export function TwoStepCard() {
  const id = useMyId();
  const { data: status, isError, isFetching, refetch } = useTwoStep();
  const start = useDo(enableTwoFactor);
  const [codes, setCodes] = useState<readonly string[]>();
  const state = status && (
    <StatusDot tone={status.enabled ? 'ok' : 'neutral'}>{status.enabled ? t('profile.two_step_on') : t('profile.two_step_off')}</StatusDot>
  );
  return (
    <Card title={t('profile.two_step')} aside={state}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : start.data && !status?.enabled ? (
        <TwoStepSetUp
          secret={start.data}
          onCancel={start.reset}
          onDone={(made) => {
            setCodes(made);
            start.reset();
          }}
        />
      ) : status ? (
        <Standing {...status} starting={start.isPending} onStart={() => start.mutate({ id })} />
      ) : isError ? (
        <ErrorState retry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton width="70%" className="my-2" />
      )}
    </Card>
  );
}

type StandingProps = { enabled: boolean; recovery_codes_left: number; starting: boolean; onStart: () => void };

function Standing({ enabled, recovery_codes_left: count, starting, onStart }: StandingProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-[24ch] flex-1 text-ink-2">
        {t('profile.two_step_text')} {enabled && t('profile.two_step_left', { count })}
      </p>
      {enabled ? (
        <TwoStepStop />
      ) : (
        <Button busy={starting} onClick={onStart}>
          {t('profile.two_step_start')}
        </Button>
      )}
    </div>
  );
}
