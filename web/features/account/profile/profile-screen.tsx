import { PageHeader } from '../../../ui/page-header.tsx';
import { AboutCard } from './about-card.tsx';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoStepCard } from './two-step-card.tsx';
import { t } from './words.ts';

/** /settings/profile: who one is, how one logs in, and where. */
export function ProfileScreen() {
  return (
    <div className="mx-auto grid w-full max-w-[720px] gap-4 p-4 md:p-6">
      <PageHeader title={t('profile.title')} text={t('profile.text')} />
      <AboutCard />
      <EmailCard />
      <PasswordCard />
      <TwoStepCard />
      <SessionsCard />
    </div>
  );
}
