import type { Result } from '@parley/contract/endpoint';
import type { getAppConfig as contractConfig } from '@parley/contract/system';
import { useEffect, useState } from 'react';
import { getAppConfig } from './own-calls.ts';
import { describe } from './request.ts';
import { exchange } from './transport.ts';

type AppConfig = Result<typeof contractConfig>;

/** What the server says of this installation; undefined until it does. For pages before the log-in, which have no cache. */
export function useAppConfig(): AppConfig | undefined {
  const [config, setConfig] = useState<AppConfig>();
  useEffect(() => {
    const page = new AbortController();
    exchange<AppConfig>(describe(getAppConfig, {}), { signal: page.signal }).then(
      setConfig,
      // Without an answer the page does without; the next call it makes says what is wrong.
      () => undefined,
    );
    return () => page.abort();
  }, []);
  return config;
}
