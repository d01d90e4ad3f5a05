type Claims = { exp: number; iat?: number };

/** How far the server's clock is ahead of this computer's, in milliseconds, as estimated from tokens. */
let ahead = 0;

/** A token issued just now shows the server's time: a computer's clock may be minutes off. */
export function noteIssued(token: string): void {
  const issued = readClaims(token)?.iat;
  if (issued !== undefined) ahead = issued * 1000 - Date.now();
}

/** Any other token, such as one that another tab stored a while ago, only gives a lower bound: the server's time is at least its time of issue. */
export function noteSeen(token: string): void {
  const issued = readClaims(token)?.iat;
  if (issued !== undefined) ahead = Math.max(ahead, issued * 1000 - Date.now());
}

/** How many seconds a token is still valid. One without an expiry is valid for ever. */
export function secondsLeft(token: string): number {
  const claims = readClaims(token);
  return claims ? claims.exp - (Date.now() + ahead) / 1000 : Infinity;
}

function readClaims(token: string): Claims | undefined {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  try {
    const claims: Claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims.exp === 'number' ? claims : undefined;
  } catch {
    // Not a token of the usual format; the server decides whether it is valid.
    return undefined;
  }
}
