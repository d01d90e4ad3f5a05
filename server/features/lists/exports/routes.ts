import * as exports from '@parley/contract/exports';
import type { ReadCtx } from '../../../context.ts';
import type { FilesPort } from '../../../integrations/ports.ts';
import type { Http } from '../../../platform/http/http.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Routes } from '../../../platform/http/route.ts';
import { sendCsv } from '../../../platform/http/send-csv.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { fileKey } from './jobs.ts';
import { openToken } from './link.ts';
import { get, list, start } from './runs.ts';
import { findRun } from './store.ts';

type Parts = { vault: Vault; files: FilesPort };

export const exportsRoutes = (parts: Parts) => (route: Routes) => {
  const { vault } = parts;
  route(exports.startExport, (ctx, input) => start(ctx, vault, input));
  route(exports.listExports, (ctx, input) => list(ctx, vault, input));
  route(exports.getExport, (ctx, input) => get(ctx, vault, input));
  route(exports.downloadExport, (ctx, { token }, http) => sendExport(ctx, parts, token, http));
};

/** Sends the file of a signed address until it expires. Throws `export.missing`. */
async function sendExport(ctx: ReadCtx, { vault, files }: Parts, token: string, http: Http): Promise<string> {
  const named = openToken(vault, token, ctx.now());
  const run = named && (await findRun(ctx.readerOf(named.merchant), named.id));
  const bytes = run?.state === 'done' ? await files.read(fileKey(run.merchant_id, run.id)) : undefined;
  if (!run || !bytes) throw new Problem('export.missing');
  return sendCsv(http, run.file_name, bytes, run.size ?? undefined);
}
