import { useSearchParams } from 'react-router';
import { AskLinkForm } from './ask-link-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { SignedInGoOn } from './signed-in-go-on.tsx';
import { TextLink } from './text-link.tsx';
import { t } from './words.ts';

/** /forgot-password asks for the link; with `?token=`, where the link leads, it sets the password, also for who is signed in. */
export function ForgotPassword() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const back = <TextLink to="/login">{t('auth.back_to_log_in')}</TextLink>;
  if (token) {
    return (
      <AuthFrame title={t('auth.reset_title')} text={t('auth.reset_text')} below={back}>
        <NewPasswordForm token={token} />
      </AuthFrame>
    );
  }
  return (
    <SignedInGoOn>
      <AuthFrame title={t('auth.forgot_title')} text={t('auth.forgot_text')} below={back}>
        <AskLinkForm />
      </AuthFrame>
    </SignedInGoOn>
  );
}
