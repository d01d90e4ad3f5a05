import { verifyEmail } from '@parley/contract/auth';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../../data/auth.ts';
import { sentenceFor } from '../../../data/problem.ts';
import { send } from '../../../data/send.ts';
import { Banner } from '../../../ui/banner.tsx';
import { t } from './messages.ts';

/** Confirms an email address with the mailed token, once, and shows the result. */
export default function VerifyNote({ token }: { token: string }) {
  const sentToken = useRef('');
  const [outcome, setOutcome] = useState<{ problem?: string }>();
  const updateUser = useAuth((auth) => auth.updateUser);
  useEffect(() => {
    // The link works once, and an effect may run twice.
    if (sentToken.current === token) return;
    sentToken.current = token;
    send(verifyEmail, { token }).then(
      () => {
        updateUser({ email_verified: true });
        setOutcome({});
      },
      (failure: unknown) => setOutcome({ problem: sentenceFor(failure) }),
    );
  }, [token, updateUser]);
  if (outcome?.problem) return <Banner tone="bad">{outcome.problem}</Banner>;
  return <Banner tone={outcome ? 'ok' : 'neutral'}>{outcome ? t('auth.verified') : t('auth.verifying')}</Banner>;
}
