import { Link } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { useHasDemo } from './use-has-demo.ts';
import { t } from './words.ts';

export function Hero() {
  const hasDemo = useHasDemo();
  return (
    <section className="mx-auto max-w-[1120px] px-5 pt-[clamp(28px,6vw,62px)] md:px-14">
      <h1 className="max-w-[17ch] text-[clamp(36px,9vw,52px)] leading-[1.06] tracking-[-0.035em] text-balance">{t('landing.headline')}</h1>
      <p className="mt-[18px] max-w-[58ch] text-[clamp(16px,4.4vw,18px)] leading-normal text-ink-2">{t('landing.lead')}</p>
      <div className="mt-[26px] flex flex-wrap gap-2.5">
        <Link to="/register" className={buttonClass('primary', 'large')}>
          {t('landing.start')}
        </Link>
        {/* A page of the server's, outside the app's router. */}
        {hasDemo && (
          <a href="/demo" className={buttonClass('default', 'large')}>
            {t('landing.try_demo')}
          </a>
        )}
      </div>
    </section>
  );
}
