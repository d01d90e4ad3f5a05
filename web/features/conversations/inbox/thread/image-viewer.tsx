import type { Attachment } from '@parley/contract/files';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import type { KeyboardEvent, ReactNode } from 'react';
import { buttonClass } from '../../../../ui/button-class.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { ToastRoom } from '../../../../ui/toast-room.tsx';
import { useReturnFocus } from '../../../../ui/return-focus.ts';
import { t } from './messages.ts';

type ViewerProps = {
  /** All loaded images of the thread, oldest first. */
  images: readonly Attachment[];
  shown: string;
  onShow: (id: string) => void;
  onClose: () => void;
  onStale: (id: string) => void;
};

/** One image in full size; the arrow keys show the others, Escape closes. */
export default function ImageViewer({ images, shown, onShow, onClose, onStale }: ViewerProps) {
  const focus = useReturnFocus();
  const at = images.findIndex(({ id }) => id === shown);
  const image = images[at];
  const [before, after] = [images[at - 1], images[at + 1]];
  const show = (other: Attachment | undefined) => other && onShow(other.id);
  const press = (event: KeyboardEvent) => {
    const isBackwards = event.key === (document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(isBackwards ? before : after);
  };
  if (!image) return null;
  return (
    <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Radix.Content
          data-modal
          aria-describedby={undefined}
          onKeyDown={press}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          className="fixed inset-0 z-50 flex flex-col bg-bg outline-none md:inset-6 md:rounded-xl md:shadow-float"
        >
          <header className="flex h-[52px] shrink-0 items-center gap-2 border-b px-4">
            <Radix.Title className="min-w-0 truncate text-base">{image.name}</Radix.Title>
            <span className="shrink-0 text-sm text-ink-3 tabular-nums" aria-live="polite">
              {t('thread.viewer_place', { at: at + 1, count: images.length })}
            </span>
            <a
              href={image.url}
              download={image.name}
              aria-label={t('thread.download')}
              title={t('thread.download')}
              className={buttonClass('ghost', 'control', 'ms-auto w-control px-0!')}
            >
              <Download />
            </a>
            <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />
          </header>
          <div className="relative min-h-0 flex-1">
            <img
              key={image.url}
              src={image.url}
              alt={image.name}
              onError={() => onStale(image.id)}
              className="absolute inset-4 h-[calc(100%-32px)] w-[calc(100%-32px)] object-scale-down"
            />
            <Turn side="start-2" label={t('thread.previous')} icon={<ChevronLeft className="rtl:rotate-180" />} to={before} onTurn={show} />
            <Turn side="end-2" label={t('thread.next')} icon={<ChevronRight className="rtl:rotate-180" />} to={after} onTurn={show} />
          </div>
          <ToastRoom on="phone" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type TurnProps = { side: string; label: string; icon: ReactNode; to: Attachment | undefined; onTurn: (to: Attachment) => void };

const Turn = ({ side, label, icon, to, onTurn }: TurnProps) =>
  to && (
    <IconButton
      label={label}
      icon={icon}
      variant="default"
      size="large"
      onClick={() => onTurn(to)}
      className={`absolute! top-1/2 -translate-y-1/2 ${side}`}
    />
  );
