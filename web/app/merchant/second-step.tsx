import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router';
import { speak } from '../../lib/messages.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

const second_step = {
  title: '{shop} requires two-step authentication',
  text: 'If you have a passkey, log out and log in with it. Otherwise set up an app or a passkey in your profile; then you can go on where you were.',
  do: 'Set it up',
  sso_title: '{shop} requires single sign-on',
  sso_text: 'Log in through your company to go on.',
  sso_do: 'Log in through {shop}',
} as const;
const t = speak({ second_step });

/**
 * For a shop that requires two-step authentication, until this session has it, or its single sign-on (`sso`: its sign-in name). Other shops
 * of the user stay open.
 */
export const SecondStep = ({ shop, sso }: { shop: string; sso: string | undefined }) => (
  <EmptyState
    icon={<Lock />}
    title={t(sso ? 'second_step.sso_title' : 'second_step.title', { shop })}
    text={t(sso ? 'second_step.sso_text' : 'second_step.text')}
    action={
      <Link to={sso ? `/login/sso/${sso}` : '/settings/profile#two-step'} className={buttonClass('primary')}>
        {sso ? t('second_step.sso_do', { shop }) : t('second_step.do')}
      </Link>
    }
  />
);
