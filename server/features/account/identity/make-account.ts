import type { WriteCtx } from '../../../context.ts';
import { hashPassword } from './passwords.ts';
import * as store from './store.ts';

export type NewUser = {
  email: string;
  name: string;
  /** null: they log in by single sign-on, until they set one. */
  password: string | null;
  /** The shop whose single sign-on made it. */
  madeBy?: string;
  role?: 'super_admin' | 'admin' | 'merchant';
  locale?: string;
  timeZone?: string;
  verified?: boolean;
};

/** Creates a user. Returns undefined when the address is taken. */
export async function makeUser(
  ctx: Pick<WriteCtx, 'db' | 'newId' | 'now'>,
  { email, name, password, madeBy, role, locale, timeZone, verified }: NewUser,
) {
  const row = {
    id: ctx.newId(),
    email: email.toLowerCase(),
    name,
    password_hash: password === null ? null : await hashPassword(password),
    sso_merchant_id: madeBy ?? null,
    role,
    locale,
    time_zone: timeZone,
    email_verified_at: verified ? ctx.now() : null,
  };
  return store.insertUser(ctx.db, row);
}

export type NewShop = { id?: string; name: string; currency: string; timeZone: string; locale: string };

/** Creates a shop with its settings, live head and chat key; from here on the transaction is in that shop. */
export async function makeShop(ctx: Pick<WriteCtx, 'db' | 'newId' | 'enter'>, shop: NewShop, chatKey?: string): Promise<string> {
  const id = shop.id ?? ctx.newId();
  await ctx.enter(id);
  await store.insertShop(ctx.db, { ...shop, id, brandId: ctx.newId(), chatKey: chatKey ?? `pk_${ctx.newId().replaceAll('-', '')}` });
  return id;
}
