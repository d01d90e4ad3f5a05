import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A screen is waited for until the runner's own limit: a second, the library's, is how fast the machine is.
configure({ asyncUtilTimeout: 15_000 });

// The page is shared by the files of a worker.
afterEach(cleanup);
