/** The parsed URL, or null when it is invalid. (`URL.parse` is too recent for the browsers we support.) */
export function parseAddress(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    // The URL constructor throws on an invalid address.
    return null;
  }
}
