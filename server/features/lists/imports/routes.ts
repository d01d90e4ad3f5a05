import * as differences from '@parley/contract/import-differences';
import * as runs from '@parley/contract/import-runs';
import * as imports from '@parley/contract/imports';
import { sendCsv } from '../../../platform/http/send-csv.ts';
import type { Routes } from '../../../platform/http/route.ts';
import { receiveFile } from '../../../platform/http/upload.ts';
import { keepAllOurs, listDifferences, resolve } from './differences.ts';
import { refusalsFile } from './refusals.ts';
import { largestImport } from './run-rules.ts';
import { cancel, get, list, map, start } from './runs.ts';
import { importRecordsOf } from './service.ts';
import { keepImport } from './upload.ts';

export function importRoutes(route: Routes) {
  route(imports.importRecords, (ctx, input) => importRecordsOf(ctx, input));
  route(runs.uploadImport, async (ctx, { kind }, http) => keepImport(ctx, await receiveFile(http, 'file', largestImport), kind));
  route(runs.listImports, (ctx, input) => list(ctx, input));
  route(runs.getImport, (ctx, input) => get(ctx, input));
  route(runs.mapImport, (ctx, input) => map(ctx, input));
  route(runs.startImport, (ctx, input) => start(ctx, input));
  route(runs.cancelImport, (ctx, input) => cancel(ctx, input));
  route(differences.listImportDifferences, (ctx, input) => listDifferences(ctx, input));
  route(differences.resolveImportConflict, (ctx, input) => resolve(ctx, input));
  route(differences.keepAllOurs, (ctx, input) => keepAllOurs(ctx, input));
  route(runs.downloadRefusals, async (ctx, input, http) => {
    const { name, bytes } = await refusalsFile(ctx, input);
    return sendCsv(http, name, bytes);
  });
}
