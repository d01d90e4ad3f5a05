import { signOut } from '../../data/session-end.ts';
import { useTheme } from '../../data/theme.ts';
import { t } from '../../lib/messages.ts';
import type { Page } from '../page.ts';

/** What the search offers besides what it finds: the pages, the theme and the way out. */
export function useCommands(pages: readonly Page[]) {
  const { theme, toggle } = useTheme();
  return [
    ...pages.map(({ path, title }) => ({ to: path, name: t(title), ...(path.startsWith('/settings') && { detail: t('shell.settings') }) })),
    { name: theme === 'dark' ? t('shell.to_light') : t('shell.to_dark'), run: toggle },
    { name: t('shell.log_out'), run: () => void signOut() },
  ];
}
