import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { t } from './words.ts';

type BarProps = { sentence: string; onGo: () => void; onKeep: () => void };

/** Asked before sending; the answer is a key away, and it is never the key that sends. */
export function QuestionBar({ sentence, onGo, onKeep }: BarProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div role="alertdialog" aria-label={sentence} className="flex flex-wrap items-center gap-2 border-t bg-hover px-3 py-2 text-sm">
      <p className="min-w-0 flex-1">{sentence}</p>
      <Button ref={keep} onClick={onKeep}>
        {t('composer.keep_writing')}
      </Button>
      <Button variant="primary" onClick={onGo}>
        {t('composer.send_anyway')}
      </Button>
    </div>
  );
}
