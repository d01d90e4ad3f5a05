import { isSuperAdmin } from '@parley/contract/permissions';
import FileQuestion from 'lucide-react/icons/file-question';
import { Link } from 'react-router';
import { useAuth } from '../../data/auth.ts';
import { t } from '../../lib/messages.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageArea } from '../frame/page-area.tsx';
import { MerchantTools } from './merchant-frame.tsx';
import { MerchantShell } from './merchant-shell.tsx';

/** What somebody who is signed in sees instead of the start page for an address that no page has. */
export default function UnknownPage({ address }: { address: string }) {
  const isOperator = useAuth(({ user }) => user !== null && isSuperAdmin(user.role) && !user.merchant_id);
  return (
    <MerchantShell>
      <PageArea title="shell.unknown_page" tools={<MerchantTools />} heading>
        <EmptyState
          icon={<FileQuestion />}
          title={t('shell.unknown_title')}
          text={<span className="wrap-anywhere">{t('shell.unknown_text', { address })}</span>}
          action={
            <Link to={isOperator ? '/admin' : '/dashboard'} className={buttonClass()}>
              {t(isOperator ? 'shell.to_operator' : 'shell.to_dashboard')}
            </Link>
          }
        />
      </PageArea>
    </MerchantShell>
  );
}
