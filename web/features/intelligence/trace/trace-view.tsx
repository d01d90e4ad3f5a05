import type { Trace } from '@parley/contract/runs';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formatPercent } from '../../../lib/format.ts';
import { languageName } from '../../../lib/languages.ts';
import { KeyValue } from '../../../ui/key-value.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { t } from './messages.ts';
import { formatScore, formWords, intentWords, skillWords, stateWords, whyWords } from './trace-words.ts';

/** How the AI came to an answer: the skills that competed, what it read, what it found, and what it remembered. */
export function TraceView({ trace }: { trace: Trace }) {
  const { read, ground, skills, state } = trace;
  const why = whyWords(trace);
  if (!read && !ground && skills.length === 0 && state === null) return <p className="text-sm text-ink-3">{t('trace.none')}</p>;
  return (
    <div className="grid min-w-0 gap-3 text-sm">
      <p className={cx(!why && 'text-ink-3')}>{why ?? t(ground ? 'trace.by_model' : 'trace.none')}</p>
      {skills.length > 0 && <Skills skills={skills} />}
      {read && <Read read={read} />}
      {ground && <Ground ground={ground} />}
      <Part title={t('trace.state')}>
        <Facts items={stateWords(trace)} none={t('trace.no_state')} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-1.5">
      <h5 id={id} className="text-xs font-strong text-ink-3">
        {title}
      </h5>
      {children}
    </section>
  );
}

const Facts = ({ items, none }: { items: readonly { label: string; value: string }[]; none: string }) =>
  items.length > 0 ? <KeyValue items={items} /> : <p className="text-ink-3">{none}</p>;

const measures = ['fit', 'evidence', 'coverage', 'score'] as const;

function Skills({ skills }: Pick<Trace, 'skills'>) {
  return (
    <div className="grid gap-1">
      <table className="w-full table-fixed text-xs">
        <caption className="sr-only">{t('trace.skills')}</caption>
        <thead>
          <tr className="text-ink-3">
            <th scope="col" className="w-[36%] pe-2 pb-1 text-start font-medium">
              {t('trace.skill')}
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className="truncate ps-1.5 pb-1 text-end font-medium">
                {t(`trace.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {skills.map((one, place) => (
            <tr key={place} className={cx('border-t align-top', place === 0 && 'font-strong')}>
              <th scope="row" className={cx('py-1 pe-2 text-start wrap-anywhere', place === 0 ? 'font-strong' : 'font-normal')}>
                {skillWords(one.skill)}
                {place === 0 && <span className="sr-only"> ({t('trace.chosen')})</span>}
              </th>
              {measures.map((measure) => (
                <td key={measure} className="py-1 ps-1.5 text-end tabular-nums">
                  {formatScore(one[measure])}
                  <Bar share={one[measure]} isChosen={place === 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-xs text-ink-3">{t('trace.legend')}</p>
    </div>
  );
}

const Bar = ({ share, isChosen }: { share: number; isChosen: boolean }) => (
  <span aria-hidden className="mt-0.5 block h-1 overflow-hidden rounded-full bg-hover dark:bg-line">
    <span
      className={cx('block h-full rounded-full', isChosen ? 'bg-ai' : 'bg-ink-3')}
      style={{ width: `${Math.max(0, Math.min(1, share)) * 100}%` }}
    />
  </span>
);

/** Those that are likelier than zero as shown, at least the first. */
const likely = (intents: NonNullable<Trace['read']>['clauses'][number]['intents']) =>
  intents.filter(({ likelihood }, place) => place === 0 || likelihood >= 0.005);

function Read({ read }: { read: NonNullable<Trace['read']> }) {
  const list = (words: readonly string[]) => words.join(', ') || t('trace.no_words');
  const missed = new Set(read.unexplained);
  return (
    <Part title={t('trace.read')}>
      <ol className="grid gap-1.5">
        {read.clauses.map(({ text, form, negated, intents }, place) => (
          <li key={place} className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
              <q dir="auto" className="min-w-0 wrap-anywhere">
                {text}
              </q>
              {form !== null && <Tag>{formWords(form)}</Tag>}
              {negated && <Tag>{t('trace.negated')}</Tag>}
            </p>
            <p className="text-ink-2 wrap-anywhere tabular-nums">
              {likely(intents)
                .map(({ intent, likelihood }) => `${intentWords(intent)} ${formatPercent(likelihood, 0)}`)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
      <KeyValue
        items={[
          { label: t('trace.language'), value: languageName(read.language) },
          { label: t('trace.explained'), value: list(read.words.filter((word) => !missed.has(word))) },
          { label: t('trace.unexplained'), value: list(read.unexplained) },
        ]}
      />
    </Part>
  );
}

function Ground({ ground }: { ground: NonNullable<Trace['ground']> }) {
  const { products, page, facts, orders, shown, focus } = ground;
  const rated = (name: string, score: number) => t('trace.rated', { name, score: formatScore(score) });
  const items = [
    { label: t('trace.products'), value: products.map(({ name, score }) => rated(name, score)).join(', ') },
    { label: t('trace.page'), value: page ? rated(page.title, page.relevance) : '' },
    { label: t('trace.facts'), value: facts.map(({ name, value }) => t('trace.fact', { name, value })).join('; ') },
    { label: t('trace.orders'), value: orders.join(', ') },
    { label: t('trace.shown'), value: shown.map(({ name }) => name).join(', ') },
    { label: t('trace.focus'), value: focus?.name ?? '' },
  ];
  return (
    <Part title={t('trace.ground')}>
      <Facts items={items.filter(({ value }) => value !== '')} none={t('trace.nothing')} />
    </Part>
  );
}
