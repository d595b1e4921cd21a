import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Sends in the background: no answer waits for a mail server, or tells by its time whether a mail was sent. */
  send(mail: Mail): void;
  /** Settles when everything handed over so far has been sent or has failed. */
  settled(): Promise<void>;
}

interface MailerOptions {
  readonly smtpUrl: string | null;
  readonly from: string;
  /** Where mails go as `.eml` files when there is no mail server. */
  readonly outbox: string;
  readonly onFailure: (error: unknown) => void;
}

export function createMailer({ smtpUrl, from, outbox, onFailure }: MailerOptions): Mailer {
  const deliver = smtpUrl ? bySmtp(smtpUrl, from) : toFolder(outbox, from);
  const under = new Set<Promise<void>>();
  return {
    send(mail) {
      const sending = deliver(mail)
        .catch(onFailure)
        .finally(() => under.delete(sending));
      under.add(sending);
    },
    async settled() {
      await Promise.all(under);
    },
  };
}

type Deliver = (mail: Mail) => Promise<void>;

/** The address is given as one object, so that a comma in it can't make two of it. */
const message = ({ to, ...content }: Mail, from: string) => ({ ...content, from, to: { name: '', address: to } });

function bySmtp(url: string, from: string): Deliver {
  const transport = createTransport(url);
  return async (mail) => {
    await transport.sendMail(message(mail, from));
  };
}

function toFolder(outbox: string, from: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message: eml } = await transport.sendMail(message(mail, from));
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    await writeFile(path.join(outbox, name), eml, { mode: 0o600 });
  };
}
