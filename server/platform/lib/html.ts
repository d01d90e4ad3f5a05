import { decodeHTMLStrict } from 'entities';

/** Escapes text for HTML content and double-quoted attributes. */
export const safe = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Decodes entities such as `&eacute;` and `&#233;`; one without a semicolon stays as it is. */
export const withoutEntities = (text: string) => decodeHTMLStrict(text);
