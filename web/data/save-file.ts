import type { Endpoint } from '@parley/contract/endpoint';
import { useAuth } from './auth.ts';
import { ApiProblem } from './problem.ts';
import { describe, type Input } from './request.ts';

/** Lets the browser download a URL. A signed URL needs no session. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Downloads a file that needs the session. Throws an ApiProblem or the network's error. */
export async function saveDownload<E extends Endpoint>(endpoint: E, input: Input<E>, name: string): Promise<void> {
  const { url } = describe(endpoint, input);
  const response = await fetch(url, { credentials: 'include', headers: { authorization: `Bearer ${useAuth.getState().token}` } });
  if (!response.ok) throw new ApiProblem({ status: response.status, code: '', detail: '' });
  const address = URL.createObjectURL(await response.blob());
  saveFrom(address, name);
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
