import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { SavedReply } from '@parley/contract/saved-replies';
import { useMay } from '../../../data/auth.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Editor } from './editor.tsx';
import { Preview } from './preview.tsx';
import { fresh } from './use-chosen.ts';
import { t } from './messages.ts';

type EditorPaneProps = {
  replies: readonly SavedReply[];
  chosen: string;
  like: SavedReply | undefined;
  onCopy: (reply: SavedReply) => void;
  /** What the address names next: the reply that was made, or none where it was deleted. */
  onFinish: (id: string | null) => void;
  onDirty: (isDirty: boolean) => void;
};

/** The reply that is written or read; one that somebody else deleted meanwhile is not there. */
export function EditorPane({ replies, chosen, like, onCopy, onFinish, onDirty }: EditorPaneProps) {
  const mayWrite = useMay('inbox:write');
  const reply = replies.find(({ id }) => id === chosen);
  const rest = { replies, onDirty, onGone: () => onFinish(null) };
  if (chosen === fresh && mayWrite)
    return <Editor key={`new ${like?.id ?? ''}`} like={like} onSaved={({ id }) => onFinish(id)} {...rest} />;
  if (!reply) return <EmptyState icon={<MessageSquareText />} title={t('replies.choose')} text={t('replies.choose_text')} />;
  if (reply.may_change && mayWrite) return <Editor key={reply.id} reply={reply} onSaved={() => undefined} {...rest} />;
  return <ReadOnly reply={reply} onCopy={mayWrite ? () => onCopy(reply) : undefined} />;
}

function ReadOnly({ reply, onCopy }: { reply: SavedReply; onCopy: (() => void) | undefined }) {
  return (
    <div className="grid gap-4">
      <h2 className="text-lg">{reply.title}</h2>
      <p className="break-words whitespace-pre-wrap">{reply.text}</p>
      <Preview text={reply.text} />
      <p className="text-ink-3">{t('replies.read_only', { name: reply.owner.name })}</p>
      {onCopy && (
        <Button className="justify-self-start" onClick={onCopy}>
          {t('replies.copy')}
        </Button>
      )}
    </div>
  );
}
