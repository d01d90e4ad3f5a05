import { createCollection } from '@parley/contract/collections';
import { createLocation } from '@parley/contract/locations';
import { createMetafield } from '@parley/contract/metafields';
import { createProductSynonym } from '@parley/contract/product-synonyms';
import { createProduct } from '@parley/contract/products';
import { newId } from '../../platform/lib/ids.ts';
import type { SampledNoun } from '../samples.ts';

export const products: SampledNoun = {
  samples: {
    listProducts: ({ owner }) => ({ merchant: owner.merchant }),
    countProducts: ({ owner }) => ({ merchant: owner.merchant }),
    listVariants: ({ owner }) => ({ merchant: owner.merchant }),
    getProduct: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['product'] }),
    diagnoseProduct: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['product'] }),
    createProduct: ({ owner }) => ({ merchant: owner.merchant, name: 'Harbour Lamp', variants: [{ price: '49.90', stock: 3 }] }),
    updateProduct: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['product'], category: 'Lamps' }),
    deleteProduct: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['spareProduct'] }),
    uploadProductImage: ({ owner }) => ({ merchant: owner.merchant }),
    editVariants: ({ owner, ids }) => ({ merchant: owner.merchant, cells: [{ id: ids['variant'], field: 'price', value: '12,50' }] }),
    listCollections: ({ owner }) => ({ merchant: owner.merchant }),
    getCollection: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['collection'] }),
    createCollection: ({ owner, ids }) => ({ merchant: owner.merchant, name: 'Desk lamps', products: [ids['product']] }),
    updateCollection: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['collection'], name: 'Lamps' }),
    deleteCollection: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['spareCollection'] }),
    listLocations: ({ owner }) => ({ merchant: owner.merchant }),
    createLocation: ({ owner }) => ({ merchant: owner.merchant, name: newId() }),
    updateLocation: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['location'], place: 0 }),
    deleteLocation: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['spareLocation'] }),
    updateStock: ({ owner, ids }) => ({
      merchant: owner.merchant,
      id: ids['product'],
      levels: [{ variant_id: ids['variant'], location_id: ids['location'], stock: 4 }],
    }),
    listMetafields: ({ owner }) => ({ merchant: owner.merchant }),
    createMetafield: ({ owner }) => ({ merchant: owner.merchant, key: `k${newId().replaceAll('-', '_')}`, name: 'Care', type: 'text' }),
    updateMetafield: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['metafield'], name: 'Net weight' }),
    deleteMetafield: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['spareMetafield'] }),
    listProductSynonyms: ({ owner }) => ({ merchant: owner.merchant }),
    createProductSynonym: ({ owner }) => ({ merchant: owner.merchant, words: [newId(), newId()] }),
    updateProductSynonym: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['synonym'], words: ['lamp', 'lantern'] }),
    deleteProductSynonym: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['synonym'] }),
    dismissMissedSearch: ({ owner }) => ({ merchant: owner.merchant, words: 'zeppelin' }),
    startProductBulk: ({ owner, ids }) => ({
      merchant: owner.merchant,
      selection: { kind: 'ids', ids: [ids['product']] },
      change: { category: 'Lamps' },
    }),
  },
  /** `product` with two variants in stock, `variant` and `otherVariant`, and `spareProduct`, which can be deleted. */
  async prepare(app, { owner }) {
    const make = async (name: string, options: Record<string, string>[]) => {
      const variants = options.map((chosen) => ({ price: '49.90', stock: 100, options: chosen }));
      const input = { merchant: owner.merchant, name, status: 'active' as const, variants };
      return (await app.send(createProduct, input, { token: owner.token })).body;
    };
    const product = await make('Walked lamp', [{ Colour: 'Red' }, { Colour: 'Blue' }]);
    const spare = await make('Spare lamp', [{}]);
    const [first, second] = product.variants;
    const words = { merchant: owner.merchant, words: ['lamp', 'beacon'] };
    const { body: synonym } = await app.send(createProductSynonym, words, { token: owner.token });
    const collect = async (name: string) =>
      (await app.send(createCollection, { merchant: owner.merchant, name }, { token: owner.token })).body.id;
    const collections = { collection: await collect('Walked'), spareCollection: await collect('Spare') };
    const open = async (name: string) =>
      (await app.send(createLocation, { merchant: owner.merchant, name }, { token: owner.token })).body.id;
    const locations = { location: await open('Walked shelf'), spareLocation: await open('Spare shelf') };
    const define = async (key: string) =>
      (await app.send(createMetafield, { merchant: owner.merchant, key, name: key, type: 'text' }, { token: owner.token })).body.id;
    const metafields = { metafield: await define('weight'), spareMetafield: await define('spare') };
    const variants = { variant: first?.id ?? '', otherVariant: second?.id ?? '' };
    return {
      product: product.product_id,
      ...variants,
      ...collections,
      ...locations,
      ...metafields,
      spareProduct: spare.product_id,
      synonym: synonym.id,
    };
  },
};
