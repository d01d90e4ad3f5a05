import type { Endpoint } from '@parley/contract/endpoint';

type Loading<E extends Endpoint> = E & { loadInput?: () => Promise<E['input']> };

/** The schema of a call's input. In the built app an endpoint comes without its schemas, and loads this one; see scripts/calls-only.ts. */
export const inputSchemaOf = async <E extends Endpoint>(endpoint: Loading<E>): Promise<E['input']> =>
  endpoint.input ?? endpoint.loadInput?.();
