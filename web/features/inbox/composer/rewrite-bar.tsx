import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { Button } from '../../../ui/button.tsx';
import type { useRewrite } from './use-rewrite.ts';
import { t } from './words.ts';

type BarProps = Pick<ReturnType<typeof useRewrite>, 'toggle' | 'undo' | 'keep'> & {
  rewritten: NonNullable<ReturnType<typeof useRewrite>['rewritten']>;
};

/** What the AI made of the words; the old ones are a click away until one writes on. */
export function RewriteBar({ rewritten, toggle, undo, keep }: BarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-1 border-b border-dashed border-ai-line bg-ai-soft py-1 ps-3 pe-2 text-sm">
      <WandSparkles aria-hidden className="me-1 text-ai" />
      <span className="me-auto">{t('composer.rewritten', { how: t(`composer.rewrite_${rewritten.how}`) })}</span>
      <Button variant="ghost" aria-pressed={!rewritten.isAfter} onClick={toggle}>
        {rewritten.isAfter ? t('composer.show_before') : t('composer.show_after')}
      </Button>
      <Button variant="ghost" onClick={undo}>
        {t('composer.undo')}
      </Button>
      <Button variant="ghost" onClick={keep}>
        {t('composer.keep')}
      </Button>
    </div>
  );
}
