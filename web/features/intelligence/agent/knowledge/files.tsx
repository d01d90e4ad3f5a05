import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { formatPercent } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { DropPlace } from '../../../../ui/drop-place.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { StatusDot } from '../../../../ui/status-dot.tsx';
import { Pane } from './pane.tsx';
import { SourceList } from './source-list.tsx';
import { accepted, type Upload, type Uploads } from './use-uploads.ts';
import { t } from './messages.ts';

/** Files the AI reads, added by drag and drop or the file picker, each with its status. */
export function Files({ mayWrite, uploads: { uploads, add, again, stop, canRepeat } }: { mayWrite: boolean; uploads: Uploads }) {
  return (
    <Pane>
      {mayWrite && (
        <DropPlace
          words={{ drop: t('knowledge.drop'), hint: t('knowledge.drop_hint'), choose: t('knowledge.choose_files') }}
          accept={accepted}
          multiple
          onFiles={add}
        />
      )}
      {uploads.length > 0 && (
        <Card title={t('knowledge.uploads')} flush>
          <ul>
            {uploads.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                onStop={() => stop(upload.id)}
                onAgain={canRepeat(upload) ? () => again(upload) : null}
              />
            ))}
          </ul>
        </Card>
      )}
      <SourceList
        kind="file"
        title={t('knowledge.files')}
        failed={t('knowledge.files_failed')}
        empty={<EmptyState icon={<FileText />} title={t('knowledge.files_none')} text={t('knowledge.files_none_text')} className="py-10" />}
      />
    </Pane>
  );
}

type UploadRowProps = { upload: Upload; onStop: () => void; onAgain: (() => void) | null };

function UploadRow({ upload: { file, share, reason }, onStop, onAgain }: UploadRowProps) {
  const { name } = file;
  const words = t('knowledge.uploading', { name, share: formatPercent(share, 0) });
  return (
    <li className="grid gap-1.5 border-b px-3 py-2 last:border-b-0">
      <div className="flex min-h-control items-center gap-2">
        {reason === null ? (
          <p className="me-auto min-w-0 truncate tabular-nums">{words}</p>
        ) : (
          <p role="alert" className="me-auto min-w-0 wrap-anywhere">
            <StatusDot tone="bad">{t('knowledge.upload_failed', { name, reason })}</StatusDot>
          </p>
        )}
        {reason === null && <Button onClick={onStop}>{t('knowledge.upload_stop')}</Button>}
        {reason !== null && onAgain && <Button onClick={onAgain}>{t('knowledge.upload_again')}</Button>}
        {reason !== null && <IconButton label={t('knowledge.upload_dismiss', { name })} icon={<X />} onClick={onStop} />}
      </div>
      {reason === null && <progress className="block h-1.5 w-full appearance-none" max={1} value={share} aria-label={words} />}
    </li>
  );
}
