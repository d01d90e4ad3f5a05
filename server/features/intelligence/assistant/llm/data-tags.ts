/**
 * Wraps other people's text as data, so that the model reads but doesn't obey it: nothing inside can close the tags. JSON stays valid
 * because its escapes are equivalent.
 */
export const asData = (from: string, value: unknown) =>
  `<data from="${from}">${JSON.stringify(value ?? null).replace(/[<>&]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}</data>`;

export const asCustomer = (text: string) => `<customer>${escaped(text)}</customer>`;
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
