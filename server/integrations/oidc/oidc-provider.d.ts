/** The part of the provider's emulator that tests use; it comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
    Grant: new (of: { accountId: string | undefined; clientId: string | undefined }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
  }
}
