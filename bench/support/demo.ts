import { closeAtEnd } from './closing.ts';
import { folderOf, removeFolder } from './folders.ts';
import { startProduct } from './product.ts';

export const demoOwner = { email: 'mara@harbour.example', password: 'harbour-demo' };
export const demoKey = 'demo-harbour';

/** A temporary Parley with its demo shop; `stop` deletes everything. */
export async function startDemo() {
  const folder = folderOf(`demo-${process.pid}`);
  const remove = closeAtEnd(() => removeFolder(folder));
  const product = await startProduct(folder);
  const stop = async () => {
    await product.stop();
    await remove();
  };
  return { url: product.url, stop };
}
