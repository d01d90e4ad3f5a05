/**
 * What others said, for a model to read and not to obey: between tags that nothing inside can close. JSON stays JSON, since its escapes say
 * the same.
 */
export const asData = (from: string, value: unknown) =>
  `<data from="${from}">${JSON.stringify(value ?? null).replace(/[<>&]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}</data>`;

export const asCustomer = (text: string) => `<customer>${escaped(text)}</customer>`;
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
