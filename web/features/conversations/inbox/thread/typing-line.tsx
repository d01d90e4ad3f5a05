import type { Signal } from '@parley/contract/live';
import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect, useState } from 'react';
import { useSignal } from '../../../../data/live.ts';
import type { Me } from '../me.ts';
import { t } from '../messages.ts';

type TypingProps = { typists: readonly Typist[]; customerName: string; conversationId: string };

/** Shows that the customer or the AI is writing; colleagues are shown above the thread. The line keeps its room, so that nothing moves. */
export function TypingLine({ typists, customerName, conversationId }: TypingProps) {
  return (
    <div className="flex h-5 shrink-0 items-center gap-4 px-[22px] text-xs text-ink-3 max-md:px-4">
      {typists.some((typist) => typist.who === 'customer') && <Writing words={t('inbox.customer_typing', { name: customerName })} />}
      <AiWriting conversationId={conversationId} isTyping={typists.some((typist) => typist.who === 'ai')} />
    </div>
  );
}

function Writing({ words }: { words: string }) {
  return (
    <span className="flex animate-appear items-center gap-1.5">
      <span aria-hidden className="flex gap-[3px]">
        {[0, 1, 2].map((dot) => (
          <i key={dot} style={{ animationDelay: `${dot * 200}ms` }} className="size-1 animate-breathe rounded-full bg-ink-3" />
        ))}
      </span>
      {words}
    </span>
  );
}

/** Who else is writing in this conversation; their message ends it. */
export function useTypists(conversationId: string, me: Me): readonly Typist[] {
  const [typists, setTypists] = useState<readonly Typist[]>([]);
  useSignal((signal) => {
    if ((signal.type !== 'message' && signal.type !== 'typing') || signal.conversation_id !== conversationId) return;
    if (signal.type === 'message') setTypists((now) => withoutAuthor(now, signal.message));
    else if (signal.user_id !== me.id) setTypists((now) => applyTypingSignal(now, signal, Date.now()));
  });
  useEffect(() => {
    if (typists.length === 0) return;
    const next = Math.min(...typists.map((typist) => typist.until)) - Date.now();
    const timer = setTimeout(() => setTypists((now) => withoutLapsedTypists(now, Date.now())), Math.max(0, next));
    return () => clearTimeout(timer);
  }, [typists]);
  return typists;
}

type Author = { author: string; author_id: string | null };
const withoutAuthor = (typists: readonly Typist[], { author, author_id }: Author) =>
  typists.filter((typist) => typist.who !== author || (author === 'teammate' && typist.user_id !== author_id));

type TypingSignal = Extract<Signal, { type: 'typing' }>;
type Typist = Pick<TypingSignal, 'who' | 'user_id' | 'name'> & { until: number };

/** People repeat the signal every 3 s; a dropped AI run may never signal its end. */
const ttl = { customer: 8_000, teammate: 8_000, ai: 60_000 };
const isSame = (a: Pick<TypingSignal, 'who' | 'user_id'>, b: Pick<TypingSignal, 'who' | 'user_id'>) =>
  a.who === b.who && a.user_id === b.user_id;

/** Who is writing after this signal; `now` in milliseconds. */
export function applyTypingSignal(typists: readonly Typist[], signal: TypingSignal, now: number): Typist[] {
  const others = typists.filter((typist) => !isSame(typist, signal));
  if (!signal.on) return others;
  return [...others, { who: signal.who, user_id: signal.user_id, name: signal.name, until: now + ttl[signal.who] }];
}

/** Who is still writing at `now`; the same list when nobody stopped. */
export function withoutLapsedTypists(typists: readonly Typist[], now: number): readonly Typist[] {
  return typists.every((typist) => typist.until > now) ? typists : typists.filter((typist) => typist.until > now);
}

/** How much streamed text fits after its label, in characters. */
const maxLength = 120;

/**
 * The AI is writing: with a language model, also the end of its text so far. The text is unchecked, so only the team sees it, until the
 * answer is there. Always one line, so that nothing moves.
 */
function AiWriting({ conversationId, isTyping }: { conversationId: string; isTyping: boolean }) {
  const text = useAiText(conversationId);
  if (!isTyping && text === '') return null;
  return (
    <span className="ms-auto flex min-w-0 animate-appear items-center gap-1.5 text-ai [&>.lucide]:size-3 [&>.lucide]:shrink-0">
      <Sparkles aria-hidden />
      <span className="shrink-0">{t(text === '' ? 'inbox.ai_typing' : 'inbox.ai_writing')}</span>
      {text !== '' && (
        // A screen reader would never finish the streamed text; it reads the answer instead.
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
  if (line.length <= maxLength) return line;
  const end = line.slice(-maxLength);
  return `… ${end.slice(end.indexOf(' ') + 1)}`;
}
