import type { Attachment } from '@parley/contract/files';
import type { Message } from '@parley/contract/messages';
import FileText from 'lucide-react/icons/file-text';
import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { formatBytes } from '../../../../lib/format.ts';
import { pictureSize } from './row-height.ts';
import type { ThreadTools } from './use-thread-tools.ts';
import { t } from './messages.ts';

type ListProps = { message: Message; tools: ThreadTools };

/** A message's attachments: images side by side, players, and documents as rows. */
export function AttachmentList({ message, tools }: ListProps) {
  const pictures = message.attachments.filter(({ kind }) => kind === 'image');
  const others = message.attachments.filter(({ kind }) => kind !== 'image');
  const stale = () => tools.refreshAddress(message);
  return (
    <div className={cx('grid max-w-full gap-1.5', message.text !== '' && 'mt-1.5')}>
      {pictures.length > 0 && (
        <div className={cx('flex flex-wrap gap-1.5', message.author !== 'customer' && 'justify-end')}>
          {pictures.map((file) => (
            <Picture key={file.url} file={file} isAlone={pictures.length === 1} onOpen={() => tools.openImage(file.id)} onStale={stale} />
          ))}
        </div>
      )}
      {others.map((file) => (
        <Other key={file.url} file={file} onStale={stale} />
      ))}
    </div>
  );
}

type FileProps = { file: Attachment; onStale: () => void };

/** Reserves the image's room before it loads, so that nothing moves. */
function Picture({ file, isAlone, onOpen, onStale }: FileProps & { isAlone: boolean; onOpen: () => void }) {
  const [isLost, setLost] = useState(false);
  const size = pictureSize(file, isAlone);
  const lose = () => {
    setLost(true);
    onStale();
  };
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={t('thread.open_image', { name: file.name })}
      style={{ width: size.width, aspectRatio: `${size.width} / ${size.height}` }}
      className="grid max-w-full cursor-zoom-in place-items-center overflow-hidden rounded-lg border bg-hover"
    >
      {isLost ? (
        <span className="grid place-items-center gap-1 p-2 text-xs text-ink-3">
          <ImageOff aria-hidden />
          {t('thread.image_failed', { name: file.name })}
        </span>
      ) : (
        <img
          src={file.thumb_url ?? file.url}
          alt=""
          width={size.width}
          height={size.height}
          loading="lazy"
          decoding="async"
          onError={lose}
          className="size-full object-cover"
        />
      )}
    </button>
  );
}

function Other({ file, onStale }: FileProps) {
  if (file.kind === 'video') {
    const { width, height } = pictureSize(file, true);
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- what customers send has no captions
      <video
        controls
        preload="metadata"
        src={file.url}
        width={width}
        height={height}
        onError={onStale}
        aria-label={t('thread.video', { name: file.name })}
        style={{ aspectRatio: `${width} / ${height}` }}
        className="max-w-full rounded-lg border bg-hover"
      />
    );
  }
  if (file.kind === 'audio') {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- what customers send has no captions
      <audio
        controls
        preload="metadata"
        src={file.url}
        onError={onStale}
        aria-label={t('thread.audio', { name: file.name })}
        className="h-10 w-[264px] max-w-full"
      />
    );
  }
  return <Document file={file} />;
}

function Document({ file }: { file: Attachment }) {
  const [kind, size] = [fileWord(file), formatBytes(file.size)];
  return (
    <a
      href={file.url}
      download={file.name}
      target="_blank"
      rel="noopener noreferrer"
      className="flex w-[264px] max-w-full items-center gap-2.5 rounded-lg border bg-surface p-2 text-start text-ink shadow-paper hover:border-line-strong"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-sm bg-hover text-ink-3">
        <FileText aria-hidden />
      </span>
      <span className="sr-only">{t('thread.download')} </span>
      <span className="grid min-w-0 text-sm">
        <b className="truncate">{file.name}</b>
        <span className="text-ink-3 tabular-nums">{t('thread.file_size', { kind, size })}</span>
      </span>
    </a>
  );
}

const words = {
  'application/pdf': 'thread.kind_pdf',
  'application/zip': 'thread.kind_zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'thread.kind_docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'thread.kind_xlsx',
  'text/plain': 'thread.kind_txt',
  'text/csv': 'thread.kind_csv',
} as const;
const isKnown = (type: string): type is keyof typeof words => Object.hasOwn(words, type);

/** The kind of file in plain words: "PDF". */
const fileWord = ({ type, kind }: Pick<Attachment, 'type' | 'kind'>): string => (isKnown(type) ? t(words[type]) : t(`thread.kind_${kind}`));
