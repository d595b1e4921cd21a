import { type AddressInfo, createServer } from 'node:net';

export interface MailServer {
  readonly url: string;
  /** What clients sent: commands and mails. */
  readonly received: readonly string[];
  close(): void;
}

/** Starts a mail server that accepts everything, or rejects each recipient by name, and records what it receives. */
export async function startMailServer({ rejectsRecipients = false } = {}): Promise<MailServer> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let inMessage = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (inMessage) {
        if (!text.endsWith('\r\n.\r\n')) return;
        inMessage = false;
        socket.write('250 accepted\r\n');
      } else if (text.startsWith('DATA')) {
        inMessage = true;
        socket.write('354 go on\r\n');
      } else if (rejectsRecipients && text.startsWith('RCPT')) {
        socket.write(`550 ${text.trim()}: unknown mailbox\r\n`);
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () => void server.close(),
  };
}
