import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

export type ShopWebsite = Awaited<ReturnType<typeof serveShopWebsite>>;

/**
 * A shop's own website with the chat on it. It is on another origin, and its CSP allows Parley's host the three directives that the chat
 * needs, and nothing else.
 */
export async function serveShopWebsite(parley: string, key: string) {
  const policy = [
    `default-src 'none'`,
    `script-src ${parley}`,
    `connect-src ${parley}`,
    `img-src ${parley}`,
    `style-src 'none'`,
    `font-src 'none'`,
    `frame-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; ');
  const html = `<!doctype html><html lang="en"><title>Tau Retail</title><h1>Tau Retail</h1><script src="${parley}/widget.js" data-key="${key}" async></script></html>`;
  const server = http.createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(204).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).end(html);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  };
}

declare global {
  interface Window {
    noteViolation(violation: string): void;
  }
}

/** The CSP violations of the pages opened from now on, as "directive URL". */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => void violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.noteViolation(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return violations;
}
