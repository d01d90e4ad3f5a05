import { confirmEmailChange as confirmContract } from '@parley/contract/auth';
import * as contract from '@parley/contract/email-change';
import type { Routes } from '../../../../platform/http/route.ts';
import type { Parts } from '../sign-in.ts';
import { confirmEmailChange } from './confirm.ts';
import { askEmailChange, cancelEmailChange, getEmail, resendEmailChange } from './manage.ts';

export function emailRoutes(route: Routes, { vault }: Parts) {
  route(contract.getEmail, (ctx) => getEmail(ctx));
  route(contract.askEmailChange, (ctx, input, http) => askEmailChange(ctx, vault, input, http.device));
  route(contract.resendEmailChange, (ctx) => resendEmailChange(ctx));
  route(contract.cancelEmailChange, (ctx) => cancelEmailChange(ctx));
  route(confirmContract, (ctx, input, http) => confirmEmailChange(ctx, input, http.device));
}
