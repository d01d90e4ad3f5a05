import { AuthFrame, TextLink } from './auth-frame.tsx';
import { RegisterForm } from './register.tsx';
import { t } from './messages.ts';

const loadStart = () => import('@parley/contract/onboarding').then((onboarding) => onboarding.startOnboarding);
const back = { from: '/onboarding' };

/** A visitor's first step of the onboarding: registration. The page that shows it goes on with the next step. */
export function StartShop() {
  const toLogIn = (
    <p>
      {t('auth.have_account')}{' '}
      <TextLink to="/login" state={back}>
        {t('auth.log_in')}
      </TextLink>
    </p>
  );
  return (
    <AuthFrame title={t('auth.start_title')} text={t('auth.start_text')} below={toLogIn}>
      <RegisterForm load={loadStart} />
    </AuthFrame>
  );
}
