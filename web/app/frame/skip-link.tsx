import { t } from '../../lib/messages.ts';

/** The first tab stop: skips the menu. */
export const SkipLink = () => (
  <a href="#content" className="fixed start-2 top-2 z-60 rounded bg-ink px-3 py-1.5 text-on-ink not-focus:sr-only">
    {t('shell.skip_to_content')}
  </a>
);
