import type { FilesPort } from '../../../integrations/ports.ts';
import type { ReadCtx } from '../../../context.ts';
import { fileIdIn, storedKey } from '../../account/files/index.ts';
import { printedPicture } from '../../../platform/print/picture.ts';
import type { DocumentOrder } from './store.ts';

/** Pictures by the address that the shop has for them. */
export type Pictures = ReadonlyMap<string, Buffer>;

/**
 * Reads the logos and product images of orders, each once a document. Only what is stored here is printed: an address elsewhere is never asked,
 * and a file that is gone or can't be drawn leaves its place empty.
 */
export function pictureReader(db: ReadCtx['db'], files: FilesPort, merchant: string) {
  const known = new Map<string, Promise<Buffer | undefined>>();
  const read = async (address: string): Promise<Buffer | undefined> => {
    const id = fileIdIn(address, merchant);
    const key = id === null ? undefined : await storedKey(db, id);
    const bytes = key === undefined ? undefined : await files.read(key);
    return bytes && printedPicture(bytes);
  };
  return async (order: DocumentOrder): Promise<Pictures> => {
    const found = new Map<string, Buffer>();
    for (const address of [order.logo, ...order.lines.map(({ image }) => image)]) {
      if (!address) continue;
      if (!known.has(address)) known.set(address, read(address));
      const bytes = await known.get(address);
      if (bytes) found.set(address, bytes);
    }
    return found;
  };
}
