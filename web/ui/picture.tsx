import ImageIcon from 'lucide-react/icons/image';
import { cx } from '../lib/cx.ts';

type PictureProps = { src: string | null; alt?: string; className?: string };

/** A product's picture or a brand's logo. It may stay where it was imported from; who keeps it is not told where it is looked at. */
export const Picture = ({ src, alt = '', className }: PictureProps) => (
  <span
    aria-hidden={alt === '' || undefined}
    className={cx('grid shrink-0 place-items-center overflow-hidden rounded-sm border bg-hover text-ink-3', className)}
  >
    {src ? (
      <img src={src} alt={alt} loading="lazy" decoding="async" referrerPolicy="no-referrer" className="size-full object-cover" />
    ) : (
      <ImageIcon className="size-3.5!" aria-hidden />
    )}
  </span>
);
