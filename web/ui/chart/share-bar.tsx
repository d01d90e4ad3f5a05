import { cx } from '../../lib/cx.ts';

const tones = { ink: 'bg-ink', ai: 'bg-ai', human: 'bg-human', neutral: 'bg-ink-3' } as const;

/** A share from 0 to 100 as a bar. Decorative: the figure is shown beside it. */
export const ShareBar = ({ share, tone = 'ink' }: { share: number; tone?: keyof typeof tones }) => (
  <span aria-hidden className="block h-[5px] overflow-hidden rounded-full bg-hover dark:bg-line">
    <span
      style={{ inlineSize: `${Math.max(share > 0 ? 1.5 : 0, Math.min(100, share))}%` }}
      className={cx('block h-full rounded-full', tones[tone])}
    />
  </span>
);
