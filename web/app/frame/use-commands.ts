import { useTheme } from '../../data/theme.ts';
import { openShortcuts } from '../../features/lists/shortcuts/index.ts';
import { t } from '../../lib/messages.ts';
import { useOfferedCommands } from '../../lib/offered-commands.ts';
import { type Page, titleOf } from '../page.ts';
import { logOut } from './log-out.ts';

/** The search window's commands: those of the current page, the pages, the shortcuts, the theme and log-out. */
export function useCommands(pages: readonly Page[]) {
  const { theme, toggle } = useTheme();
  const offered = useOfferedCommands();
  return [
    ...offered,
    ...pages.map((page) => ({
      to: page.path,
      name: titleOf(page),
      ...(page.path.startsWith('/settings') && { detail: t('shell.settings') }),
    })),
    { name: t('shell.shortcuts'), kbd: '?', run: openShortcuts },
    { name: theme === 'dark' ? t('shell.to_light') : t('shell.to_dark'), run: toggle },
    { name: t('shell.log_out'), run: () => void logOut() },
  ];
}
