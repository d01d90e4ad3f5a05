/** What knowledge can be read from. */
export const documentTypes = [
  'text/plain',
  'text/markdown',
  'text/html',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** A document as Markdown. What a page says of itself (links, canonical address, whether it may be kept) is empty for files. */
export type ReadDocument = {
  title: string | null;
  markdown: string;
  /** What the document itself says it is written in. */
  language: string | null;
  /** Only its beginning was taken. */
  isCut: boolean;
  /** Absolute addresses without their fragments. */
  links: string[];
  canonical: string | null;
  noIndex: boolean;
};
/** The message is a sentence for a person. Trying again does not help. */
export class DocumentUnreadable extends Error {}

/** Turns documents that anybody may have made into Markdown. Nothing of them is run, fetched or trusted. */
export type DocumentsPort = {
  /** By its bytes; the name only tells text from Markdown and from a page. Undefined for what cannot be read. */
  typeOf(bytes: Buffer, name: string): DocumentType | undefined;
  /** Beside the event loop, within limits of time, memory and length. Throws `DocumentUnreadable`. */
  read(document: { bytes: Buffer; type: DocumentType; charset?: string; url?: string }): Promise<ReadDocument>;
  close(): Promise<void>;
};

/** `elsewhere`: a redirect left the site. `refused`: the address leads to a private network. `failed`: not now; it was tried twice. */
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

/** Reads pages of sites whose addresses people typed. */
export type WebPort = {
  /** Follows at most five redirects on the site. Waits first, so that a site is asked gently. Never throws for what a site does. */
  get(url: string, options?: { known?: KnownPage; waitMs?: number }): Promise<WebAnswer>;
  /** robots.txt of the site; undefined when the site cannot be asked, and must then be left alone. */
  rulesOf(url: string): Promise<SiteRules | undefined>;
  /** The addresses a sitemap names, of sitemaps it names as well; at most `most`. */
  sitemap(url: string, most: number): Promise<string[]>;
};
