import { notify } from './notify.ts';

/**
 * Copies a text to the clipboard and shows a toast. Where the browser refuses, or has no clipboard because the page came over plain HTTP,
 * the toast says what to do instead, or nothing where the caller shows the text. Resolves to whether it was copied.
 */
export async function copyText(text: string, messages: { copied: string; refused: string | null }): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (messages.refused !== null) notify.error(messages.refused);
    return false;
  }
  notify.success(messages.copied);
  return true;
}
