import { Link } from 'react-router';
import { Logo } from '../../../ui/logo.tsx';
import { t } from './messages.ts';

const link = 'touch-target rounded-xs transition-colors hover:text-ink';

/** Links at the end of the public pages. */
export function LandingFooter() {
  return (
    <footer className="mx-auto mt-[clamp(56px,9vw,104px)] max-w-[1120px] px-5 pb-10 md:px-14">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t pt-6 text-ink-2">
        <Logo className="text-ink" />
        <nav aria-label={t('landing.footer')} className="flex flex-wrap gap-x-6 gap-y-3 md:ms-auto">
          <a href="/api/docs" className={link}>
            {t('landing.developers')}
          </a>
          <Link to="/privacy" className={link}>
            {t('landing.privacy')}
          </Link>
          <Link to="/terms" className={link}>
            {t('landing.terms')}
          </Link>
          <Link to="/login" className={link}>
            {t('landing.log_in')}
          </Link>
        </nav>
      </div>
    </footer>
  );
}
