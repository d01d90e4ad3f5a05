import { Link } from 'react-router';
import { useAppConfig } from '../../../data/use-app-config.ts';
import { formatIn } from '../../../lib/format.ts';
import { Logo } from '../../../ui/logo.tsx';
import { LandingFooter } from './landing-footer.tsx';
import type { LegalText } from './legal-text.ts';
import { privacyText } from './privacy-text.ts';
import { termsText } from './terms-text.ts';
import { t } from './messages.ts';

/** /privacy */
export const Privacy = () => <LegalPage text={privacyText} />;

/** /terms */
export const Terms = () => <LegalPage text={termsText} />;

/** A document with its table of contents beside it; on a phone above it. */
function LegalPage({ text }: { text: LegalText }) {
  return (
    <div className="min-h-dvh">
      <header className="px-5 py-5 md:px-14">
        <Link to="/" className="touch-target rounded text-[15px]">
          <Logo />
        </Link>
      </header>
      <main className="mx-auto max-w-[1120px] px-5 pt-8 text-[15px] leading-relaxed md:px-14">
        <h1 className="text-[32px] leading-tight tracking-[-0.03em]">{text.title}</h1>
        <p className="mt-1 text-base text-ink-3">
          {t('landing.legal_changed', { date: formatIn('UTC', text.changed, { dateStyle: 'full' }) })}
        </p>
        <p className="mt-5 max-w-[68ch] text-[17px] text-ink-2">{text.lead}</p>
        <Operator />
        <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[220px_1fr]">
          <Contents text={text} />
          <div className="grid gap-8">
            {text.parts.map((part) => (
              <Part key={part.id} {...part} />
            ))}
          </div>
        </div>
      </main>
      <LandingFooter />
    </div>
  );
}

/** Names the operator, or says that nobody has configured one. Keeps its place while the answer is on its way. */
function Operator() {
  const config = useAppConfig();
  const operator = config?.operator;
  return (
    <section aria-labelledby="operator" className="mt-6 min-h-[124px] max-w-[68ch] rounded-lg border bg-surface p-4 shadow-paper">
      <h2 id="operator" className="text-[15px]">
        {t('landing.legal_operator')}
      </h2>
      {operator && (
        <address className="mt-1.5 text-ink-2 not-italic">
          <span className="block text-ink">{operator.name}</span>
          <span className="block">{operator.address}</span>
          <a href={`mailto:${operator.email}`} className="touch-target rounded-xs underline">
            {operator.email}
          </a>
        </address>
      )}
      {operator === null && <p className="mt-1.5 text-ink-2">{t('landing.legal_unknown')}</p>}
    </section>
  );
}

function Contents({ text }: { text: LegalText }) {
  return (
    <nav aria-label={t('landing.legal_contents')} className="self-start border-t pt-4 lg:sticky lg:top-6">
      <ul className="grid gap-1.5 text-base text-ink-2">
        {text.parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="touch-target rounded-xs transition-colors hover:text-ink">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Part({ id, title, words }: LegalText['parts'][number]) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="max-w-[68ch] scroll-mt-4 border-t pt-4">
      <h2 id={`${id}-title`} className="text-[17px] tracking-[-0.012em]">
        {title}
      </h2>
      {words.map((paragraph, index) =>
        typeof paragraph === 'string' ? (
          <p key={index} className="mt-2.5 text-ink-2">
            {paragraph}
          </p>
        ) : (
          <ul key={index} className="mt-2.5 grid list-disc gap-1.5 ps-5 text-ink-2 marker:text-ink-3">
            {paragraph.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}
