import FileText from 'lucide-react/icons/file-text';
import Film from 'lucide-react/icons/film';
import Music from 'lucide-react/icons/music';
import Package from 'lucide-react/icons/package';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { formatBytes, formatPercent } from '../../../../lib/format.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { Draft, DraftCard, DraftFile } from './drafts.ts';
import { detach, retryUpload, stateOf, useUpload } from './uploads.ts';
import { t } from './messages.ts';

type ShelfProps = { draftId: string; draft: Draft; onChange: (part: Partial<Draft>) => void };

/** The message's attachments: files, products, orders. */
export function Shelf({ draftId, draft, onChange }: ShelfProps) {
  if (draft.files.length + draft.cards.length === 0) return null;
  return (
    <ul aria-label={t('composer.attachments')} className="flex max-h-40 flex-wrap gap-1.5 overflow-y-auto px-3 pb-1.5">
      {draft.files.map((file) => (
        <FileChip key={file.key} file={file} onRemove={() => detach(draftId, file.key)} />
      ))}
      {draft.cards.map((card, index) => (
        <CardChip key={index} card={card} onRemove={() => onChange({ cards: draft.cards.filter((other) => other !== card) })} />
      ))}
    </ul>
  );
}

function FileChip({ file, onRemove }: { file: DraftFile; onRemove: () => void }) {
  const { share, preview } = useUpload(file.key);
  const state = stateOf(file);
  const picture = preview ?? file.attachment?.thumb_url;
  // The file claims to be an image but can't be decoded.
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Chip
      picture={
        picture && picture !== broken ? (
          <img src={picture} alt="" onError={() => setBroken(picture)} className="size-full object-cover" />
        ) : (
          signs[file.kind]
        )
      }
      name={file.name}
      detail={detailOf(file, state, share)}
      isBad={state === 'failed' || state === 'lost'}
      onRemove={onRemove}
    >
      {state === 'failed' && (
        <IconButton
          label={t('composer.upload_retry_name', { name: file.name })}
          icon={<RotateCw />}
          onClick={() => retryUpload(file.key)}
        />
      )}
      {state === 'uploading' && (
        <span
          role="progressbar"
          aria-label={t('composer.uploading', { name: file.name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          className="absolute inset-x-0 bottom-0 h-0.5 bg-line"
        >
          <span
            className="block h-full origin-left bg-ink transition-transform rtl:origin-right"
            style={{ transform: `scaleX(${share})` }}
          />
        </span>
      )}
    </Chip>
  );
}

const signs: Record<DraftFile['kind'], ReactNode> = { image: <FileText />, document: <FileText />, video: <Film />, audio: <Music /> };

function detailOf(file: DraftFile, state: ReturnType<typeof stateOf>, share: number): string {
  if (state === 'lost') return t('composer.upload_lost');
  if (state === 'uploading') return t('composer.upload_percent', { percent: formatPercent(share, 0) });
  return state === 'failed' ? (file.issue ?? '') : formatBytes(file.size);
}

const CardChip = ({ card, onRemove }: { card: DraftCard; onRemove: () => void }) => (
  <Chip
    picture={card.sent.type === 'product' ? <Package /> : <ShoppingBag />}
    name={card.name}
    detail={card.detail}
    isBad={false}
    onRemove={onRemove}
  />
);

type ChipProps = { picture: ReactNode; name: string; detail: string; isBad: boolean; onRemove: () => void; children?: ReactNode };

function Chip({ picture, name, detail, isBad, onRemove, children }: ChipProps) {
  return (
    <li
      className={cx(
        'relative flex max-w-full items-center gap-2 overflow-hidden rounded border bg-surface',
        isBad ? 'border-bad' : 'border-line-strong',
      )}
    >
      <span aria-hidden className="grid size-10 shrink-0 place-items-center overflow-hidden bg-hover text-ink-3">
        {picture}
      </span>
      <span className="grid max-w-52 min-w-0 text-sm">
        <span className="truncate">{name}</span>
        <span role={isBad ? 'alert' : undefined} className={cx('text-xs tabular-nums', isBad ? 'text-bad' : 'truncate text-ink-3')}>
          {detail}
        </span>
      </span>
      {children}
      <IconButton label={t('ui.remove', { name })} icon={<X />} onClick={onRemove} />
    </li>
  );
}
