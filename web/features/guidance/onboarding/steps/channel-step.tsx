import { getWebsiteChat } from '@parley/contract/website-chat';
import { lazy, Suspense } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { useRead } from '../../../../data/use-read.ts';
import { Loaded } from '../../../../ui/loaded.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { StatusDot } from '../../../../ui/status-dot.tsx';
import { t } from '../messages.ts';

const InstallCard = lazy(async () => ({ default: (await import('../../../channels/website-chat/index.ts')).InstallCard }));
const waiting = <SkeletonRows rows={4} rowHeight={47} />;

/** The snippet, and whether a page with it was opened. */
export function ChannelStep() {
  const read = useRead(getWebsiteChat, { merchant: useMerchantId() });
  return (
    <Loaded read={read} failed={t('onboarding.look_failed')} skeleton={waiting}>
      {(chat) => (
        <>
          <p role="status">
            {chat.installed_at ? (
              <StatusDot tone="ok">{t('onboarding.channel_seen')}</StatusDot>
            ) : (
              <StatusDot tone="info">{t('onboarding.channel_waiting')}</StatusDot>
            )}
          </p>
          <Suspense fallback={waiting}>
            <InstallCard chat={chat} mayWrite />
          </Suspense>
        </>
      )}
    </Loaded>
  );
}
