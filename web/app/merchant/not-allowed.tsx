import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router';
import { t } from '../../lib/messages.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** For an address that the person's role does not open; the menu never leads here. */
export const NotAllowed = () => (
  <EmptyState
    icon={<Lock />}
    title={t('shell.not_allowed_title')}
    text={t('shell.not_allowed_text')}
    action={
      <Link to="/settings/profile" className={buttonClass()}>
        {t('shell.to_profile')}
      </Link>
    }
  />
);
