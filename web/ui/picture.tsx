import ImageIcon from 'lucide-react/icons/image';
import { useState } from 'react';
import { cx } from '../lib/cx.ts';

type PictureProps = { src: string | null; alt?: string; className?: string };

/** A product image or a brand's logo, or a placeholder where there is none or it can't be loaded. It may be hosted elsewhere, so no referrer is sent. */
export function Picture({ src, alt = '', className }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      aria-hidden={alt === '' || undefined}
      className={cx('grid shrink-0 place-items-center overflow-hidden rounded-sm border bg-hover text-ink-3', className)}
    >
      {src && src !== broken ? (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
          className="size-full object-cover"
        />
      ) : (
        <>
          <ImageIcon className="size-3.5!" aria-hidden />
          {alt && <span className="sr-only">{alt}</span>}
        </>
      )}
    </span>
  );
}
