/** The CSRF token that every change carries, while it is known. */
let pending: Promise<string> | undefined;
let known = '';

/** The cached token, or the one being fetched; otherwise fetches it. Pending callers get an error; the next change fetches again. */
export function cachedCsrfToken(fetchToken: () => Promise<string>): Promise<string> {
  if (pending) return pending;
  const mine = fetchToken();
  pending = mine;
  mine.then(
    (token) => {
      if (pending === mine) known = token;
    },
    () => {
      if (pending === mine) pending = undefined;
    },
  );
  return mine;
}

/** The cached token, if any: a page that is closing cannot wait for a request. */
export const knownCsrfToken = (): string => known;

/** After a 401 or 403, a log-in or a log-out, the next change fetches a new token. */
export function forgetCsrfToken(): void {
  pending = undefined;
  known = '';
}
