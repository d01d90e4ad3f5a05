import type { Endpoint, Sent } from '@parley/contract/endpoint';

/** The input of a call: the contract's input; an upload adds its files under their field names. */
export type Input<E extends Endpoint> = E['kind'] extends 'upload' ? Sent<E> & Record<string, string | Blob> : Sent<E>;

/** What `describe` needs to know of an endpoint. */
type Call = Pick<Endpoint, 'kind' | 'line'>;

/** A call in the form that `fetch` takes. */
export type Described = { line: string; method: string; url: string; body?: string | FormData; json: boolean };

/** The API host: this page's, unless the build sets another. */
const host: string = import.meta.env.VITE_API_URL ?? '';

/** Turns an endpoint and its input into method, URL and body: path values by name, then the query string for GET, JSON for the rest. */
export function describe(endpoint: Call, input: unknown): Described {
  const [method = 'GET', pattern = ''] = endpoint.line.split(' ');
  const rest = new Map(Object.entries(input ?? {}).filter(([, value]) => value !== undefined));
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    if (value === undefined || value === '') throw new Error(`${endpoint.line} needs ${name}`);
    rest.delete(name);
    return encodeURIComponent(asText(value));
  });
  const base = { line: endpoint.line, method, url: host + path, json: false };
  if (method === 'GET') return { ...base, url: base.url + queryOf(rest) };
  if (endpoint.kind === 'upload') return { ...base, body: formOf(rest) };
  return { ...base, body: JSON.stringify(Object.fromEntries(rest)), json: true };
}

/** Whether every path value is known, so that the call can be made. */
export function hasPath(endpoint: Call, input: unknown): boolean {
  const values = new Map(Object.entries(input ?? {}));
  return [...endpoint.line.matchAll(/:(\w+)/g)].every(([, name = '']) => Boolean(values.get(name)));
}

function queryOf(values: Map<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of values) if (value !== null) query.set(name, asText(value));
  return query.size ? `?${query}` : '';
}

function formOf(values: Map<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of values) form.set(name, value instanceof Blob ? value : asText(value));
  return form;
}

/** URLs and forms carry text; the contract's values there are strings, numbers and booleans. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
