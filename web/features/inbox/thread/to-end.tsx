import ArrowDown from 'lucide-react/icons/arrow-down';
import { Button } from '../../../ui/button.tsx';
import { t } from './words.ts';

/** While one reads further up, what came since waits behind this. */
export function ToEnd({ missed, onClick }: { missed: number; onClick: () => void }) {
  return (
    <Button className="absolute! inset-x-0 bottom-7 z-10 mx-auto w-fit animate-appear rounded-full!" icon={<ArrowDown />} onClick={onClick}>
      {missed > 0 ? t('inbox.new_messages', { count: missed }) : t('inbox.to_end')}
    </Button>
  );
}
