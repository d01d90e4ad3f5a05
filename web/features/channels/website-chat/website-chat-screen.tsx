import { useCallback } from 'react';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton.tsx';
import { ChatForm } from './chat-form.tsx';
import { useWebsiteChat } from './data.ts';
import { t } from './words.ts';

/** /settings/website-chat: what visitors see and are asked, where the chat may run, and how it gets there. */
export function WebsiteChatScreen() {
  const { data, isError, isFetching, refetch } = useWebsiteChat();
  const readAgain = useCallback(() => void refetch(), [refetch]);
  return (
    <div className="mx-auto grid w-full max-w-[1180px] content-start gap-4 p-4 md:p-6">
      {data ? (
        <ChatForm latest={data} readAgain={readAgain} />
      ) : isError ? (
        <ErrorState retry={readAgain} busy={isFetching} />
      ) : (
        <>
          <div className="grid gap-2 py-1">
            <Skeleton width="34%" height={20} />
            <Skeleton width="46%" />
          </div>
          <Card title={t('chat.install')} className="min-h-[190px]">
            <SkeletonRows rows={3} rowHeight={47} />
          </Card>
          <Card title={t('chat.look')} className="min-h-[420px]">
            <SkeletonRows rows={6} rowHeight={56} />
          </Card>
        </>
      )}
    </div>
  );
}
