import { Button } from '../../../../ui/button.tsx';
import { t } from './messages.ts';

/** Shown in a menu whose list failed to load. */
export const LayerFailed = ({ words, onRetry }: { words: string; onRetry: () => void }) => (
  <div className="flex items-center justify-between gap-3 p-3">
    <p role="alert">{words}</p>
    <Button onClick={onRetry}>{t('thread.try_again')}</Button>
  </div>
);
