import Copy from 'lucide-react/icons/copy';
import { copyText } from '../../data/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { t } from './words.ts';

/** Puts a text on the clipboard and says so; where the browser refuses, says what to do instead. */
export function CopyButton({ text, primary = false }: { text: string; primary?: boolean }) {
  const copy = () => copyText(text, { copied: t('chat.copied'), refused: t('chat.copy_refused') });
  return (
    <Button variant={primary ? 'primary' : 'default'} icon={<Copy />} onClick={() => void copy()}>
      {t('chat.copy')}
    </Button>
  );
}
