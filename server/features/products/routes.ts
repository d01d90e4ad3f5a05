import * as products from '@parley/contract/products';
import type { CallCtx, ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { receiveFile } from '../../platform/http/upload.ts';
import { create, remove, update } from './change.ts';
import { diagnose } from './diagnose.ts';
import { get } from './get.ts';
import { editVariants, listVariants } from './grid.ts';
import { count, list } from './list.ts';
import { largestImage, uploadImage } from './upload-image.ts';

// Each of these calls asks for a permission, so the actor is a member of the shop.
type Reader = ReadCtx<UserActor>;
type Writer = WriteCtx<UserActor>;

export function productsRoutes(route: Routes) {
  route(products.listProducts, (ctx, input) => list(ctx as Reader, input));
  route(products.countProducts, (ctx, input) => count(ctx as Reader, input));
  route(products.listVariants, (ctx, input) => listVariants(ctx as Reader, input));
  route(products.editVariants, (ctx, input) => editVariants(ctx as Writer, input));
  route(products.uploadProductImage, async (ctx, _input, http) =>
    uploadImage(ctx as CallCtx<UserActor>, await receiveFile(http, 'file', largestImage)),
  );
  route(products.createProduct, (ctx, input) => create(ctx as Writer, input));
  route(products.getProduct, (ctx, input) => get(ctx as Reader, input));
  route(products.updateProduct, (ctx, input) => update(ctx as Writer, input));
  route(products.deleteProduct, (ctx, input) => remove(ctx as Writer, input));
  route(products.diagnoseProduct, (ctx, input) => diagnose(ctx as Reader, input));
}
