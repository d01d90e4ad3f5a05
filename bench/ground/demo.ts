import { untilEnd } from './ending.ts';
import { folderOf, removeFolder } from './folders.ts';
import { startWhole } from './whole.ts';

export const demoOwner = { email: 'mara@harbour.example', password: 'harbour-demo' };
export const demoKey = 'demo-harbour';

/** A fresh Parley with its demo shop, gone with everything in it after `stop`. */
export async function startDemo() {
  const folder = folderOf(`demo-${process.pid}`);
  const remove = untilEnd(() => removeFolder(folder));
  const whole = await startWhole(folder);
  const stop = async () => {
    await whole.stop();
    await remove();
  };
  return { url: whole.url, stop };
}
