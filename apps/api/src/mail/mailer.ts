import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Mail } from '../db/operating/outgoingMail.ts';

export interface Mailer {
  /** Resolves when the mail server has accepted the mail, and rejects when it hasn't. */
  deliver(mail: Mail): Promise<void>;
  /** Sends in the background, so that neither the response nor its time depends on the mail server. */
  send(mail: Mail): void;
  /** Resolves when all mails so far have been sent or have failed. */
  settled(): Promise<void>;
}

interface MailerOptions {
  readonly smtpUrl: string | null;
  readonly from: string;
  /** Folder for `.eml` files when there is no mail server. */
  readonly outbox: string;
  readonly onFailure: (error: unknown) => void;
}

/** Returns the folder of mails that are written instead of sent. */
export const getOutboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'outbox');

/** Creates a mailer that sends by SMTP or writes to the outbox folder. */
export function createMailer({ smtpUrl, from, outbox, onFailure }: MailerOptions): Mailer {
  const deliver = smtpUrl ? bySmtp(smtpUrl, from) : toFolder(outbox, from);
  const pending = new Set<Promise<void>>();
  return {
    deliver,
    send(mail) {
      const sending = deliver(mail)
        .catch(onFailure)
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    async settled() {
      await Promise.all(pending);
    },
  };
}

type Deliver = (mail: Mail) => Promise<void>;

/** The address is passed as an object: nodemailer would split text at a comma into two recipients. */
const message = ({ kind: _, to, replyTo, headers = {}, attachments = [], ...content }: Mail, from: string) => ({
  ...content,
  attachments: [...attachments],
  headers: { ...headers },
  from,
  to: { name: '', address: to },
  ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
});

/** Returns what may be logged of an error: its message and the server's response contain the recipient's address. */
export function describeMailError(error: unknown): { code: unknown; responseCode: unknown } {
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = Object(error);
  return { code, responseCode };
}

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
    const file = path.join(outbox, name);
    // A reader of the folder finds a mail whole or not at all.
    await writeFile(`${file}.part`, eml, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}
