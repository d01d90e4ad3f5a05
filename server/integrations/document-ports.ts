/** Document types that knowledge can be imported from. */
export const documentTypes = [
  'text/plain',
  'text/markdown',
  'text/html',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** A document as Markdown. A page's links, canonical address and noindex flag are empty for files. */
export type ReadDocument = {
  title: string | null;
  markdown: string;
  /** The language declared by the document. */
  language: string | null;
  /** The document was truncated. */
  isCut: boolean;
  /** Absolute addresses without fragments. */
  links: string[];
  canonical: string | null;
  noIndex: boolean;
};
/** The message is shown to people. Retrying doesn't help. */
export class DocumentUnreadable extends Error {}

/** Converts untrusted documents to Markdown. Nothing in them is executed, fetched or trusted. */
export type DocumentsPort = {
  /** Detected from the bytes; the name only distinguishes text, Markdown and HTML. Undefined for unsupported types. */
  typeOf(bytes: Buffer, name: string): DocumentType | undefined;
  /** Parses in a separate process with limits on time, memory and length. Throws `DocumentUnreadable`. */
  read(document: { bytes: Buffer; type: DocumentType; charset?: string; url?: string }): Promise<ReadDocument>;
  close(): Promise<void>;
};

/** `elsewhere`: a redirect left the site. `refused`: the address points to a private network. `failed`: still failing after a retry. */
export type WebAnswer =
  | {
      kind: 'page';
      url: string;
      type: DocumentType;
      charset: string | undefined;
      bytes: Buffer;
      etag: string | null;
      lastModified: string | null;
      noIndex: boolean;
    }
  | { kind: 'unchanged'; url: string }
  | { kind: 'gone'; url: string; status: number }
  | { kind: 'elsewhere'; url: string }
  | { kind: 'refused' | 'unsupported' | 'failed'; url: string; reason: string };
export type KnownPage = { etag: string | null; lastModified: string | null };
export type SiteRules = { allows(url: string): boolean; delayMs: number; sitemaps: string[] };

/** Crawls sites whose addresses users entered. */
export type WebPort = {
  /**
   * Follows at most five redirects within the site. Waits first, to limit the load on the site. Never throws because of the site's
   * behavior.
   */
  get(url: string, options?: { known?: KnownPage; waitMs?: number }): Promise<WebAnswer>;
  /** The site's robots.txt; undefined when it is unavailable, in which case the site must not be crawled. */
  rulesOf(url: string): Promise<SiteRules | undefined>;
  /** The addresses in a sitemap and the sitemaps it references; at most `most`. */
  sitemap(url: string, most: number): Promise<string[]>;
};
