import { removeTeammate } from '@parley/contract/merchants';
import UserMinus from 'lucide-react/icons/user-minus';
import { useMerchantId } from '../../data/auth.ts';
import { AskBefore } from './ask-before.tsx';
import { t } from './words.ts';

export function RemoveTeammate({ id, name }: { id: string; name: string }) {
  return (
    <AskBefore
      endpoint={removeTeammate}
      input={{ merchant: useMerchantId(), id }}
      icon={<UserMinus />}
      label={t('settings.team_remove', { name })}
      title={t('settings.team_remove_title', { name })}
      text={t('settings.team_remove_text')}
      action={t('settings.team_remove_do')}
      done={t('settings.team_removed', { name })}
    />
  );
}
