import { useCallback } from 'react';
import { useMay } from '../../../data/auth.ts';
import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SettingsPage } from '../../../ui/settings-page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { ChatForm, PreviewWaiting } from './chat-form.tsx';
import { useWebsiteChat } from './data.ts';
import { t } from './messages.ts';

/** /settings/website-chat: what visitors see and are asked, where the chat may run, and how it gets there. */
export function WebsiteChatScreen() {
  const read = useWebsiteChat();
  const { refetch } = read;
  const mayWrite = useMay('settings:write');
  const readAgain = useCallback(() => void refetch(), [refetch]);
  if (read.data) return <ChatForm latest={read.data} readAgain={readAgain} />;
  const skeleton = (
    <>
      <Card title={t('chat.install')} className="min-h-[190px]">
        <SkeletonRows rows={3} rowHeight={47} />
      </Card>
      <Card title={t('chat.look')} className="min-h-[420px]">
        <SkeletonRows rows={6} rowHeight={56} />
      </Card>
    </>
  );
  return (
    <SettingsPage text={t(mayWrite ? 'chat.text' : 'chat.read_only')} aside={<PreviewWaiting />}>
      <Loaded read={read} skeleton={skeleton}>
        {() => null}
      </Loaded>
    </SettingsPage>
  );
}
