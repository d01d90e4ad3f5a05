import * as collections from '@parley/contract/collections';
import * as locations from '@parley/contract/locations';
import * as metafields from '@parley/contract/metafields';
import * as synonyms from '@parley/contract/product-synonyms';
import * as products from '@parley/contract/products';
import type { Routes } from '../../../platform/http/route.ts';
import { receiveFile } from '../../../platform/http/upload.ts';
import { create, remove, update } from './change.ts';
import { createCollection, deleteCollection, getCollection, listCollections, updateCollection } from './collections/collections.ts';
import { diagnose } from './diagnose.ts';
import { get } from './get.ts';
import { editVariants, listVariants } from './grid.ts';
import { count, list } from './list.ts';
import { createLocation, deleteLocation, listLocations, updateLocation } from './locations/locations.ts';
import { updateStock } from './locations/stock.ts';
import { createMetafield, deleteMetafield, listMetafields, updateMetafield } from './metafields/metafields.ts';
import { createSynonym, deleteSynonym, dismissMiss, listSynonyms, updateSynonym } from './search/synonyms.ts';
import { uploadImage } from './write.ts';

/** Maximum size of a product image, in bytes. */
const largestImage = 10 * 1024 * 1024;

export function productsRoutes(route: Routes) {
  route(products.listProducts, (ctx, input) => list(ctx, input));
  route(products.countProducts, (ctx, input) => count(ctx, input));
  route(products.listVariants, (ctx, input) => listVariants(ctx, input));
  route(products.editVariants, (ctx, input) => editVariants(ctx, input));
  route(products.uploadProductImage, async (ctx, _input, http) => uploadImage(ctx, await receiveFile(http, 'file', largestImage)));
  route(products.createProduct, (ctx, input) => create(ctx, input));
  route(products.getProduct, (ctx, input) => get(ctx, input));
  route(products.updateProduct, (ctx, input) => update(ctx, input));
  route(products.deleteProduct, (ctx, input) => remove(ctx, input));
  route(products.diagnoseProduct, (ctx, input) => diagnose(ctx, input));
  route(collections.listCollections, (ctx) => listCollections(ctx));
  route(collections.createCollection, (ctx, input) => createCollection(ctx, input));
  route(collections.getCollection, (ctx, input) => getCollection(ctx, input));
  route(collections.updateCollection, (ctx, input) => updateCollection(ctx, input));
  route(collections.deleteCollection, (ctx, input) => deleteCollection(ctx, input));
  route(metafields.listMetafields, (ctx) => listMetafields(ctx));
  route(metafields.createMetafield, (ctx, input) => createMetafield(ctx, input));
  route(metafields.updateMetafield, (ctx, input) => updateMetafield(ctx, input));
  route(metafields.deleteMetafield, (ctx, input) => deleteMetafield(ctx, input));
  route(locations.listLocations, (ctx) => listLocations(ctx));
  route(locations.createLocation, (ctx, input) => createLocation(ctx, input));
  route(locations.updateLocation, (ctx, input) => updateLocation(ctx, input));
  route(locations.deleteLocation, (ctx, input) => deleteLocation(ctx, input));
  route(locations.updateStock, (ctx, input) => updateStock(ctx, input));
  route(synonyms.listProductSynonyms, (ctx) => listSynonyms(ctx));
  route(synonyms.createProductSynonym, (ctx, input) => createSynonym(ctx, input));
  route(synonyms.updateProductSynonym, (ctx, input) => updateSynonym(ctx, input));
  route(synonyms.deleteProductSynonym, (ctx, input) => deleteSynonym(ctx, input));
  route(synonyms.dismissMissedSearch, (ctx, input) => dismissMiss(ctx, input));
}
