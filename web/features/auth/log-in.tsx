import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useAuth } from '../../data/auth.ts';
import { Banner } from '../../ui/banner.tsx';
import { afterLogInPath } from './after-log-in.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { type Challenge, LogInForm } from './log-in-form.tsx';
import { SignedInGoOn } from './signed-in-go-on.tsx';
import { TextLink } from './text-link.tsx';
import { VerifyNote } from './verify-note.tsx';
import { t } from './words.ts';

/** /login: for visitors; and, with `?verify=`, where the link of the confirmation mail ends, signed in or not. */
export function LogIn() {
  const [search] = useSearchParams();
  const token = search.get('verify');
  const [arrived] = useState(() => useAuth.getState().user);
  if (token && arrived) {
    return (
      <AuthFrame title={t('auth.verify_title')} below={<TextLink to={afterLogInPath(arrived)}>{t('auth.go_on')}</TextLink>}>
        <VerifyNote token={token} />
      </AuthFrame>
    );
  }
  return (
    <SignedInGoOn>
      <LogInSteps verify={token} />
    </SignedInGoOn>
  );
}

function LogInSteps({ verify }: { verify: string | null }) {
  const [challenge, setChallenge] = useState<Challenge>();
  const { state } = useLocation();
  if (challenge) {
    return (
      <AuthFrame title={t('auth.code_title')} text={t('auth.code_text')}>
        <CodeForm challenge={challenge} onBack={() => setChallenge(undefined)} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('auth.log_in_title')}>
      <div className="mb-6 grid gap-2 empty:hidden">
        {verify && <VerifyNote token={verify} />}
        {state?.passwordSet === true && <Banner tone="ok">{t('auth.password_set')}</Banner>}
      </div>
      <LogInForm onChallenge={setChallenge} />
    </AuthFrame>
  );
}
