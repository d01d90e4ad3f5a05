import type { FilesPort } from '../../integrations/ports.ts';
import type { Http } from '../../platform/http/http.ts';
import { Problem } from '../../platform/http/problem.ts';
import { sendCsv } from '../../platform/http/send-csv.ts';
import type { ReadCtx } from '../../context.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { fileKey } from './jobs.ts';
import { openToken } from './link.ts';
import { findRun } from './store.ts';

/** The file a signed address names, while it lasts. Throws `export.missing`. */
export async function sendExport(
  ctx: ReadCtx,
  { vault, files }: { vault: Vault; files: FilesPort },
  token: string,
  http: Http,
): Promise<string> {
  const named = openToken(vault, token, ctx.now());
  const run = named && (await findRun(ctx.readerOf(named.merchant), named.id));
  const bytes = run?.state === 'done' ? await files.read(fileKey(run.merchant_id, run.id)) : undefined;
  if (!run || !bytes) throw new Problem('export.missing');
  return sendCsv(http, run.file_name, bytes, run.size ?? undefined);
}
