import { Button } from '../../ui/button.tsx';
import { t } from './words.ts';

/** The tags are there, their figures are not. */
export const FiguresProblem = ({ busy, retry }: { busy: boolean; retry: () => void }) => (
  <p role="alert" className="flex items-center gap-2 text-bad">
    {t('tags.figures_failed')}
    <Button busy={busy} onClick={retry}>
      {t('ui.retry')}
    </Button>
  </p>
);
