import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { SavedReply } from '@parley/contract/saved-replies';
import { useMay } from '../../../data/auth.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Editor } from './editor.tsx';
import { Preview } from './preview.tsx';
import type { Choose, Chosen } from './use-chosen.ts';
import { t } from './words.ts';

type EditorPaneProps = { replies: readonly SavedReply[]; chosen: Chosen; onChoose: Choose; onDirty: (isDirty: boolean) => void };

/** The reply that is written or read; what somebody else deleted meanwhile is closed. */
export function EditorPane({ replies, chosen, onChoose, onDirty }: EditorPaneProps) {
  const reply = chosen?.kind === 'reply' ? replies.find(({ id }) => id === chosen.id) : undefined;
  const mayWrite = useMay('inbox:write');
  return (
    <section className="min-h-0 min-w-0 flex-1 overflow-y-auto overscroll-contain p-[18px]">
      {!reply && chosen?.kind !== 'new' && (
        <EmptyState icon={<MessageSquareText />} title={t('replies.choose')} text={t('replies.choose_text')} />
      )}
      {chosen?.kind === 'new' && (
        <Editor
          key={`new ${chosen.like?.id ?? ''}`}
          replies={replies}
          like={chosen.like}
          onSaved={({ id }) => onChoose({ kind: 'reply', id }, { saved: true })}
          onDirty={onDirty}
          onGone={() => onChoose(null, { saved: true })}
        />
      )}
      {reply && reply.may_change && mayWrite && (
        <Editor
          key={reply.id}
          replies={replies}
          reply={reply}
          onSaved={() => undefined}
          onDirty={onDirty}
          onGone={() => onChoose(null, { saved: true })}
        />
      )}
      {reply && !(reply.may_change && mayWrite) && (
        <ReadOnly reply={reply} onCopy={mayWrite ? () => onChoose({ kind: 'new', like: reply }) : undefined} />
      )}
    </section>
  );
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
