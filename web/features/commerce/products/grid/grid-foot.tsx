import Undo2 from 'lucide-react/icons/undo-2';
import { useIsPhone } from '../../../../lib/use-media.ts';
import { Button } from '../../../../ui/button.tsx';
import { t } from '../messages.ts';

type FootProps = {
  isSaving: boolean;
  /** The last event as a sentence. */
  message: string;
  issues: number;
  mayUndo: boolean;
  mayWrite: boolean;
  onUndo: () => void;
  onNext: () => void;
  onDrop: () => void;
};

/** Below the grid: whether everything is saved, what failed, and Undo. */
export function GridFoot({ isSaving, message, issues, mayUndo, mayWrite, onUndo, onNext, onDrop }: FootProps) {
  const isPhone = useIsPhone();
  if (!mayWrite) return null;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-t px-3 py-1 text-sm">
      <p role="status" className="min-w-0 text-ink-2">
        {isSaving
          ? t('products.grid_saving')
          : message || <span className="text-ink-3">{t(isPhone ? 'products.grid_how_phone' : 'products.grid_how')}</span>}
      </p>
      <span className="ms-auto" />
      {issues > 0 && (
        <>
          <span role="alert" className="text-bad tabular-nums">
            {t('products.grid_refused', { count: issues })}
          </span>
          <Button onClick={onNext}>{t('products.grid_next_fault')}</Button>
          <Button variant="ghost" onClick={onDrop}>
            {t('products.grid_drop_faults')}
          </Button>
        </>
      )}
      {mayUndo && (
        <Button icon={<Undo2 />} kbd="z" onClick={onUndo}>
          {t('products.grid_undo')}
        </Button>
      )}
    </div>
  );
}
