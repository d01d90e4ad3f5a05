/** The token of an Authorization header; undefined without one. */
export const bearerOf = (header: string | undefined) => /^Bearer +(.+?) *$/i.exec(header ?? '')?.[1];
