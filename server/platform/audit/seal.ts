import { schedule } from '../jobs/schedule.ts';

/** Seals new audit entries into their shop's hash chain, and those outside any shop into a separate one. */
export const sealAudit = schedule('audit.seal', 5_000, async (client) => {
  const { rows } = await client.query<{ merchant_id: string }>('select distinct merchant_id from audit_log where seq is null limit 100');
  for (const { merchant_id } of rows) await client.query('select seal_audit($1)', [merchant_id]);
  await client.query('select seal_directory_audit()');
});
