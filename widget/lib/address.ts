/** The address, or null when it is none. (`URL.parse` is too young for the browsers we serve.) */
export function parseAddress(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    // A constructor has no other way to say that the text is not an address.
    return null;
  }
}
