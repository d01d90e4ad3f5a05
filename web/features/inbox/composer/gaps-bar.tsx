import { type Gap } from './find-gaps.ts';
import { t } from './words.ts';

/** The variables of a saved reply that have no value here; each leads to its place in the words. */
export function GapsBar({ gaps, onSelect }: { gaps: readonly Gap[]; onSelect: (gap: Gap) => void }) {
  if (gaps.length === 0) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 gap-y-1 px-3 pb-1.5 text-xs text-ink-2">
      {t('composer.gaps')}
      {gaps.map((gap) => (
        <button
          key={gap.start}
          type="button"
          aria-label={t('composer.select_gap', { name: gap.name })}
          onClick={() => onSelect(gap)}
          className="touch-target min-h-6 rounded-sm border border-line-strong bg-surface px-1.5 font-medium text-ink hover:bg-hover"
        >
          {gap.name}
        </button>
      ))}
    </p>
  );
}
