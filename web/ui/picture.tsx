import ImageIcon from 'lucide-react/icons/image';
import { cx } from '../lib/cx.ts';

type PictureProps = { src: string | null; alt?: string; className?: string };

/** A product image or a brand's logo. It may be hosted elsewhere, so no referrer is sent. */
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
