import { confirmEmailChange, verifyEmail } from '@parley/contract/auth';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../../data/auth.ts';
import { sentenceFor } from '../../../data/problem.ts';
import { send } from '../../../data/send.ts';
import { Banner } from '../../../ui/banner.tsx';
import { t } from './messages.ts';

/** A mailed token, and what it does. */
export type MailedLink = { does: 'verify' | 'change'; token: string };

/** Opens a mailed link, once, and shows the result. */
export default function LinkNote({ does, token }: MailedLink) {
  const sentToken = useRef('');
  const [outcome, setOutcome] = useState<{ done: string } | { problem: string }>();
  useEffect(() => {
    // The link works once, and an effect may run twice.
    if (sentToken.current === token) return;
    sentToken.current = token;
    open[does](token).then(
      (done) => setOutcome({ done }),
      (failure: unknown) => setOutcome({ problem: sentenceFor(failure) }),
    );
  }, [does, token]);
  if (outcome && 'problem' in outcome) return <Banner tone="bad">{outcome.problem}</Banner>;
  return <Banner tone={outcome ? 'ok' : 'neutral'}>{outcome?.done ?? t('auth.verifying')}</Banner>;
}

const open = {
  async verify(token: string) {
    await send(verifyEmail, { token });
    useAuth.getState().updateUser({ email_verified: true });
    return t('auth.verified');
  },
  /** Whoever is logged in here may be somebody else, whose email stays. */
  change: async (token: string) => (await send(confirmEmailChange, { token })).message,
};
