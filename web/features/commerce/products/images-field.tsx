import type { Sent } from '@parley/contract/endpoint';
import type { createProduct } from '@parley/contract/products';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef, useState } from 'react';
import { pictureTypes, useUploadPicture } from '../../../data/upload-picture.ts';
import { formatPercent } from '../../../lib/format.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { t } from './messages.ts';

/** What a product is made of, as both forms send it. */
export type ProductBody = Required<Omit<Sent<typeof createProduct>, 'merchant'>>;
/** With what either endpoint sends besides, so that both forms fit. */
type ProductInput = ProductBody & { merchant: string; id: string };
export type SetField = <Name extends keyof ProductBody>(name: Name, value: ProductInput[Name]) => void;

type Images = ProductBody['images'];
type FieldProps = { images: Images; onChange: (images: Images) => void; onUploading: (isUploading: boolean) => void };
const most = 50;

/** Images upload one after the other as they are chosen; the first is the cover. */
export function ImagesField({ images, onChange, onUploading }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [going, setGoing] = useState<{ name: string; share: number } | null>(null);
  const [issues, setIssues] = useState<string[]>([]);
  const upload = useUploadPicture();
  // Functional updates keep images that were reordered, removed or uploaded meanwhile.
  const now = useRef(images);
  useLayoutEffect(() => {
    now.current = images;
  }, [images]);
  const add = useLatest((image: Images[number]) => {
    now.current = [...now.current, image];
    onChange(now.current);
  });

  async function choose(files: readonly File[]) {
    const room = most - images.length;
    setIssues(files.length > room ? [t('products.picture_most')] : []);
    onUploading(true);
    for (const file of files.slice(0, room)) {
      setGoing({ name: file.name, share: 0 });
      // oxlint-disable-next-line no-await-in-loop -- one after the other, in the order they were chosen
      const answer = await upload(file, (share) => setGoing({ name: file.name, share }));
      if ('image' in answer) add(answer.image);
      else setIssues((before) => [...before, answer.issue]);
    }
    setGoing(null);
    onUploading(false);
  }
  return (
    <fieldset className="grid gap-3 border-t pt-4">
      <legend className="sr-only">{t('products.images')}</legend>
      <h3>{t('products.images')}</h3>
      {images.length > 0 && <ImageList images={images} onChange={onChange} />}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={pictureTypes}
        data-testid="product-pictures"
        onChange={({ target }) => {
          void choose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={<ImagePlus />} disabled={going !== null || images.length >= most} onClick={() => input.current?.click()}>
          {t('products.picture_add')}
        </Button>
        <p role="status" className="text-sm text-ink-2 tabular-nums">
          {going && t('products.picture_going', { name: going.name, share: formatPercent(going.share, 0) })}
        </p>
      </div>
      <p className="text-sm text-ink-3">{t('products.picture_hint')}</p>
      <div role="alert" className="grid text-sm text-bad empty:hidden">
        {issues.map((issue) => (
          <p key={issue}>{issue}</p>
        ))}
      </div>
    </fieldset>
  );
}

function ImageList({ images, onChange }: Pick<FieldProps, 'images' | 'onChange'>) {
  const move = (from: number, to: number) => {
    const image = images[from];
    if (image && to >= 0 && to < images.length) onChange(images.toSpliced(from, 1).toSpliced(to, 0, image));
  };
  return (
    <ol className="grid gap-2">
      {images.map((image, index) => {
        const place = index + 1;
        return (
          <li key={image.id ?? image.url} className="flex items-center gap-2">
            <Picture src={image.url} className="size-12" />
            <Input
              className="min-w-0 flex-1"
              maxLength={300}
              aria-label={t('products.picture_alt', { place })}
              placeholder={t('products.picture_alt_example')}
              value={image.alt ?? ''}
              onChange={({ target }) => onChange(images.with(index, { ...image, alt: target.value }))}
            />
            <IconButton
              label={t('products.picture_earlier', { place })}
              icon={<ChevronLeft className="rtl:rotate-180" />}
              aria-disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              label={t('products.picture_later', { place })}
              icon={<ChevronRight className="rtl:rotate-180" />}
              aria-disabled={place === images.length}
              onClick={() => move(index, index + 1)}
            />
            <IconButton label={t('products.picture_remove', { place })} icon={<X />} onClick={() => onChange(images.toSpliced(index, 1))} />
          </li>
        );
      })}
    </ol>
  );
}
