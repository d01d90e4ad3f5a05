import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/website-chat';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { presentChat } from './present.ts';
import { settingsOf } from './read-settings.ts';
import { difference } from './rules.ts';
import * as store from './store.ts';

export async function getSettings(ctx: ReadCtx<ReadingActor>, merchant: string, publicUrl: string) {
  const [row, keys] = await Promise.all([store.findRow(ctx.db, merchant), store.readKeys(ctx.db, merchant, ctx.now())]);
  return presentChat(row, keys, publicUrl);
}

/** Replaces the named parts, unless a teammate changed anything since they were read. */
export async function updateSettings(ctx: WriteCtx<WritingActor>, input: Received<typeof contract.updateWebsiteChat>, publicUrl: string) {
  const { merchant, version, allowed_origins: origins, ...wanted } = input;
  const row = await store.lockRow(ctx.db, merchant);
  if (version !== row.version) throw new Problem('settings.changed');
  if (wanted.team_id && !(await store.hasTeam(ctx.db, wanted.team_id))) throw new Problem('team.missing');
  const keys = await store.readKeys(ctx.db, merchant, ctx.now());
  const before = { ...settingsOf(row.settings), allowed_origins: keys[0]?.allowed_origins ?? [] };
  const settings = { ...settingsOf(row.settings), ...wanted };
  const changed = difference(before, { ...settings, allowed_origins: origins ?? before.allowed_origins });
  if (!changed) return presentChat(row, keys, publicUrl);
  if (changed['allowed_origins']) {
    await store.setOrigins(ctx.db, merchant, origins ?? []);
    for (const { key } of keys) ctx.forget(`chat-key:${key}`);
  }
  const after = await store.changeSettings(ctx.db, merchant, settings, ctx.now());
  ctx.audit({ action: 'website_chat.changed', object: ['merchant', merchant], detail: changed });
  ctx.signal({ type: 'changed', topic: 'settings', id: null, version: after.version });
  return presentChat(after, await store.readKeys(ctx.db, merchant, ctx.now()), publicUrl);
}

/** Records the first time a page other than Parley's own loaded the chat. */
export async function recordInstalled(ctx: WriteCtx, merchant: string) {
  const { installed_at: before } = await store.lockRow(ctx.db, merchant);
  if (before) return;
  const { version } = await store.changeRow(ctx.db, merchant, { installed_at: ctx.now() });
  ctx.signal({ type: 'changed', topic: 'settings', id: null, version });
}
