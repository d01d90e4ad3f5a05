import { signOut } from '../../data/session-end.ts';
import { useTheme } from '../../data/theme.ts';
import { openShortcuts } from '../../features/lists/shortcuts/index.ts';
import { t } from '../../lib/messages.ts';
import { useOfferedCommands } from '../../lib/offered-commands.ts';
import type { Page } from '../page.ts';

/** What the search offers besides what it finds: what the page on the screen can do, the pages, the keys, the theme and the way out. */
export function useCommands(pages: readonly Page[]) {
  const { theme, toggle } = useTheme();
  const offered = useOfferedCommands();
  return [
    ...offered,
    ...pages.map(({ path, title }) => ({ to: path, name: t(title), ...(path.startsWith('/settings') && { detail: t('shell.settings') }) })),
    { name: t('shell.shortcuts'), run: openShortcuts },
    { name: theme === 'dark' ? t('shell.to_light') : t('shell.to_dark'), run: toggle },
    { name: t('shell.log_out'), run: () => void signOut() },
  ];
}
