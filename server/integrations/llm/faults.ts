import {
  APICallError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoOutputGeneratedError,
  TypeValidationError,
} from 'ai';
import { isAddressRefused } from '../../platform/http/guarded-fetch.ts';
import { ModelFailure, type ModelFault } from '../ports.ts';

/** What went wrong, in our words and without the key. `signal` is the run's own: whatever ends with it was too slow. */
export function failureOf(error: unknown, signal: AbortSignal, key: string): ModelFailure {
  const own = ownIn(error);
  if (own) return own;
  if (signal.aborted) return new ModelFailure('timeout', 'It took too long.');
  if (isAddressRefused(error)) return new ModelFailure('refused_address', 'Its address is not a public one.');
  const retryAfterMs = APICallError.isInstance(error) ? retryAfterOf(error.responseHeaders) : null;
  return new ModelFailure(faultOf(error), sentenceOf(error, key), { retryAfterMs });
}

/** What we said ourselves while an answer was read; the library wraps what it meets there. */
const ownIn = (error: unknown): ModelFailure | undefined =>
  error instanceof ModelFailure ? error : error instanceof Error ? ownIn(error.cause) : undefined;

function faultOf(error: unknown): ModelFault {
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 300) return byStatus(error.statusCode);
  if (isMalformed(error)) return 'malformed';
  const told = toldIn(error);
  if (told !== undefined) return byWord(told);
  return 'network';
}

function byStatus(status: number): ModelFault {
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 429) return 'rate_limited';
  if (status === 408 || status === 504) return 'timeout';
  return status >= 500 ? 'overloaded' : 'bad_request';
}

/** Both protocols tell of a failure in the middle of a stream by its type. */
function byWord(told: string): ModelFault {
  if (/rate.?limit|quota/i.test(told)) return 'rate_limited';
  if (/auth|permission|api.?key/i.test(told)) return 'unauthorised';
  return /invalid|not.?found|too.?large/i.test(told) ? 'bad_request' : 'overloaded';
}

const malformed = [JSONParseError, TypeValidationError, InvalidResponseDataError, EmptyResponseBodyError, NoOutputGeneratedError];
/** An answer that is no answer of the protocol; one that was accepted and then made no sense arrives as a call that failed. */
const isMalformed = (error: unknown): boolean =>
  malformed.some((kind) => kind.isInstance(error)) || (APICallError.isInstance(error) && isMalformed(error.cause));

function toldIn(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  if (error === null || typeof error !== 'object') return undefined;
  if ('error' in error) return toldIn(error.error);
  const parts = [('type' in error && error.type) || '', ('message' in error && error.message) || ''].filter(
    (part) => typeof part === 'string',
  );
  return error instanceof Error && !('type' in error) ? undefined : parts.join(' ');
}

/** At most 200 characters: people read it in the record of a run. Some providers repeat the key. */
function sentenceOf(error: unknown, key: string): string {
  const said = error instanceof Error ? error.message : (toldIn(error) ?? 'It failed.');
  const safe = (key.length > 3 ? said.replaceAll(key, '•••') : said).replace(/\b(?:sk|key)-[\w*-]{6,}/gi, '•••');
  const status = APICallError.isInstance(error) && error.statusCode !== undefined ? `${error.statusCode} ` : '';
  return `${status}${safe}`.replace(/\s+/g, ' ').trim().slice(0, 200);
}

/** In milliseconds, from seconds or from a date. */
function retryAfterOf(headers: Record<string, string> = {}): number | null {
  const given = headers['retry-after'];
  if (given === undefined) return null;
  const seconds = Number(given);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(given);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}
