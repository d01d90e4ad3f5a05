import LogOut from 'lucide-react/icons/log-out';
import { signOut } from '../../data/session-end.ts';
import { t } from '../../lib/messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';

export const LogOutButton = () => (
  <IconButton className="md:w-6!" label={t('shell.log_out')} icon={<LogOut />} onClick={() => void signOut()} />
);
