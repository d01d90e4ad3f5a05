export type Sending = { headers: Record<string, string>; file: File; onProgress: (part: number) => void; signal: AbortSignal };
type Answer = { status: number; text: string; retryAfter: string | null };

/** Uploads a file as the field `file`; rejects when there is no answer. (`fetch` reports no upload progress.) */
export const upload = (address: string, { headers, file, onProgress, signal }: Sending): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('file', file, file.name);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () =>
      resolve({ status: request.status, text: request.responseText, retryAfter: request.getResponseHeader('retry-after') });
    request.onerror = request.onabort = () => reject(new TypeError('The file did not arrive.'));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
  });
