declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  type Request = { method: string; path: string; headers: Record<string, string>; body?: string };
  type Client = { setRequests(requests: Request[]): void };
  type Options = {
    url: string;
    connections: number;
    /** The total number of requests, split evenly. */
    amount: number;
    /** Seconds. */
    timeout: number;
    /** Milliseconds between two checks whether all is done. */
    sampleInt: number;
    setupClient(client: Client): void;
  };
  type Result = { errors: number; timeouts: number; non2xx: number; statusCodeStats: Record<string, { count: number }> };
  type Instance = EventEmitter & PromiseLike<Result> & { stop(): void };
  export default function autocannon(options: Options): Instance;
}
