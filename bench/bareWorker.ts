/** The bare server: Node's own, which reads a request and answers with recorded bytes. Nothing can be quicker here. */
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

/** Answers with its address, once it answers with the recording. */
process.on('message', (recording: Recording) => {
  status = recording.status;
  headers = recording.headers;
  body = Buffer.from(recording.base64, 'base64');
  const tell = () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  if (server.listening) tell();
  else server.once('listening', tell);
});
