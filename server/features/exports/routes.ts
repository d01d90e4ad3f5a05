import * as exports from '@parley/contract/exports';
import type { ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { FilesPort } from '../../integrations/ports.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { sendExport } from './address-routes.ts';
import { get, list, start } from './runs.ts';

// Each of the calls that name a shop asks for a permission, so the actor is a member of it.
type Reader = ReadCtx<UserActor>;

export const exportsRoutes = (parts: { vault: Vault; files: FilesPort }) => (route: Routes) => {
  const { vault } = parts;
  route(exports.startExport, (ctx, input) => start(ctx as WriteCtx<UserActor>, vault, input));
  route(exports.listExports, (ctx, input) => list(ctx as Reader, vault, input));
  route(exports.getExport, (ctx, input) => get(ctx as Reader, vault, input));
  route(exports.downloadExport, (ctx, { token }, http) => sendExport(ctx, parts, token, http));
};
