import { handles } from '../../../platform/jobs/handler.ts';
import type { Feature } from '../../../platform/feature.ts';
import { eraseCustomer } from './customer.ts';
import { eraseCustomerJob } from './jobs.ts';

export const erasure: Feature = { name: 'erasure', jobs: [handles(eraseCustomerJob, eraseCustomer)] };
