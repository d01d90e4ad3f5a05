import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { useSignal } from '../../../data/live.ts';
import { t } from '../words.ts';

/** What fits beside the words in front of it, in characters. */
const most = 120;

/**
 * That the AI is writing, and, where a language model does, the end of what it has written. Nothing of it was judged: it is for the team alone,
 * and gone when the answer is there. Always one line, so that nothing moves while it grows.
 */
export function AiWriting({ conversationId, isTyping }: { conversationId: string; isTyping: boolean }) {
  const text = useAiText(conversationId);
  if (!isTyping && text === '') return null;
  return (
    <span className="ms-auto flex min-w-0 animate-appear items-center gap-1.5 text-ai [&>.lucide]:size-3 [&>.lucide]:shrink-0">
      <Sparkles aria-hidden />
      <span className="shrink-0">{t(text === '' ? 'inbox.ai_typing' : 'inbox.ai_writing')}</span>
      {text !== '' && (
        // Read out it would never come to an end; the answer itself is.
        <span aria-hidden className="min-w-0 truncate text-ink-3">
          {endOf(text)}
        </span>
      )}
    </span>
  );
}

function useAiText(conversationId: string): string {
  const [written, setWritten] = useState({ conversationId, text: '' });
  useSignal((signal) => {
    if (signal.type === 'ai_text' && signal.conversation_id === conversationId)
      setWritten({ conversationId, text: signal.done ? '' : signal.text });
    else if (signal.type === 'message' && signal.conversation_id === conversationId && signal.message.author === 'ai')
      setWritten({ conversationId, text: '' });
  });
  return written.conversationId === conversationId ? written.text : '';
}

export function endOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const end = line.slice(-most);
  return `… ${end.slice(end.indexOf(' ') + 1)}`;
}
