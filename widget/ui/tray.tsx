import type { Chat } from '../chat/chat.ts';
import type { Upload } from '../chat/view.ts';
import { writeSize } from '../lib/files.ts';
import { fill } from '../words/words.ts';
import { Icon } from './icons.tsx';
import css from './rare.css?inline';
import type { Surroundings } from './surroundings.ts';

type Props = { chat: Chat; uploads: readonly Upload[]; around: Surroundings };

/** The files of the next message with their progress. */
export function Tray({ chat, uploads, around }: Props) {
  around.addStyle(css);
  return (
    <ul class="tray" aria-live="polite">
      {uploads.map((upload) => (
        <li key={upload.key}>
          <Icon name="file" />
          <span class="called" dir="auto">
            {upload.name}
            <span class="small">{describeStage(upload, around)}</span>
            {upload.stage === 'sending' && <progress value={upload.part} aria-label={upload.name} />}
          </span>
          {upload.stage === 'refused' && (
            <button type="button" class="quiet" onClick={() => chat.retryFile(upload.key)}>
              {around.words.tryAgain}
            </button>
          )}
          <button
            type="button"
            class="icon"
            aria-label={fill(around.words.cancelFile, { name: upload.name })}
            onClick={() => chat.removeFile(upload.key)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function describeStage({ stage, reason, size }: Upload, { words, language }: Surroundings): string {
  if (stage === 'refused') return `${words.fileRefused} ${reason}`;
  if (stage === 'waiting') return reason || words.fileWaits;
  return writeSize(size, language);
}
