/** The part of autocannon we use; it ships without types. */
declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    requests?: { path: string }[];
  };
  type Outcome = { errors: number; timeouts: number; non2xx: number; duration: number };
  interface Run extends Promise<Outcome> {
    on(event: 'response', hear: (client: unknown, status: number, bytes: number, ms: number) => void): this;
  }
  export default function autocannon(options: Options): Run;
}
