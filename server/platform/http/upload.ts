import { type ReceivedFile, writeReceived } from '../lib/received-file.ts';
import type { Http } from './http.ts';
import { notKept, Problem } from './problem.ts';

/** The size of multipart framing around a file, in bytes. */
const around = 64 * 1024;

/**
 * Writes a multipart file to disk while it arrives; the caller removes it. Undefined when the request has none. Throws `input.too_large`
 * above `most` bytes, `input.unreadable` when the form is incomplete, `file.not_kept` when writing fails.
 */
export async function receiveFile({ request }: Http, field: string, most: number): Promise<ReceivedFile | undefined> {
  if (!request.isMultipart()) return undefined;
  if (Number(request.headers['content-length']) > most + around) throw tooLarge(most);
  const part = await request.file({ throwFileSizeLimit: false, limits: { fileSize: most } }).catch(brokenOff);
  if (part?.fieldname !== field) {
    part?.file.resume();
    return undefined;
  }
  const received = await writeReceived(part.file, part.filename ?? '', request.server.uploads).catch((cause: unknown) => {
    // Read to its end, since a sender that still sends doesn't read the answer.
    part.file.resume();
    return brokenOff(cause);
  });
  if (!part.file.truncated) return received;
  await received.remove();
  throw tooLarge(most);
}

const tooLarge = (most: number) =>
  new Problem('input.too_large', { detail: `This file is too large. Choose a file of up to ${sizeOf(most)}.` });
const sizeOf = (bytes: number) => {
  const megabytes = Math.floor(bytes / 1024 / 1024);
  return megabytes < 1024 ? `${megabytes} MB` : `${megabytes / 1024} GB, or split it`;
};

function brokenOff(cause: unknown): never {
  if (cause instanceof Error && 'statusCode' in cause) throw cause;
  // File system errors have a syscall. An incomplete form has no status of its own but is the client's error.
  throw cause instanceof Error && 'syscall' in cause ? notKept(cause) : new Problem('input.unreadable', { cause });
}
