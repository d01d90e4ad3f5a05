import { plans } from '@parley/contract/plans';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAppConfig } from '../../../data/use-app-config.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingNav } from './landing-nav.tsx';
import { ProductPicture } from './product-picture.tsx';
import { t } from './messages.ts';

/** /: the landing page. */
export function Landing() {
  return (
    <div className="min-h-dvh overflow-x-clip">
      <LandingNav />
      <main>
        <Hero />
        <ProductPicture />
        <Promises />
        <Plans />
        <BookDemo />
      </main>
      <LandingFooter />
    </div>
  );
}

function Hero() {
  const hasDemo = useHasDemo();
  return (
    <section className="mx-auto max-w-[1120px] px-5 pt-[clamp(28px,6vw,62px)] md:px-14">
      <h1 className="max-w-[17ch] text-[clamp(36px,9vw,52px)] leading-[1.06] tracking-[-0.035em] text-balance">{t('landing.headline')}</h1>
      <p className="mt-[18px] max-w-[58ch] text-[clamp(16px,4.4vw,18px)] leading-normal text-ink-2">{t('landing.lead')}</p>
      <p className="mt-3 max-w-[58ch] text-[15px] leading-normal">
        {t('landing.price', { answers: plans.free.limits.ai_answers, count: plans.free.limits.teammates })}
      </p>
      <div className="mt-[26px] flex flex-wrap gap-2.5">
        <Link to="/onboarding" className={buttonClass('primary', 'large')}>
          {t('landing.start')}
        </Link>
        {/* A page of the server, outside of the app's router. */}
        {hasDemo && (
          <a href="/demo" className={buttonClass('default', 'large')}>
            {t('landing.try_demo')}
          </a>
        )}
      </div>
    </section>
  );
}

/** Whether this installation has a demo shop: assumed until the server says otherwise. */
const useHasDemo = (): boolean => useAppConfig()?.demo ?? true;

const promises = [
  { title: t('landing.how_whole'), text: t('landing.how_whole_text') },
  { title: t('landing.how_over'), text: t('landing.how_over_text') },
  { title: t('landing.how_evidence'), text: t('landing.how_evidence_text') },
  { title: t('landing.how_lost'), text: t('landing.how_lost_text') },
];

function Promises() {
  return (
    <Section id="how" title={t('landing.how_title')}>
      <ol className="mt-8 grid gap-x-14 md:grid-cols-2">
        {promises.map(({ title, text }, index) => (
          <li key={title} className="flex gap-5 border-t py-6">
            <span aria-hidden className="text-[15px] text-ink-3 tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="text-[15px] tracking-[-0.012em]">{title}</h3>
              <p className="mt-1.5 max-w-[52ch] text-[14px] leading-normal text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const PlanTable = lazy(() => import('./plan-table.tsx'));

/** The four plans: what they include, and what they cost once they have prices. */
const Plans = () => (
  <Section id="plans" title={t('landing.plans_title')} text={t('landing.plans_text')}>
    <Near className="mt-8 min-h-[868px] sm:min-h-[436px] lg:min-h-[218px]" waiting={null}>
      <PlanTable />
    </Near>
  </Section>
);

// Loaded on scroll, because the form needs the validation code.
const BookDemoForm = lazy(() => import('./book-demo-form.tsx'));

const BookDemo = () => (
  <Section id="demo" title={t('landing.demo_title')} text={t('landing.demo_text')}>
    <Near className="mt-7 min-h-[446px] max-w-[520px] sm:min-h-[346px]" waiting={<Skeleton height={346} />}>
      <BookDemoForm />
    </Near>
  </Section>
);

type NearProps = { className: string; waiting: ReactNode; children: ReactNode };

/** What loads when it is nearly on the screen; its place has its size before. */
function Near({ className, waiting, children }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className={className}>
      {isNear ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}

/** Whether a section has come within a screen's height of the viewport; stays true from then on. */
function useNear(part: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !part.current) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: '100% 0px' });
    watch.observe(part.current);
    return () => watch.disconnect();
  }, [near, part]);
  return near;
}

type SectionProps = { id: string; title: string; text?: string; children?: ReactNode };

/** A section that a navigation link leads to. */
function Section({ id, title, text, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="mx-auto max-w-[1120px] scroll-mt-4 px-5 pt-[clamp(56px,9vw,104px)] md:px-14">
      <h2 id={heading} className="max-w-[28ch] text-[clamp(22px,5.4vw,28px)] leading-[1.2] tracking-[-0.025em] text-balance">
        {title}
      </h2>
      {text && <p className="mt-3 max-w-[64ch] text-[15px] leading-normal text-ink-2">{text}</p>}
      {children}
    </section>
  );
}
