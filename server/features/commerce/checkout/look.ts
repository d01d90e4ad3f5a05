import * as store from './store.ts';
import { type Language, languageOf } from './words.ts';

/** The page's look and language. */
export type Look = { language: Language; shop: string; logo: string | null; colour: string };
export const usualColour = '#17171a';
/** The look of a page that knows no shop. */
export const plainLook = (languages: readonly string[]): Look => ({
  ...{ language: languageOf(...languages), shop: '', logo: null, colour: usualColour },
});

type About = { brand_id: string | null; conversation_id: string | null };
/** A page's shop, brand and language: that of its conversation, then of the browser, then of the shop. */
export async function lookOf(db: store.Db, { brand_id: brandId, conversation_id: conversationId }: About, languages: readonly string[]) {
  const shop = await store.readShop(db);
  const brand = await store.readBrand(db, brandId);
  const spoken = conversationId ? await store.readLanguage(db, conversationId) : undefined;
  const { primary = usualColour } = (brand?.colours ?? {}) as { primary?: string };
  const look: Look = {
    language: languageOf(spoken?.language, ...languages, shop.locale),
    shop: brand?.name ?? shop.name,
    logo: brand?.logo && /^(https:\/\/|\/(?!\/))/.test(brand.logo) ? brand.logo : null,
    colour: primary,
  };
  return { shop, look };
}
