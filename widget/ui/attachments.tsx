import type { Attachment } from '@parley/contract/files';
import { writeSize } from '../lib/files.ts';
import { imageAddress } from '../lib/images.ts';
import { fill } from '../words/words.ts';
import css from './attachments.css?inline';
import { Icon } from './icons.tsx';
import type { Surroundings } from './surroundings.ts';

const MOST = 220;

/** The files of a message: images in reserved space, others as rows to download. */
export function Attachments({ files, around }: { files: readonly Attachment[]; around: Surroundings }) {
  around.addStyle(css);
  return files.map((file) => <File key={file.id} file={file} around={around} />);
}

function File({ file, around: { words, host, language } }: { file: Attachment; around: Surroundings }) {
  const { name, kind, width, height, size } = file;
  const href = imageAddress(file.url, host);
  const picture = kind === 'image' && width && height ? imageAddress(file.thumb_url ?? file.url, host) : null;
  if (!href) return null;
  if (picture && width && height) {
    const shrunk = Math.min(1, MOST / width, MOST / height);
    return (
      <a class="picture" href={href} target="_blank" rel="noopener noreferrer">
        <img src={picture} alt={name} width={Math.round(width * shrunk)} height={Math.round(height * shrunk)} decoding="async" />
      </a>
    );
  }
  return (
    <a class="file" href={href} target="_blank" rel="noopener noreferrer" download={name} aria-label={fill(words.download, { name })}>
      <Icon name="file" />
      <span dir="auto">{name}</span>
      <span class="small">{writeSize(size, language)}</span>
    </a>
  );
}
