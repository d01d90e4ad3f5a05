/** Decodes bytes by declared charset, BOM, UTF-8, or windows-1252 as a fallback. Undefined when they are not text. */
export function decode(bytes: Buffer, charset?: string): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const named = charset && decoderOf(charset);
  if (named) return named.decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads the charset declared in a page's first bytes. If those are readable as single bytes, a UTF-16 declaration must be wrong. */
export function charsetOf(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 2048).toString('latin1');
  const named = (/<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head) ?? /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i.exec(head))?.[1];
  return named !== undefined && /^utf-?(16|32)/i.test(named) ? undefined : named;
}

function decoderOf(charset: string) {
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined;
  }
}
