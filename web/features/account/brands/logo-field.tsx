import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, useState } from 'react';
import { pictureTypes, useUploadPicture } from '../../../data/upload-picture.ts';
import { formatPercent } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { t } from './messages.ts';

type LogoProps = { logo: string | null; onChange: (logo: string | null) => void; onUploading: (isUploading: boolean) => void };

/** Uploads the logo as soon as it is chosen. */
export function LogoField({ logo, onChange, onUploading }: LogoProps) {
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [issue, setIssue] = useState<string>();
  const upload = useUploadPicture();
  async function choose(file: File | undefined) {
    if (!file) return;
    setIssue(undefined);
    setShare(0);
    onUploading(true);
    const answer = await upload(file, setShare);
    if ('image' in answer) onChange(answer.image.url);
    else setIssue(answer.issue);
    setShare(null);
    onUploading(false);
  }
  return (
    <div role="group" aria-label={t('brands.logo')} className="flex flex-wrap items-center gap-3">
      <Picture src={logo} className="size-14 rounded-md!" />
      <div className="grid gap-1.5">
        <input
          ref={input}
          type="file"
          hidden
          accept={pictureTypes}
          data-testid="brand-logo"
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            target.value = '';
          }}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button icon={<ImagePlus />} disabled={share !== null} onClick={() => input.current?.click()}>
            {t(logo ? 'brands.logo_change' : 'brands.logo_add')}
          </Button>
          {logo && (
            <Button variant="ghost" onClick={() => onChange(null)}>
              {t('brands.logo_remove')}
            </Button>
          )}
          <span role="status" className="text-sm text-ink-2 tabular-nums">
            {share !== null && t('brands.logo_going', { share: formatPercent(share, 0) })}
          </span>
        </div>
        <p className="text-sm text-ink-3">{t('brands.logo_hint')}</p>
        <p role="alert" className="text-sm text-bad empty:hidden">
          {issue}
        </p>
      </div>
    </div>
  );
}
