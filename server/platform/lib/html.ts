import { decodeHTMLStrict } from 'entities';

/** Text as it may stand in HTML, between tags and in attributes in double quotes. */
export const safe = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The signs that `&eacute;` and `&#233;` stand for; one that is not closed by a semicolon stays as it is. */
export const withoutEntities = (text: string) => decodeHTMLStrict(text);
