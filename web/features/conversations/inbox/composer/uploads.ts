import type { FileKind } from '@parley/contract/channels';
import type { Conversation } from '@parley/contract/conversations';
import { uploadFile } from '@parley/contract/files';
import { type ClipboardEvent, useState, useSyncExternalStore } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { ApiProblem, isAbort, sentenceFor } from '../../../../data/problem.ts';
import { send } from '../../../../data/send.ts';
import { mostFiles, type Refused, sortFiles } from './channel-rules.ts';
import { changeDraft, type DraftFile, readDraft } from './drafts.ts';
import { t } from './messages.ts';
import { newId } from '../../../../lib/browser.ts';

/** A file held by this page. It ends with the page, and an unfinished upload must then be attached again. */
type LocalFile = { file: File; draftId: string; merchant: string; preview: string | null; share: number; controller: AbortController };

/** Outlives the screen, so that an upload continues while another conversation is open. */
const localFiles = new Map<string, LocalFile>();
const watchers = new Set<() => void>();
const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** Adds files to a draft and uploads them. */
export function attach(draftId: string, merchant: string, files: readonly { file: File; kind: FileKind }[]): void {
  const added = files.map(({ file, kind }) => {
    const key = newId();
    const preview = kind === 'image' ? URL.createObjectURL(file) : null;
    localFiles.set(key, { file, draftId, merchant, preview, share: 0, controller: new AbortController() });
    return { key, name: file.name, size: file.size, kind, attachment: null, issue: null };
  });
  changeDraft(draftId, (draft) => ({ files: [...draft.files, ...added] }));
  for (const { key } of added) void run(key);
}

export function retryUpload(key: string): void {
  const upload = localFiles.get(key);
  if (!upload) return;
  localFiles.set(key, { ...upload, share: 0, controller: new AbortController() });
  settle(key, { issue: null });
  void run(key);
}

/** Removes a file from its draft and cancels its upload. */
export function detach(draftId: string, key: string): void {
  forget(key);
  changeDraft(draftId, (draft) => ({ files: draft.files.filter((file) => file.key !== key) }));
}

/** Releases what the page holds of a file, such as its preview. */
export function forget(key: string): void {
  const upload = localFiles.get(key);
  localFiles.delete(key);
  upload?.controller.abort();
  if (upload?.preview) URL.revokeObjectURL(upload.preview);
}

async function run(key: string): Promise<void> {
  const upload = localFiles.get(key);
  if (!upload) return;
  const { file, merchant, controller } = upload;
  const onProgress = (share: number) => {
    const now = localFiles.get(key);
    if (now) localFiles.set(key, { ...now, share });
    for (const watcher of watchers) watcher();
  };
  try {
    const attachment = await send(uploadFile, { merchant, file }, { signal: controller.signal, onProgress });
    settle(key, { attachment });
  } catch (problem) {
    if (!isAbort(problem)) settle(key, { issue: whyOf(problem) });
  }
}

const whyOf = (problem: unknown) =>
  problem instanceof ApiProblem && problem.status === 0 ? t('composer.upload_offline') : sentenceFor(problem);

function settle(key: string, part: Partial<DraftFile>) {
  const upload = localFiles.get(key);
  if (!upload) return;
  changeDraft(upload.draftId, (draft) => ({ files: draft.files.map((file) => (file.key === key ? { ...file, ...part } : file)) }));
}

/** A file's upload state. `lost`: the page was left before the upload finished. */
export function stateOf(file: DraftFile): 'up' | 'failed' | 'lost' | 'uploading' {
  if (file.attachment) return 'up';
  if (file.issue !== null) return localFiles.has(file.key) ? 'failed' : 'lost';
  return localFiles.has(file.key) ? 'uploading' : 'lost';
}

export const isUploading = (draftId: string) => readDraft(draftId).files.some((file) => stateOf(file) === 'uploading');

/** Upload progress from 0 to 1, and the preview as long as the page holds the file. */
export function useUpload(key: string): { share: number; preview: string | null } {
  const upload = useSyncExternalStore(watch, () => localFiles.get(key));
  return { share: upload?.share ?? 0, preview: upload?.preview ?? null };
}

/** Adds chosen files to a draft; files the channel can't carry are named with a reason and not uploaded. */
export function useAttach({ channel }: Conversation, draftId: string) {
  const merchant = useMerchantId();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    const { isNote, files: already } = readDraft(draftId);
    const sorted = sortFiles(files, mostFiles(channel, isNote) - already.length, channel, isNote);
    attach(draftId, merchant, sorted.accepted);
    setRefused(sorted.refused);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedFiles(event.clipboardData);
    if (pasted.length === 0) return;
    event.preventDefault();
    add(pasted);
  };
  return { add, paste, refused, dismiss: () => setRefused([]) };
}

/** Files on the clipboard. Tables and text copied from other programs include an image of themselves; there the text is meant. */
const pastedFiles = ({ files, types }: DataTransfer): File[] => (types.includes('text/plain') ? [] : [...files]);
