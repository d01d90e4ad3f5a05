import ChartLine from 'lucide-react/icons/chart-line';
import Table from 'lucide-react/icons/table-2';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { IconButton } from '../icon-button.tsx';
import { pathsOf, shownLabels, ticksTo } from './scale.ts';
import { t } from './messages.ts';

/** Colour means who: ink is everything or a person, iris the AI, amber customers who wait, grey the comparison. */
export type Tone = 'ink' | 'ai' | 'human' | 'before';
export type Series = { id: string; label: string; tone: Tone; values: readonly (number | null)[] };
type LineChartProps = {
  /** The chart's label for screen readers. */
  label: string;
  /** One for each point. */
  labels: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  height?: number;
  /** Rendered before the legend: the title. */
  head?: ReactNode;
};

const strokes: Record<Tone, string> = { ink: 'stroke-ink', ai: 'stroke-ai', human: 'stroke-human', before: 'stroke-line-strong' };
const fills: Record<Tone, string> = { ink: 'fill-ink/5', ai: 'fill-ai/15', human: 'fill-human/10', before: 'fill-none' };
const dots: Record<Tone, string> = { ink: 'bg-ink', ai: 'bg-ai', human: 'bg-human', before: 'bg-line-strong' };

/** A line chart over days. The pointer and the arrow keys read its points; a table holds the same data. */
export function LineChart({ label, labels, series, format, height = 195, head }: LineChartProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className="flex h-full flex-col gap-3">
      <div className="flex min-h-6 flex-wrap items-center gap-x-3.5 gap-y-1">
        {head}
        <ul className="ms-auto flex flex-wrap gap-x-3.5 text-ink-2">
          {series.map(({ id, label: name, tone }) => (
            <li key={id} className="flex items-center gap-1.5">
              <span aria-hidden className={cx('size-[7px] rounded-full', dots[tone])} />
              {name}
            </li>
          ))}
        </ul>
        <IconButton
          label={t(asTable ? 'chart.as_chart' : 'chart.as_table')}
          icon={asTable ? <ChartLine /> : <Table />}
          className="-me-1.5 text-ink-3"
          onClick={() => setAsTable(!asTable)}
        />
      </div>
      {asTable ? (
        <Values label={label} labels={labels} series={series} format={format} height={height} />
      ) : (
        <Lines label={label} labels={labels} series={series} format={format} height={height} />
      )}
    </figure>
  );
}

type Shown = Required<Omit<LineChartProps, 'head'>>;

function Lines({ label, labels, series, format, height }: Shown) {
  const last = labels.length - 1;
  const [at, setAt] = useState<number>();
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const ticks = ticksTo(Math.max(0, ...known));
  const range = [Math.min(0, ...known), ticks.at(-1) ?? 1] as const;
  const place = Math.min(at ?? last, last);
  const describePoint = (of: number) =>
    t('chart.point', {
      day: labels[of] ?? '',
      values: series.map(({ label: name, values }) => t('chart.value', { label: name, value: formatValue(values[of], format) })).join(', '),
    });
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) setAt(Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last))));
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = { ArrowRight: place + 1, ArrowUp: place + 1, ArrowLeft: place - 1, ArrowDown: place - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(last, next)));
  };
  const levelOf = (value: number) => `${100 - ((value - range[0]) / (range[1] - range[0] || 1)) * 100}%`;
  return (
    <div dir="ltr" className="flex grow flex-col">
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-readonly
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={Math.max(0, place)}
        aria-valuetext={describePoint(place)}
        onKeyDown={move}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setAt(undefined)}
        onBlur={() => setAt(undefined)}
        onFocus={() => setAt((now) => now ?? last)}
        style={{ minHeight: height }}
        className="relative me-13 grow touch-pan-y rounded-sm outline-offset-4"
      >
        {ticks.map((tick) => (
          <span key={tick} aria-hidden style={{ top: levelOf(tick) }} className="absolute inset-x-0 border-t">
            <span className="absolute -end-13 -top-2 w-12 truncate text-end text-xs text-ink-3 tabular-nums">{format(tick)}</span>
          </span>
        ))}
        <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
          {series.map(({ id, tone, values }) => (
            <Line key={id} tone={tone} paths={pathsOf(values, range)} base={100 - ((0 - range[0]) / (range[1] - range[0])) * 100} />
          ))}
        </svg>
        {at !== undefined && <Reading place={place} last={last} labels={labels} series={series} format={format} levelOf={levelOf} />}
      </div>
      <div aria-hidden className="me-13 mt-2 flex justify-between text-xs text-ink-3 md:text-sm">
        {shownLabels(labels.length, 5).map((of) => (
          <span key={of}>{labels[of]}</span>
        ))}
      </div>
    </div>
  );
}

