import { SettingsPage } from '../../../ui/settings-page.tsx';
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
