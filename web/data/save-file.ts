import type { Endpoint } from '@parley/contract/endpoint';
import { attemptDownload } from './attempt.ts';
import { notifyProblem } from './notify.ts';
import type { Input } from './request.ts';

/** Lets the browser download a URL. A signed URL needs no session. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Downloads a file that needs the session. A failure shows a toast. */
export async function saveDownload<E extends Endpoint>(endpoint: E, input: Input<E>, name: string): Promise<void> {
  const file = await attemptDownload(endpoint, input).catch(notifyProblem);
  if (!file) return;
  const address = URL.createObjectURL(file);
  saveFrom(address, name);
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
