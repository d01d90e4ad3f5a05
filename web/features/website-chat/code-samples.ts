/** How a shop's server signs a customer's id: hex HMAC-SHA256 of the id under the secret. */
export const samples = [
  {
    id: 'node',
    label: 'Node.js',
    code: `import { createHmac } from 'node:crypto';

const hash = createHmac('sha256', process.env.PARLEY_SECRET)
  .update(customer.id)
  .digest('hex');`,
  },
  {
    id: 'php',
    label: 'PHP',
    code: `$hash = hash_hmac('sha256', $customer->id, getenv('PARLEY_SECRET'));`,
  },
  {
    id: 'ruby',
    label: 'Ruby',
    code: `require 'openssl'

hash = OpenSSL::HMAC.hexdigest('sha256', ENV['PARLEY_SECRET'], customer.id)`,
  },
  {
    id: 'python',
    label: 'Python',
    code: `import hashlib, hmac, os

hash = hmac.new(os.environ['PARLEY_SECRET'].encode(),
                customer.id.encode(), hashlib.sha256).hexdigest()`,
  },
] as const;
export type SampleId = (typeof samples)[number]['id'];

export const pageSample = `Parley.identify({ user_id: '…', hash: '…', name: 'Ada', email: 'ada@example.com' });`;
