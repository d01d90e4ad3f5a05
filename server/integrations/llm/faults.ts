import {
  APICallError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoOutputGeneratedError,
  TypeValidationError,
} from 'ai';
import { isAddressRefused } from '../../platform/http/guarded-fetch.ts';
import { ModelFailure, type ModelError } from '../ports.ts';

/** Maps an error to a failure in Parley's terms, without the key. `signal` is the run's own; if it aborted, the run timed out. */
export function failureOf(error: unknown, signal: AbortSignal, key: string): ModelFailure {
  const own = ownIn(error);
  if (own) return own;
  if (signal.aborted) return new ModelFailure('timeout', 'The language model took too long.');
  if (isAddressRefused(error)) return new ModelFailure('refused_address', 'The language model’s address isn’t public.');
  const retryAfterMs = APICallError.isInstance(error) ? retryAfterOf(error.responseHeaders) : null;
  return new ModelFailure(kindOf(error), sentenceOf(error, key), { retryAfterMs });
}

/** A failure thrown by our own code while reading the response; the library wraps it. */
const ownIn = (error: unknown): ModelFailure | undefined =>
  error instanceof ModelFailure ? error : error instanceof Error ? ownIn(error.cause) : undefined;

function kindOf(error: unknown): ModelError {
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 300) return byStatus(error.statusCode);
  if (isMalformed(error)) return 'malformed';
  const description = descriptionIn(error);
  if (description !== undefined) return byWord(description);
  return 'network';
}

function byStatus(status: number): ModelError {
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 429) return 'rate_limited';
  if (status === 408 || status === 504) return 'timeout';
  return status >= 500 ? 'overloaded' : 'bad_request';
}

/** Both protocols report a failure in the middle of a stream by its type. */
function byWord(description: string): ModelError {
  if (/rate.?limit|quota/i.test(description)) return 'rate_limited';
  if (/auth|permission|api.?key/i.test(description)) return 'unauthorised';
  return /invalid|not.?found|too.?large/i.test(description) ? 'bad_request' : 'overloaded';
}

const malformed = [JSONParseError, TypeValidationError, InvalidResponseDataError, EmptyResponseBodyError, NoOutputGeneratedError];
/** A response that violates the protocol; one that was accepted and then failed to parse arrives as a failed call. */
const isMalformed = (error: unknown): boolean =>
  malformed.some((kind) => kind.isInstance(error)) || (APICallError.isInstance(error) && isMalformed(error.cause));

function descriptionIn(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  if (error === null || typeof error !== 'object') return undefined;
  if ('error' in error) return descriptionIn(error.error);
  const parts = [('type' in error && error.type) || '', ('message' in error && error.message) || ''].filter(
    (part) => typeof part === 'string',
  );
  return error instanceof Error && !('type' in error) ? undefined : parts.join(' ');
}

/** At most 200 characters, because people read it in a run's details. Some providers repeat the key, so it is masked. */
function sentenceOf(error: unknown, key: string): string {
  const said = error instanceof Error ? error.message : (descriptionIn(error) ?? 'The language model failed.');
  const safe = (key.length > 3 ? said.replaceAll(key, '•••') : said).replace(/\b(?:sk|key)-[\w*-]{6,}/gi, '•••');
  const status = APICallError.isInstance(error) && error.statusCode !== undefined ? `${error.statusCode} ` : '';
  return `${status}${safe}`.replace(/\s+/g, ' ').trim().slice(0, 200);
}

/** In milliseconds, from seconds or a date. */
function retryAfterOf(headers: Record<string, string> = {}): number | null {
  const header = headers['retry-after'];
  if (header === undefined) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}
