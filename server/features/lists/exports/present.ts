import type { ExportRun } from '@parley/contract/exports';
import type { Vault } from '../../../platform/vault/vault.ts';
import { toToken } from './link.ts';
import type { RunRow } from './store.ts';

export function presentRun(row: RunRow, vault: Vault, now: Date): ExportRun {
  const { id, file_name, rows, total, size, sha256, reason, expires_at: end } = row;
  const isOver = row.state === 'done' && end !== null && end <= now;
  const expires = end ? Math.floor(end.getTime() / 1000) : 0;
  return {
    ...{ id, file_name, rows, total, size, sha256, reason },
    list: row.list as ExportRun['list'],
    state: isOver ? 'expired' : row.state,
    url: row.state === 'done' && !isOver ? `/api/exports/files/${toToken(vault, { merchant: row.merchant_id, id, expires })}` : null,
    created_at: row.created_at.toISOString(),
    expires_at: end?.toISOString() ?? null,
  };
}