const formatValue = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? t('chart.none') : format(value);

/** Filled down to zero, wherever that is. */
const Line = ({ tone, paths, base }: { tone: Tone; paths: readonly string[]; base: number }) =>
  paths.map((path) => {
    const first = /^M([\d.]+)/.exec(path)?.[1] ?? '0';
    const end = /([\d.]+) [\d.-]+$/.exec(path)?.[1] ?? first;
    return (
      <g key={path}>
        {tone !== 'before' && <path d={`${path}L${end} ${base}L${first} ${base}Z`} className={fills[tone]} />}
        <path
          d={path.includes('L') ? path : `${path}h0.01`}
          vectorEffect="non-scaling-stroke"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={cx('fill-none', path.includes('L') ? 'stroke-[1.6px]' : 'stroke-[5px]', strokes[tone])}
        />
      </g>
    );
  });

type ReadingProps = Pick<Shown, 'labels' | 'series' | 'format'> & { place: number; last: number; levelOf: (value: number) => string };
/** The current point: a line, a dot on each series, and their values. */
function Reading({ place, last, labels, series, format, levelOf }: ReadingProps) {
  const left = last > 0 ? (place / last) * 100 : 50;
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      <span style={{ left: `${left}%` }} className="absolute inset-y-0 border-s border-line-strong" />
      {series.map(({ id, tone, values }) => {
        const value = values[place];
        return value === null || value === undefined ? null : (
          <span
            key={id}
            style={{ left: `${left}%`, top: levelOf(value) }}
            className={cx('absolute size-[9px] -translate-1/2 rounded-full ring-2 ring-surface', dots[tone])}
          />
        );
      })}
      <div
        style={left > 50 ? { right: `calc(${100 - left}% + 10px)` } : { left: `calc(${left}% + 10px)` }}
        className="absolute top-0 z-10 grid gap-0.5 rounded border bg-raised px-2.5 py-1.5 whitespace-nowrap shadow-float"
      >
        <span className="text-ink-3">{labels[place]}</span>
        {series.map(({ id, label, tone, values }) => (
          <span key={id} className="flex items-center gap-1.5 tabular-nums">
            <span className={cx('size-[7px] rounded-full', dots[tone])} />
            <span className="text-ink-2">{label}</span>
            <span className="ms-auto ps-3 font-medium">{formatValue(values[place], format)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

function Values({ label, labels, series, format, height }: Shown) {
  return (
    <div style={{ maxHeight: height + 28 }} tabIndex={0} role="region" aria-label={label} className="overflow-auto">
      <table className="w-full tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="h-row border-b text-sm text-ink-3">
            <th scope="col" className="text-start font-normal">
              {t('chart.day')}
            </th>
            {series.map(({ id, label: name }) => (
              <th key={id} scope="col" className="text-end font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((day, place) => (
            <tr key={day} className="h-row border-b last:border-b-0">
              <th scope="row" className="text-start font-normal">
                {day}
              </th>
              {series.map(({ id, values }) => (
                <td key={id} className="text-end">
                  {formatValue(values[place], format)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
