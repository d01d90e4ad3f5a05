import { verifyEmail } from '@parley/contract/auth';
import { useEffect, useRef } from 'react';
import { useAuth } from '../../data/auth.ts';
import { sentenceFor } from '../../data/problem.ts';
import { useDo } from '../../data/use-do.ts';
import { t } from '../../lib/messages.ts';
import { Banner } from '../../ui/banner.tsx';

/** Confirms an e-mail address by the token of the mailed link, once, and says what came of it. */
export function VerifyNote({ token }: { token: string }) {
  const asked = useRef('');
  const updateUser = useAuth((auth) => auth.updateUser);
  const { mutate, isSuccess, error } = useDo(verifyEmail, { onDone: () => updateUser({ email_verified: true }) });
  useEffect(() => {
    // The link works once, and an effect may run twice.
    if (asked.current === token) return;
    asked.current = token;
    mutate({ token });
  }, [token, mutate]);
  if (error) return <Banner tone="bad">{sentenceFor(error)}</Banner>;
  return <Banner tone={isSuccess ? 'ok' : 'neutral'}>{isSuccess ? t('auth.verified') : t('auth.verifying')}</Banner>;
}
