import { notify } from '../../data/notify.ts';

/** Puts a text on the clipboard and says so; where the browser refuses, says what to do instead. */
export async function copyText(text: string, said: { copied: string; refused: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(said.copied);
  } catch {
    notify.error(said.refused);
  }
}
