import type { Endpoint } from '@parley/contract/endpoint';
import * as contract from '@parley/contract/scim';
import { bearerOf } from '../../../../platform/http/bearer.ts';
import type { Http } from '../../../../platform/http/http.ts';
import type { Problem } from '../../../../platform/http/problem.ts';
import type { Handle, Routes } from '../../../../platform/http/route.ts';
import { addressOf } from '../rules.ts';
import { errorSchema, resourceTypes, schemas, serviceProviderConfig } from './documents.ts';
import { bodyOf, create, get, inShop, list, patch, remove, replace, ScimProblem } from './service.ts';

const written = {
  type: 'application/scim+json; charset=utf-8',
  problem: (problem: Problem) => ({
    schemas: [errorSchema],
    status: String(problem.status),
    ...(problem instanceof ScimProblem && { scimType: problem.scimType }),
    detail: problem.message,
  }),
};

export function scimRoutes(route: Routes, { publicUrl }: { publicUrl: string }) {
  const scim = <E extends Endpoint>(endpoint: E, handle: Handle<E>, status?: 204) =>
    route(endpoint, handle, { as: { ...written, status } });
  const address = (http: Http) => `${addressOf(publicUrl, http.header('host') ?? '') ?? ''}/api/scim/v2`;
  const asked = (http: Http) => ({ bearer: bearerOf(http.header('authorization')), address: address(http) });

  scim(contract.getScimConfig, (ctx, _input, http) => inShop(ctx, asked(http), async () => serviceProviderConfig(address(http))));
  scim(contract.listScimResourceTypes, (ctx, _input, http) => inShop(ctx, asked(http), async () => resourceTypes(address(http))));
  scim(contract.listScimSchemas, (ctx, _input, http) => inShop(ctx, asked(http), async () => schemas(address(http))));
  scim(contract.listScimUsers, (ctx, input, http) => inShop(ctx, asked(http), (shop) => list(shop, input)));
  scim(contract.getScimUser, (ctx, { id }, http) => inShop(ctx, asked(http), (shop) => get(shop, id)));
  scim(contract.createScimUser, (ctx, _input, http) => inShop(ctx, asked(http), (shop) => create(shop, bodyOf(ctx))));
  scim(contract.replaceScimUser, (ctx, { id }, http) => inShop(ctx, asked(http), (shop) => replace(shop, id, bodyOf(ctx))));
  scim(contract.patchScimUser, (ctx, { id }, http) => inShop(ctx, asked(http), (shop) => patch(shop, id, bodyOf(ctx))));
  scim(contract.deleteScimUser, (ctx, { id }, http) => inShop(ctx, asked(http), (shop) => remove(shop, id)), 204);
}
