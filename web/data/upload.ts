import type { Described } from './request.ts';

/** Sends a request by XMLHttpRequest, since `fetch` reports no upload progress. Answers and fails like `fetch`. */
export function upload(
  { method, url, body }: Described,
  headers: Record<string, string>,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', () => reject(new TypeError('Failed to upload')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was given up.', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body ?? null);
  });
}

const answerOf = (request: XMLHttpRequest) => new Response(request.responseText, { status: request.status });
