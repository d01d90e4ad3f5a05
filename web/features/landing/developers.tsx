import { buttonClass } from '../../ui/button-class.ts';
import { Section } from './section.tsx';
import { t } from './words.ts';

export function Developers() {
  return (
    <Section id="developers" title={t('landing.developers_title')} text={t('landing.developers_text')}>
      <figure className="mt-7 max-w-[720px]">
        <figcaption className="mb-1.5 text-ink-3">{t('landing.developers_snippet')}</figcaption>
        {/* It scrolls sideways on a phone, so the keyboard must reach it. */}
        <pre tabIndex={0} className="overflow-x-auto rounded-lg border bg-surface px-4 py-3 font-mono text-[13px] shadow-paper">
          <code>{`<script async src="${location.origin}/widget.js" data-key="your-shop"></script>`}</code>
        </pre>
      </figure>
      <p className="mt-5 flex flex-wrap gap-2.5">
        <a href="/api/docs" className={buttonClass('default')}>
          {t('landing.developers_docs')}
        </a>
        <a href="/api/openapi.json" className={buttonClass('ghost')}>
          {t('landing.developers_openapi')}
        </a>
      </p>
    </Section>
  );
}
