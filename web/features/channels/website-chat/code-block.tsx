import Copy from 'lucide-react/icons/copy';
import { copyText } from '../../../data/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { t } from './messages.ts';

/** Code to copy: it scrolls on its own, also by keyboard. */
export const CodeBlock = ({ label, children }: { label: string; children: string }) => (
  <pre
    tabIndex={0}
    aria-label={label}
    className="overflow-x-auto rounded border bg-hover px-2.5 py-2 font-mono text-sm leading-[1.5] whitespace-pre focus-visible:outline-offset-[-1px]"
  >
    <code>{children}</code>
  </pre>
);

/** Copies a text to the clipboard and shows a toast; where the browser refuses, the toast says what to do instead. */
export function CopyButton({ text, primary = false }: { text: string; primary?: boolean }) {
  const copy = () => copyText(text, { copied: t('chat.copied'), refused: t('chat.copy_refused') });
  return (
    <Button variant={primary ? 'primary' : 'default'} icon={<Copy />} onClick={() => void copy()}>
      {t('chat.copy')}
    </Button>
  );
}
