import { lazy, Suspense, useRef } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from './section.tsx';
import { useNear } from './use-near.ts';
import { t } from './words.ts';

// A form brings its validation along; who never scrolls this far never loads it.
const BookDemoForm = lazy(() => import('./book-demo-form.tsx'));

export function BookDemo() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const waiting = <Skeleton height={346} />;
  return (
    <Section id="demo" title={t('landing.demo_title')} text={t('landing.demo_text')}>
      <div ref={place} className="mt-7 min-h-[446px] max-w-[520px] sm:min-h-[346px]">
        {isNear ? (
          <Suspense fallback={waiting}>
            <BookDemoForm />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </Section>
  );
}
