import { AiWriting } from './ai-writing.tsx';
import type { Typist } from './typing.ts';
import { t } from '../words.ts';

type TypingProps = { typists: readonly Typist[]; customerName: string; conversationId: string };

/** Whether the customer or the AI is writing; colleagues stand above the thread. Its line is always there, so that nothing moves when somebody begins. */
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
