import type { Writer } from '../../platform/db/tenant.ts';

export async function insertShop(
  db: Writer,
  {
    id,
    name,
    currency,
    timeZone,
    locale,
    chatKey,
    brandId,
  }: { id: string; name: string; currency: string; timeZone: string; locale: string; chatKey: string; brandId: string },
) {
  await db.insertInto('directory.merchants').values({ id, name }).execute();
  await db.insertInto('shop_settings').values({ merchant_id: id, currency, time_zone: timeZone, locale }).execute();
  await db.insertInto('brands').values({ merchant_id: id, id: brandId, name, is_default: true }).execute();
  await db.insertInto('live_heads').values({ merchant_id: id }).execute();
  await db.insertInto('directory.chat_keys').values({ key: chatKey, merchant_id: id }).execute();
}
