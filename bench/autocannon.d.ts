/** The part of autocannon that the benchmark uses; the package has no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Request {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    /** Is called before each request; returns the request to send. */
    readonly setupRequest?: (request: Request) => Request;
  }

  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    /** Seconds after which a request without a response counts as an error. */
    readonly timeout: number;
    /** Milliseconds between two samples. */
    readonly sampleInt: number;
    readonly requests: readonly Request[];
  }

  interface Result {
    /** Actual duration in seconds. */
    readonly duration: number;
  }

  interface Run extends EventEmitter, PromiseLike<Result> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): this;
    /** A request got no response. */
    on(event: 'reqError', listener: (error: Error) => void): this;
  }

  export default function autocannon(options: Options): Run;
}
