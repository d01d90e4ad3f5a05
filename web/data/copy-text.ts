import { notify } from './notify.ts';

/**
 * Puts a text on the clipboard and says so. Where the browser refuses, or has no clipboard because the page came over plain HTTP, it
 * says what to do instead, or nothing where the caller shows the text. Answers whether it is copied.
 */
export async function copyText(text: string, said: { copied: string; refused: string | null }): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (said.refused !== null) notify.error(said.refused);
    return false;
  }
  notify.success(said.copied);
  return true;
}
