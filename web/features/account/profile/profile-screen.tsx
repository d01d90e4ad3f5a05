import { SettingsPage } from '../../../ui/settings-page.tsx';
import { useAuth } from '../../../data/auth.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useFocusAnchor } from '../../../ui/use-focus-anchor.ts';
import { AboutCard } from './about-card.tsx';
import { EmailCard } from './email-card.tsx';
import { InboxCard } from './inbox-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoStepCard } from './two-step-card.tsx';
import { t } from './messages.ts';

/** /settings/profile: the user's own profile, log-in and sessions. */
export function ProfileScreen() {
  useFocusAnchor();
  const sso = useAuth((auth) => auth.user?.sso);
  const shop = useAuth((auth) => auth.user?.merchant_name) ?? '';
  // A session by single sign-on changes nothing of the account, unless the shop made it.
  if (sso) {
    return (
      <SettingsPage text={t('profile.text')}>
        <Banner>{t(sso === 'own_account' ? 'profile.sso_own' : 'profile.sso_other', { shop })}</Banner>
        {sso === 'own_account' && (
          <>
            <AboutCard />
            <InboxCard />
          </>
        )}
      </SettingsPage>
    );
  }
  return (
    <SettingsPage text={t('profile.text')}>
      <AboutCard />
      <InboxCard />
      <EmailCard />
      <PasswordCard />
      <TwoStepCard />
      <PasskeysCard />
      <SessionsCard />
    </SettingsPage>
  );
}
