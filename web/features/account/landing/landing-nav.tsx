import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { Logo } from '../../../ui/logo.tsx';
import { t } from './messages.ts';

const inside = 'touch-target rounded-xs text-ink-3 transition-colors hover:text-ink max-md:hidden';

export function LandingNav() {
  return (
    <header className="flex items-center gap-[26px] px-5 py-5 text-[14px] md:px-14">
      <Logo className="text-[15px]" />
      <nav aria-label={t('landing.pages')} className="flex flex-1 items-center gap-[26px]">
        <a href="#how" className={inside}>
          {t('landing.how')}
        </a>
        <a href="#plans" className={inside}>
          {t('landing.plans')}
        </a>
        <Link to="/login" className="touch-target ms-auto rounded-xs whitespace-nowrap">
          {t('landing.log_in')}
        </Link>
        <Link to="/onboarding" className={buttonClass('primary')}>
          {t('landing.start')}
        </Link>
      </nav>
    </header>
  );
}
