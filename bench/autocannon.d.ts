/** The part of autocannon that the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Request {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    /** Makes each request anew; called before it is sent. */
    readonly setupRequest?: (request: Request) => Request;
  }

  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    /** Seconds after which a request without answer counts as an error. */
    readonly timeout: number;
    /** Milliseconds between two looks at the clock. */
    readonly sampleInt: number;
    readonly requests: readonly Request[];
  }

  interface Result {
    /** Seconds it really took. */
    readonly duration: number;
  }

  interface Run extends EventEmitter, PromiseLike<Result> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): this;
    /** A request got no answer. */
    on(event: 'reqError', listener: (error: Error) => void): this;
  }

  export default function autocannon(options: Options): Run;
}
