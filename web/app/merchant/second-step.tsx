import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router';
import { speak } from '../../lib/messages.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

const second_step = {
  title: '{shop} requires two-step authentication',
  text: 'If you have a passkey, log out and log in with it. Otherwise set up an app or a passkey in your profile; then you can go on where you were.',
  do: 'Set it up',
} as const;
const t = speak({ second_step });

/** For a shop that requires two-step authentication, until this session has it. Other shops of the user stay open. */
export const SecondStep = ({ shop }: { shop: string }) => (
  <EmptyState
    icon={<Lock />}
    title={t('second_step.title', { shop })}
    text={t('second_step.text')}
    action={
      <Link to="/settings/profile#two-step" className={buttonClass('primary')}>
        {t('second_step.do')}
      </Link>
    }
  />
);
