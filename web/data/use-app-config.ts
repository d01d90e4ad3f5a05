import type { Result } from '@parley/contract/endpoint';
import type { getAppConfig as contractConfig } from '@parley/contract/system';
import { useEffect, useState } from 'react';
import { getAppConfig } from './own-calls.ts';
import { describe } from './request.ts';
import { exchange } from './transport.ts';

type AppConfig = Result<typeof contractConfig>;

/** The public configuration of this installation; undefined until it is loaded. For pages before the log-in, which have no cache. */
export function useAppConfig(): AppConfig | undefined {
  const [config, setConfig] = useState<AppConfig>();
  useEffect(() => {
    const page = new AbortController();
    exchange<AppConfig>(describe(getAppConfig, {}), { signal: page.signal }).then(
      setConfig,
      // The page works without it; its next call reports the problem.
      () => undefined,
    );
    return () => page.abort();
  }, []);
  return config;
}
