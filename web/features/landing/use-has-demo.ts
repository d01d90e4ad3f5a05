import type { Result } from '@parley/contract/endpoint';
import type { getAppConfig as contractConfig } from '@parley/contract/system';
import { useEffect, useState } from 'react';
import { getAppConfig } from '../../data/own-calls.ts';
import { describe } from '../../data/request.ts';
import { exchange } from '../../data/transport.ts';

/** Whether this installation has a demo shop to talk to: taken for granted until the server says otherwise. */
export function useHasDemo(): boolean {
  const [hasDemo, setHasDemo] = useState(true);
  useEffect(() => {
    const page = new AbortController();
    // The call without its contract value, which would bring the validation into the first load.
    exchange<Result<typeof contractConfig>>(describe(getAppConfig, {}), { signal: page.signal }).then(
      ({ demo }) => setHasDemo(demo),
      // Without an answer the link stays, and the page behind it says what is wrong.
      () => undefined,
    );
    return () => page.abort();
  }, []);
  return hasDemo;
}
