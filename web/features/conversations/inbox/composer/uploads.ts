import type { FileKind } from '@parley/contract/channels';
import type { Conversation } from '@parley/contract/conversations';
import { uploadFile } from '@parley/contract/files';
import { type ClipboardEvent, useState, useSyncExternalStore } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { ApiProblem, isAbort, sentenceFor } from '../../../../data/problem.ts';
import { send } from '../../../../data/send.ts';
import { mostFiles, type Refused, sortFiles } from './channel-rules.ts';
import { changeDraft, type DraftFile, readDraft } from './drafts.ts';
import { t } from './words.ts';

/** A file this page still holds. It ends with the page, and what was not up by then has to be attached again. */
type Held = { file: File; draftId: string; merchant: string; preview: string | null; share: number; controller: AbortController };

/** Outlives the screen, so that another conversation can be opened while a file goes up. */
const held = new Map<string, Held>();
const watchers = new Set<() => void>();
const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** Puts files into a draft and sends them up. */
export function attach(draftId: string, merchant: string, files: readonly { file: File; kind: FileKind }[]): void {
  const added = files.map(({ file, kind }) => {
    const key = crypto.randomUUID();
    const preview = kind === 'image' ? URL.createObjectURL(file) : null;
    held.set(key, { file, draftId, merchant, preview, share: 0, controller: new AbortController() });
    return { key, name: file.name, size: file.size, kind, attachment: null, fault: null };
  });
  changeDraft(draftId, (draft) => ({ files: [...draft.files, ...added] }));
  for (const { key } of added) void run(key);
}

export function retryUpload(key: string): void {
  const upload = held.get(key);
  if (!upload) return;
  held.set(key, { ...upload, share: 0, controller: new AbortController() });
  settle(key, { fault: null });
  void run(key);
}

/** Takes a file out of its draft; one that is still going up stops. */
export function detach(draftId: string, key: string): void {
  forget(key);
  changeDraft(draftId, (draft) => ({ files: draft.files.filter((file) => file.key !== key) }));
}

/** Lets go of what the page holds of a file, such as its preview. */
export function forget(key: string): void {
  const upload = held.get(key);
  held.delete(key);
  upload?.controller.abort();
  if (upload?.preview) URL.revokeObjectURL(upload.preview);
}

async function run(key: string): Promise<void> {
  const upload = held.get(key);
  if (!upload) return;
  const { file, merchant, controller } = upload;
  const onProgress = (share: number) => {
    const now = held.get(key);
    if (now) held.set(key, { ...now, share });
    for (const watcher of watchers) watcher();
  };
  try {
    const attachment = await send(uploadFile, { merchant, file }, { quiet: true, signal: controller.signal, onProgress });
    settle(key, { attachment });
  } catch (problem) {
    if (!isAbort(problem)) settle(key, { fault: whyOf(problem) });
  }
}

const whyOf = (problem: unknown) =>
  problem instanceof ApiProblem && problem.status === 0 ? t('composer.upload_offline') : sentenceFor(problem);

function settle(key: string, part: Partial<DraftFile>) {
  const upload = held.get(key);
  if (!upload) return;
  changeDraft(upload.draftId, (draft) => ({ files: draft.files.map((file) => (file.key === key ? { ...file, ...part } : file)) }));
}

/** Where a file stands. `lost`: the page was left before it was up. */
export function stateOf(file: DraftFile): 'up' | 'failed' | 'lost' | 'uploading' {
  if (file.attachment) return 'up';
  if (file.fault !== null) return held.has(file.key) ? 'failed' : 'lost';
  return held.has(file.key) ? 'uploading' : 'lost';
}

export const isUploading = (draftId: string) => readDraft(draftId).files.some((file) => stateOf(file) === 'uploading');

/** How much of a file is up, from 0 to 1, and its picture as long as the page holds it. */
export function useUpload(key: string): { share: number; preview: string | null } {
  const upload = useSyncExternalStore(watch, () => held.get(key));
  return { share: upload?.share ?? 0, preview: upload?.preview ?? null };
}

/** Puts chosen files into a draft; what the channel cannot carry is named with its reason and not sent up. */
export function useAttach({ channel }: Conversation, draftId: string) {
  const merchant = useMerchantId();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    const { isNote, files: already } = readDraft(draftId);
    const sorted = sortFiles(files, mostFiles(channel, isNote) - already.length, channel, isNote);
    attach(draftId, merchant, sorted.taken);
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

/** Files on the clipboard. Tables and texts of other programs bring a picture of themselves along; there the words are meant. */
const pastedFiles = ({ files, types }: DataTransfer): File[] => (types.includes('text/plain') ? [] : [...files]);
