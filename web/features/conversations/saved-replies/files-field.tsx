import Paperclip from 'lucide-react/icons/paperclip';
import { fileTypes, largestFile } from '@parley/contract/channels';
import { type Attachment, uploadFile } from '@parley/contract/files';
import { useRef, useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { sentenceFor } from '../../../data/problem.ts';
import { send } from '../../../data/send.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { t } from './messages.ts';

const maxFiles = 5;
type FilesFieldProps = {
  files: readonly Attachment[];
  onChange: (change: (files: readonly Attachment[]) => readonly Attachment[]) => void;
  /** Names of the files being uploaded. */
  uploading: readonly string[];
  onUploading: (change: (names: readonly string[]) => readonly string[]) => void;
};

/** Files sent with the reply. Each is uploaded as soon as it is chosen. */
export function FilesField({ files, onChange, uploading, onUploading }: FilesFieldProps) {
  const merchant = useMerchantId();
  const input = useRef<HTMLInputElement>(null);
  const [issue, setIssue] = useState<string>();
  const without = (name: string) => (names: readonly string[]) => names.filter((other) => other !== name);

  async function attach(file: File) {
    const { name } = file;
    if (file.size > largestFile) return setIssue(t('replies.file_too_large', { name }));
    onUploading((names) => [...names, name]);
    try {
      const attachment = await send(uploadFile, { merchant, file });
      onChange((before) => [...before, attachment]);
    } catch (problem) {
      setIssue(t('replies.file_failed', { name, why: sentenceFor(problem) }));
    }
    onUploading(without(name));
  }

  function choose(chosen: readonly File[]) {
    setIssue(undefined);
    const room = maxFiles - files.length - uploading.length;
    if (chosen.length > room) setIssue(t('replies.too_many_files'));
    for (const file of chosen.slice(0, room)) void attach(file);
  }

  return (
    <div role="group" aria-label={t('replies.files')} className="grid justify-items-start gap-1.5">
      <div className="flex flex-wrap gap-1.5">
        {files.map(({ id, name }) => (
          <Tag
            key={id}
            large
            icon={<Paperclip />}
            name={name}
            onRemove={() => onChange((before) => before.filter((file) => file.id !== id))}
          >
            <span className="max-w-[220px] truncate">{name}</span>
          </Tag>
        ))}
        {uploading.map((name) => (
          <Tag key={name} large>
            <span role="status" className="max-w-[220px] truncate">
              {t('replies.attaching', { name })}
            </span>
          </Tag>
        ))}
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        data-testid="reply-files"
        accept={Object.keys(fileTypes).join(',')}
        onChange={({ target }) => {
          choose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button icon={<Paperclip />} disabled={files.length + uploading.length >= maxFiles} onClick={() => input.current?.click()}>
        {t('replies.attach')}
      </Button>
      <p className="text-sm text-ink-3">{t('replies.files_hint')}</p>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {issue}
      </p>
    </div>
  );
}
