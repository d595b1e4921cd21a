/** The baseline: Node's http server with recorded responses, the fastest that this machine and client allow. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Recording } from './recording.ts';

let status = 503;
let headers: Recording['headers'] = {};
let body = Buffer.alloc(0);

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(status, { ...headers, 'content-length': body.length });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1');

/** Sends back the server's address once it listens. */
process.on('message', (recording: Recording) => {
  status = recording.status;
  headers = recording.headers;
  body = Buffer.from(recording.base64, 'base64');
  const sendAddress = () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  if (server.listening) sendAddress();
  else server.once('listening', sendAddress);
});
