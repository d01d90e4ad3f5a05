import type { Attachment } from '@parley/contract/files';
import { createSavedReply, deleteSavedReply, type SavedReply, updateSavedReply } from '@parley/contract/saved-replies';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useCommand } from '../../../data/use-command.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { keepReply } from './data.ts';
import { FilesField } from './files-field.tsx';
import { namesOf } from './folders.ts';
import { Preview } from './preview.tsx';
import { ScopeField } from './scope-field.tsx';
import { TextField } from './text-field.tsx';
import { t } from './messages.ts';

type EditorProps = {
  replies: readonly SavedReply[];
  /** The reply to edit; without it, a new one is created. */
  reply?: SavedReply;
  /** Initial values of a new reply. */
  like?: SavedReply;
  onSaved: (reply: SavedReply) => void;
  onDirty: (isDirty: boolean) => void;
  onGone: () => void;
};

/** Edits a reply, with a preview of what the customer will read. */
export function Editor({ replies, reply, like, onSaved, onDirty, onGone }: EditorProps) {
  const merchant = useMerchantId();
  const foldersId = useId();
  const [files, setFiles] = useState<readonly Attachment[]>(() => (reply ?? like)?.attachments ?? []);
  const [uploading, setUploading] = useState<readonly string[]>([]);
  const [isDeleting, setDeleting] = useState(false);
  const begins =
    reply ??
    (like && { ...like, title: t('replies.copy_of', { title: like.title }), shortcut: null, scope: 'personal' as const, team_id: null });
  const defaults = {
    merchant,
    title: begins?.title ?? '',
    shortcut: begins?.shortcut ?? '',
    category: begins?.category ?? '',
    text: begins?.text ?? '',
    scope: begins?.scope ?? ('personal' as const),
    team_id: begins?.team_id ?? null,
    attachment_ids: begins?.attachments.map(({ id }) => id) ?? [],
  };
  const onDone = (saved: SavedReply) => {
    notify.success(t('replies.saved', { title: saved.title }));
    keepReply(merchant, saved);
    form.reset();
    setFiles(saved.attachments);
    onSaved(saved);
  };
  const blame = { 'saved_reply.shortcut_taken': 'shortcut', 'team.missing': 'team_id' } as const;
  const form = useContractForm<typeof createSavedReply | typeof updateSavedReply>(
    async () => (reply ? updateSavedReply : createSavedReply),
    {
      defaults: reply ? { ...defaults, id: reply.id } : defaults,
      blame,
      onDone,
    },
  );
  const notifyDirty = useEffectEvent(onDirty);
  useEffect(() => {
    notifyDirty(form.dirty);
    return () => notifyDirty(false);
  }, [form.dirty]);
  const keepFiles = useEffectEvent((ids: string) => form.set('attachment_ids', ids ? ids.split(' ') : []));
  const fileIds = files.map(({ id }) => id).join(' ');
  useEffect(() => keepFiles(fileIds), [fileIds]);

  return (
    <form {...form.props} className="grid gap-4">
      <Field label={t('replies.name')} error={form.error('title')}>
        <Input autoFocus={!reply} maxLength={80} {...form.field('title')} />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('replies.shortcut')} optional error={form.error('shortcut')} hint={t('replies.shortcut_hint')}>
          <Input
            icon={<span className="font-mono">/</span>}
            maxLength={30}
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('shortcut')}
          />
        </Field>
        <Field label={t('replies.folder')} optional error={form.error('category')}>
          <Input list={foldersId} maxLength={40} {...form.field('category')} />
        </Field>
        <datalist id={foldersId}>
          {namesOf(replies).map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <ScopeField
        scope={form.values.scope ?? 'personal'}
        team={form.values.team_id ?? null}
        teamError={form.error('team_id')}
        onScope={(scope) => form.set('scope', scope)}
        onTeam={(team) => form.set('team_id', team)}
      />
      <TextField
        field={form.field('text')}
        error={form.error('text')}
        value={form.values.text ?? ''}
        onText={(text) => form.set('text', text)}
      />
      <Preview text={form.values.text ?? ''} />
      <FilesField files={files} onChange={setFiles} uploading={uploading} onUploading={setUploading} />
      <FormProblem>{form.problem}</FormProblem>
      <div className="sticky -bottom-[18px] -mx-[18px] -mb-[18px] flex gap-2 border-t bg-surface px-[18px] py-3 max-md:pb-[max(12px,env(safe-area-inset-bottom))]">
        <Button type="submit" variant="primary" busy={form.busy} disabled={uploading.length > 0}>
          {reply ? t('replies.save') : t('replies.create')}
        </Button>
        {reply && (
          <Button variant="danger" icon={<Trash />} onClick={() => setDeleting(true)}>
            {t('replies.delete')}
          </Button>
        )}
      </div>
      {reply && isDeleting && <DeleteReply reply={reply} onClose={() => setDeleting(false)} onGone={onGone} />}
    </form>
  );
}

type DeleteReplyProps = { reply: SavedReply; onClose: () => void; onGone: () => void };

function DeleteReply({ reply: { id, title }, onClose, onGone }: DeleteReplyProps) {
  const merchant = useMerchantId();
  const remove = useCommand(deleteSavedReply, {
    onDone: () => {
      notify.success(t('replies.deleted', { title }));
      onGone();
    },
    onProblem: onClose,
  });
  const footer = (
    <>
      <Button onClick={onClose}>{t('replies.cancel')}</Button>
      <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate({ merchant, id })}>
        {t('replies.delete')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('replies.delete_title', { title })}
      description={t('replies.delete_text')}
      footer={footer}
    />
  );
}
