import X from 'lucide-react/icons/x';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Refused } from './file-rules.ts';
import { t } from './words.ts';

type LinesProps = { fault: string | null; refused: readonly Refused[]; onDismiss: () => void };

/** Why it cannot be sent as it is, and which files were not taken. */
export function FaultLines({ fault, refused, onDismiss }: LinesProps) {
  return (
    <>
      {fault && (
        <p role="alert" className="px-3 pb-1 text-xs text-bad">
          {fault}
        </p>
      )}
      {refused.length > 0 && (
        <div role="alert" className="flex items-start gap-2 ps-3 pe-2 pb-1 text-xs text-bad">
          <ul className="flex-1 py-1.5">
            {refused.map(({ name, why }, index) => (
              <li key={index} className="wrap-anywhere">
                {t('composer.file_fault', { name, why })}
              </li>
            ))}
          </ul>
          <IconButton label={t('composer.dismiss')} icon={<X />} onClick={onDismiss} />
        </div>
      )}
    </>
  );
}
