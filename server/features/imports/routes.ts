import * as runs from '@parley/contract/import-runs';
import * as imports from '@parley/contract/imports';
import type { CallCtx, UserActor, WriteCtx } from '../../context.ts';
import { sendCsv } from '../../platform/http/send-csv.ts';
import type { Routes } from '../../platform/http/route.ts';
import { receiveFile } from '../../platform/http/upload.ts';
import { refusalsFile } from './refusals.ts';
import { largestImport } from './run-rules.ts';
import { cancel, get, list, map, start } from './runs.ts';
import { importRecordsOf } from './service.ts';
import { keepImport } from './upload.ts';

// Each of these calls asks for a permission, so the actor is a member of the shop.
type Writer = WriteCtx<UserActor>;

export function importRoutes(route: Routes) {
  route(imports.importRecords, (ctx, input) => importRecordsOf(ctx, input));
  route(runs.uploadImport, async (ctx, { kind }, http) =>
    keepImport(ctx as CallCtx<UserActor>, await receiveFile(http, 'file', largestImport), kind),
  );
  route(runs.listImports, (ctx, input) => list(ctx, input));
  route(runs.getImport, (ctx, input) => get(ctx, input));
  route(runs.mapImport, (ctx, input) => map(ctx as Writer, input));
  route(runs.startImport, (ctx, input) => start(ctx as Writer, input));
  route(runs.cancelImport, (ctx, input) => cancel(ctx as Writer, input));
  route(runs.downloadRefusals, async (ctx, input, http) => {
    const { name, bytes } = await refusalsFile(ctx, input);
    return sendCsv(http, name, bytes);
  });
}
