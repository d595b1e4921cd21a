import type { Socket } from 'node:net';

/** What Node found wrong with what came over a connection, before it was a request. */
interface ConnectionFault {
  readonly code?: string;
}

const answers: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what is no request of HTTP, or doesn't become one in time, in a line, and hangs up. */
export const answerBrokenRequest =
  (headers: Readonly<Record<string, string>>) =>
  ({ code = '' }: ConnectionFault, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' });
    socket.end(
      `HTTP/1.1 ${answers[code] ?? '400 Bad Request'}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    );
  };
