/** What stands in `"text"` of arguments that are still being written; undefined before it begins. Escapes that are not whole yet wait. */
export function textArgument(written: string): string | undefined {
  const began = /(?:^\s*\{|,)\s*"text"\s*:\s*"/.exec(written);
  if (!began) return undefined;
  const rest = written.slice(began.index + began[0].length);
  const whole = /^(?:[^"\\]|\\u[0-9a-fA-F]{4}|\\[^u])*/.exec(rest)?.[0] ?? '';
  try {
    return JSON.parse(`"${whole.replace(/\p{Cc}/gu, ' ')}"`) as string;
  } catch {
    return undefined;
  }
}
