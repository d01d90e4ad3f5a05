import type { Result } from '@parley/contract/endpoint';
import * as contract from '@parley/contract/invites';
import { linkInvite } from '@parley/contract/team-access';
import * as merchants from '@parley/contract/merchants';
import type { Http } from '../../../../platform/http/http.ts';
import type { Routes } from '../../../../platform/http/route.ts';
import type { Parts } from '../sign-in.ts';
import { joinByInvite, readInvite, registerByInvite } from './accept.ts';
import { invite, link, resend, revoke } from './manage.ts';

type KeepCookie = (result: Result<typeof contract.registerByInvite>, http: Http) => void;

export function inviteRoutes(route: Routes, parts: Parts & { publicUrl: string }, keepCookie: KeepCookie) {
  route(merchants.inviteTeammate, (ctx, input) => invite(ctx, input));
  route(merchants.resendInvite, (ctx, input) => resend(ctx, input));
  route(linkInvite, (ctx, input) => link(ctx, input, parts.publicUrl));
  route(merchants.revokeInvite, (ctx, input) => revoke(ctx, input));
  route(contract.readInvite, (ctx, input) => readInvite(ctx, input));
  route(contract.registerByInvite, (ctx, input, http) => registerByInvite(ctx, parts, input, http.device), { after: keepCookie });
  route(contract.joinByInvite, (ctx, input) => joinByInvite(ctx, parts, input));
}
