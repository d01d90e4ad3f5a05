import type { Message } from '@parley/contract/messages';
import { plainWords } from './parse-marks.ts';
import { t } from './words.ts';

type QuoteProps = { message: Message; quoted: NonNullable<Message['quoted']>; onJump: (messageId: string) => void };

/** The beginning of the message this one answers; it leads there. */
export function Quote({ message, quoted, onJump }: QuoteProps) {
  const name = quoted.author_name ?? t('thread.quoted_somebody');
  const target = message.in_reply_to;
  const words = plainWords(quoted.text);
  return (
    <button
      type="button"
      disabled={target === null}
      onClick={() => target !== null && onJump(target)}
      className="mb-1 block w-full min-w-0 rounded-xs border-s-2 border-current/40 ps-2 text-start text-sm opacity-80 hover:opacity-100"
    >
      <span className="sr-only">{t('thread.quoted')} </span>
      <b className="block truncate">{name}</b>
      <span className="line-clamp-2 whitespace-normal">{words}</span>
    </button>
  );
}
