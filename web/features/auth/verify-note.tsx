import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../data/auth.ts';
import { sentenceFor } from '../../data/problem.ts';
import { send } from '../../data/send.ts';
import { Banner } from '../../ui/banner.tsx';
import { t } from './words.ts';

/** Confirms an e-mail address by the token of the mailed link, once, and says what came of it. */
export function VerifyNote({ token }: { token: string }) {
  const asked = useRef('');
  const [outcome, setOutcome] = useState<{ problem?: string }>();
  const updateUser = useAuth((auth) => auth.updateUser);
  useEffect(() => {
    // The link works once, and an effect may run twice.
    if (asked.current === token) return;
    asked.current = token;
    confirm(token).then(
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

/** Hardly anybody comes by such a link, so only they load the call. */
async function confirm(token: string) {
  const { verifyEmail } = await import('@parley/contract/auth');
  return send(verifyEmail, { token });
}
