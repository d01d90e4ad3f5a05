export type FailedRequest = { line: string; status: number; code: string; request_id: string | null };

/** The last requests that failed, oldest first: what a ticket to the operator carries along. */
export const failedRequests: FailedRequest[] = [];

export function noteFailed(request: FailedRequest): void {
  failedRequests.push(request);
  if (failedRequests.length > 5) failedRequests.shift();
}
