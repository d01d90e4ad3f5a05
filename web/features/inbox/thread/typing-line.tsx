import Sparkles from 'lucide-react/icons/sparkles';
import type { Typist } from './typing.ts';
import { t } from '../words.ts';

type TypingProps = { typists: readonly Typist[]; customerName: string };

/** Who is writing. Its line is always there, so that nothing moves when somebody begins. */
export function TypingLine({ typists, customerName }: TypingProps) {
  const isAiWriting = typists.some((typist) => typist.who === 'ai');
  return (
    <div className="flex h-5 shrink-0 items-center gap-4 px-[22px] text-xs text-ink-3 max-md:px-4">
      {typists.some((typist) => typist.who === 'customer') && <Writing words={t('inbox.customer_typing', { name: customerName })} />}
      <TeammatesWriting typists={typists.filter((typist) => typist.who === 'teammate')} />
      {isAiWriting && (
        <span className="ms-auto flex animate-appear items-center gap-1.5 text-ai [&>.lucide]:size-3">
          <Sparkles aria-hidden />
          {t('inbox.ai_typing')}
        </span>
      )}
    </div>
  );
}

function TeammatesWriting({ typists }: { typists: readonly Typist[] }) {
  if (typists.length === 0) return null;
  const names = typists.map((typist) => typist.name ?? t('inbox.a_teammate')).join(', ');
  return <Writing words={t('inbox.teammates_typing', { count: typists.length, names })} />;
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
