import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTheme } from '../../data/theme.ts';
import { t } from '../../lib/messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { logOut } from './log-out.ts';

export function ThemeButton() {
  const { theme, toggle } = useTheme();
  const isDark = theme === 'dark';
  return (
    <IconButton
      className="md:w-6!"
      label={isDark ? t('shell.to_light') : t('shell.to_dark')}
      icon={isDark ? <Sun /> : <Moon />}
      onClick={toggle}
    />
  );
}

export const LogOutButton = () => (
  <IconButton className="md:w-6!" label={t('shell.log_out')} icon={<LogOut />} onClick={() => void logOut()} />
);
