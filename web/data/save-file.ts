import type { Endpoint } from '@parley/contract/endpoint';
import { useAuth } from './auth.ts';
import { ApiProblem } from './problem.ts';
import { describe, type Input } from './request.ts';

/** Lets the browser save what an address answers. One that is signed needs no session. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Saves a download that needs the session. Throws an ApiProblem, or what a lost network throws. */
export async function saveDownload<E extends Endpoint>(endpoint: E, input: Input<E>, name: string): Promise<void> {
  const { url } = describe(endpoint, input);
  const response = await fetch(url, { credentials: 'include', headers: { authorization: `Bearer ${useAuth.getState().token}` } });
  if (!response.ok) throw new ApiProblem({ status: response.status, code: '', detail: '' });
  const address = URL.createObjectURL(await response.blob());
  saveFrom(address, name);
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
