import type { Source } from '@parley/contract/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readableExcerpt } from '../../../lib/excerpt.ts';
import { formatDuration, formatPercent } from '../../../lib/format.ts';
import { KeyValue } from '../../../ui/key-value.tsx';
import { intentWords } from '../settings/intent-label.ts';
import { costOf } from './cost.ts';
import { engineWords } from './engine-words.ts';
import type { Answer } from './use-playground.ts';
import { t } from './words.ts';

/** Everything an answer rests on: what was read, what was called, and the figures. */
export function AnswerDetails({ answer }: { answer: Answer }) {
  const { run, sources } = answer;
  return (
    <div className="grid gap-3 rounded-lg border bg-surface px-3 py-2.5 text-sm">
      {sources.length > 0 && (
        <Part title={t('playground.sources_title')}>
          {sources.map((source, place) => (
            <SourceLine key={place} source={source} />
          ))}
        </Part>
      )}
      <Part title={t('playground.tools_title')}>
        {run.tools.length === 0 && <p className="text-ink-3">{t('playground.tools_none')}</p>}
        {run.tools.map((tool, place) => (
          <div key={place} className="min-w-0">
            <p className="flex gap-2 font-medium">
              <span className="min-w-0 wrap-anywhere">{tool.name}</span>
              {!tool.ok && <span className="text-bad">{t('playground.tool_failed')}</span>}
              <span className="ms-auto shrink-0 text-ink-3 tabular-nums">{formatDuration(tool.ms)}</span>
            </p>
            <p className="text-ink-2 wrap-anywhere">{tool.summary}</p>
            <pre className="font-mono text-xs whitespace-pre-wrap text-ink-3 wrap-anywhere">{JSON.stringify(tool.arguments, null, 1)}</pre>
          </div>
        ))}
      </Part>
      <Part title={t('playground.facts')}>
        <KeyValue items={factsOf(answer)} />
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid min-w-0 gap-1.5">
    <h4 className="text-xs font-strong text-ink-3">{title}</h4>
    {children}
  </section>
);

const placeOf: Partial<Record<Source['kind'], (id: string) => string>> = {
  article: (id) => `/agent-config?tab=knowledge&article=${id}`,
  product: (id) => `/products?product=${id}`,
  order: (id) => `/orders?order=${id}`,
};
const isId = (id: string) => /^[0-9a-f-]{36}$/i.test(id);

function SourceLine({ source }: { source: Source }) {
  const to = isId(source.id) ? placeOf[source.kind]?.(source.id) : undefined;
  return (
    <details className="min-w-0">
      <summary className="cursor-pointer rounded-xs wrap-anywhere">
        <span className="font-medium">{source.title}</span>{' '}
        <span className="text-ink-3 tabular-nums">
          {t(`playground.source_${source.kind}`)} · {t('playground.source_score', { share: formatPercent(source.score, 0) })}
        </span>
      </summary>
      <p dir="auto" className="mt-1 whitespace-pre-wrap text-ink-2 wrap-anywhere">
        {readableExcerpt(source.excerpt) || t('playground.no_excerpt')}
      </p>
      {to && (
        <Link to={to} className="mt-1 inline-block font-medium underline underline-offset-2">
          {t('playground.open_source')}
        </Link>
      )}
    </details>
  );
}

function factsOf({ run }: Answer) {
  const { input, cached, cache_write, output, reasoning } = run.tokens;
  const used = input + cached + cache_write + output + reasoning > 0;
  return [
    { label: t('playground.fact_engine'), value: [engineWords(run.engine), run.model].filter(Boolean).join(' · ') },
    ...(run.intent ? [{ label: t('playground.fact_intent'), value: intentWords(run.intent) }] : []),
    ...(used
      ? [{ label: t('playground.fact_tokens'), value: t('playground.tokens', { input, cached, cache_write, output, reasoning }) }]
      : []),
    ...(run.first_token_ms === null ? [] : [{ label: t('playground.fact_first'), value: formatDuration(run.first_token_ms) }]),
    { label: t('playground.fact_total'), value: formatDuration(run.total_ms) },
    { label: t('playground.fact_cost'), value: costOf(run.cost) },
    { label: t('playground.fact_settings'), value: t('playground.version', { version: String(run.config_version) }) },
  ];
}
