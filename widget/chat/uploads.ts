import type { Attachment } from '@parley/contract/files';
import { retryDelay } from '../lib/backoff.ts';
import { largest, mostFiles, takesFile } from '../lib/files.ts';
import { fieldsOf, parseJson } from '../lib/json.ts';
import { uploadFile } from '../net/upload-file.ts';
import type { Desk } from './desk.ts';
import type { Upload } from './view.ts';
import type { Visit } from './visit.ts';

export type Uploads = ReturnType<typeof createUploads>;
/** Why a file is refused before uploading. */
export type FileError = { kind: 'tooLarge' | 'wrongKind' | 'tooMany'; name: string };

/** The files of the next message: uploads them one after the other, with retries. Uploaded ones survive a page load. */
export function createUploads(desk: Desk, visit: Visit) {
  const { world, settings, view, calls, pause, life } = desk;
  const name = `parley:${settings.key}:files`;
  const files = new Map<string, File>();
  const underWay = new Map<string, AbortController>();
  let running = false;

  const list = () => view.get().uploads;
  function show(uploads: readonly Upload[]) {
    view.set({ uploads });
    const there = uploads.map(({ attachment }) => attachment).filter((attachment) => attachment !== null);
    if (there.length > 0) world.tab.set(name, JSON.stringify(there));
    else world.tab.remove(name);
  }
  const change = (key: string, what: Partial<Upload>) =>
    show(list().map((upload) => (upload.key === key ? { ...upload, ...what } : upload)));

  async function run(): Promise<void> {
    let failures = 0;
    for (let next = nextOf(list()); next && !life.signal.aborted; next = nextOf(list())) {
      const after = await bring(next.key);
      failures = after === null ? 0 : failures + 1;
      if (after !== null) await pause.uploading.rest(Math.max(after, retryDelay(failures, world.chance())), life.signal);
    }
  }

  /** Null when the upload is settled, else how long to wait. */
  async function bring(key: string): Promise<number | null> {
    const file = files.get(key);
    const opened = visit.current() ?? (await visit.open().then((answer) => (answer.ok ? answer.body : null)));
    if (!file || !opened) return 0;
    const mine = new AbortController();
    underWay.set(key, mine);
    change(key, { stage: 'sending', part: 0, reason: '' });
    const onProgress = (part: number) => change(key, { part });
    const answer = await uploadFile(world, calls, opened.token, { file, onProgress, signal: mine.signal });
    underWay.delete(key);
    if (answer.ok) change(key, { stage: 'there', part: 1, attachment: answer.body });
    else if (answer.kind === 'refused') change(key, { stage: 'refused', reason: answer.reason });
    else change(key, { stage: 'waiting', part: 0, reason: answer.code === 'chat.flood' ? answer.reason : '' });
    if (!answer.ok && answer.kind === 'ended') await visit.open(opened.token);
    return answer.ok || answer.kind === 'refused' || mine.signal.aborted ? null : answer.after;
  }

  function kick() {
    if (running) return pause.uploading.wake();
    running = true;
    void run().finally(() => {
      running = false;
      if (nextOf(list()) && !life.signal.aborted) kick();
    });
  }

  return {
    kick,
    /** Restores what an earlier page of this tab had uploaded. */
    restore() {
      const stored = parseJson(world.tab.get(name));
      if (Array.isArray(stored)) show(stored.filter(isAttachment).map(uploadOf));
    },
    /** Adds files to the next message; returns why one of them was refused. */
    add(chosen: readonly File[]): FileError | null {
      let error: FileError | null = null;
      for (const file of chosen) {
        const { name: called, size } = file;
        if (size > largest) error = { kind: 'tooLarge', name: called };
        else if (!takesFile(file)) error = { kind: 'wrongKind', name: called };
        else if (list().length >= mostFiles) error = { kind: 'tooMany', name: called };
        else {
          const key = world.newId();
          files.set(key, file);
          show([...list(), { key, name: called, size, part: 0, stage: 'waiting', reason: '', attachment: null }]);
        }
      }
      kick();
      return error;
    },
    remove(key: string) {
      files.delete(key);
      show(list().filter((upload) => upload.key !== key));
      underWay.get(key)?.abort();
    },
    retry(key: string) {
      change(key, { stage: 'waiting', reason: '' });
      kick();
    },
    /** The uploaded files to send now; null while some are still uploading. */
    take(): Attachment[] | null {
      if (nextOf(list())) return null;
      const there = list().flatMap(({ attachment }) => attachment ?? []);
      files.clear();
      if (list().length > 0) show([]);
      return there;
    },
  };
}

const nextOf = (uploads: readonly Upload[]) => uploads.find(({ stage }) => stage === 'waiting' || stage === 'sending');

const uploadOf = (attachment: Attachment): Upload => {
  const { id, name, size } = attachment;
  return { key: id, name, size, part: 1, stage: 'there', reason: '', attachment };
};

function isAttachment(value: unknown): value is Attachment {
  const { id, name, url } = fieldsOf(value);
  return [id, name, url].every((field) => typeof field === 'string');
}
