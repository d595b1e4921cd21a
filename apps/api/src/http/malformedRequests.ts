import type { Socket } from 'node:net';

/** The error of Node's HTTP parser, or of a connection that timed out. */
interface ConnectionError {
  readonly code?: string;
}

const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds to bytes that aren't a complete HTTP request with 400, 408 or 431, and closes the connection. */
export const respondToMalformedRequest =
  (headers: Readonly<Record<string, string>>) =>
  ({ code = '' }: ConnectionError, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' });
    socket.end(
      `HTTP/1.1 ${statusLines[code] ?? '400 Bad Request'}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    );
  };
