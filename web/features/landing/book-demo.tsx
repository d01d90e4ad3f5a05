import { lazy, Suspense } from 'react';
import { t } from '../../lib/messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from './section.tsx';

// A form brings its validation along; the first sight of the page does not wait for that.
const BookDemoForm = lazy(() => import('./book-demo-form.tsx'));

export function BookDemo() {
  return (
    <Section id="demo" title={t('landing.demo_title')} text={t('landing.demo_text')}>
      <div className="mt-7 min-h-[420px] max-w-[520px]">
        <Suspense fallback={<Skeleton height={360} />}>
          <BookDemoForm />
        </Suspense>
      </div>
    </Section>
  );
}
