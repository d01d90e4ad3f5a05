import type { Http } from './http.ts';
import { sendFile } from './send-file.ts';

/** Sends a table as a CSV download. Writes the response itself, so its return value is unused. */
export const sendCsv = (http: Http, name: string, bytes: NodeJS.ReadableStream, size?: number): Promise<string> =>
  sendFile(http, { name, type: 'text/csv; charset=utf-8', bytes, size });
