declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  type Request = {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  };
  type Options = {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    requests: Request[];
  };
  type Result = {
    duration: number;
    errors: number;
    non2xx: number;
    requests: { total: number };
  };

  export default function autocannon(options: Options): EventEmitter & Promise<Result>;
}
