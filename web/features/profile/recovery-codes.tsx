import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../data/copy-text.ts';
import { t } from './words.ts';

/** The ten codes, once. They stand in the page, not in a dialog that a slip of Escape would close. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const said = { copied: t('profile.codes_copied'), refused: t('profile.codes_not_copied') };
  return (
    <div className="grid gap-3">
      <div>
        <h3 ref={heading} tabIndex={-1} className="outline-none">
          {t('profile.codes_title')}
        </h3>
        <p className="text-ink-2">{t('profile.codes_text')}</p>
      </div>
      <ul
        aria-label={t('profile.codes_list')}
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded border bg-bg px-3.5 py-3 font-mono sm:max-w-[360px]"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex gap-2">
        <Button variant="primary" onClick={() => void copyText(codes.join('\n'), said)}>
          {t('profile.codes_copy')}
        </Button>
        <Button onClick={onKept}>{t('profile.codes_kept')}</Button>
      </div>
    </div>
  );
}
