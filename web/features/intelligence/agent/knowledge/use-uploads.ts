import { uploadKnowledge } from '@parley/contract/knowledge';
import { useEffect, useRef, useState } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify, notifyProblem } from '../../../../data/notify.ts';
import { perform } from '../../../../data/perform.ts';
import { isAbort, sentenceFor } from '../../../../data/problem.ts';
import { refreshTopics } from '../../../../data/refresh-topics.ts';
import { t } from './messages.ts';
import { newId } from '../../../../lib/browser.ts';

/** `reason` is set after a failure; without it the upload runs, `share` of it is done. */
export type Upload = { id: string; file: File; share: number; reason: string | null };

const largest = 10 * 1024 * 1024;
const endings = /\.(txt|text|md|markdown|html?|pdf|docx)$/i;
export const accepted = '.txt,.text,.md,.markdown,.html,.htm,.pdf,.docx';

/** Checks that need no server. */
function issueOf(file: File): string | null {
  if (!endings.test(file.name)) return t('knowledge.upload_unsupported');
  return file.size > largest ? t('knowledge.upload_too_large') : null;
}

/** Uploads files one after another with progress. A finished upload appears among the sources. */
export function useUploads() {
  const merchant = useMerchantId();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  // Uploads continue after leaving the page; then a toast reports failures.
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const change = (id: string, part: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const drop = (id: string) => setUploads((now) => now.filter((upload) => upload.id !== id));

  async function put({ id, file }: Upload) {
    const controller = controllers.current.get(id);
    if (!controller || controller.signal.aborted) return;
    try {
      const options = { signal: controller.signal, onProgress: (share: number) => change(id, { share }) };
      await perform(uploadKnowledge, { merchant, file }, options);
      drop(id);
      void refreshTopics(['knowledge']);
    } catch (problem) {
      const reason = sentenceFor(problem);
      if (isAbort(problem)) return;
      if (!isShown.current) return void notify.error(t('knowledge.upload_failed', { name: file.name, reason }));
      change(id, { reason });
      notifyProblem(problem);
    } finally {
      controllers.current.delete(id);
    }
  }
  const begin = (upload: Upload) => {
    controllers.current.set(upload.id, new AbortController());
    queue.current = queue.current.then(() => put(upload));
  };
  return {
    uploads,
    add: (files: Iterable<File>) => {
      const fresh = [...files].map((file): Upload => ({ id: newId(), file, share: 0, reason: issueOf(file) }));
      setUploads((now) => [...now, ...fresh]);
      for (const upload of fresh) if (upload.reason === null) begin(upload);
    },
    again: (upload: Upload) => {
      change(upload.id, { share: 0, reason: null });
      begin(upload);
    },
    /** Cancels an upload, or dismisses its failure. */
    stop: (id: string) => {
      controllers.current.get(id)?.abort();
      drop(id);
    },
    canRepeat: (upload: Upload) => issueOf(upload.file) === null,
  };
}
export type Uploads = ReturnType<typeof useUploads>;
