import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../testing/mailServer.ts';
import { createMailer } from './mailer.ts';
import { createOneTimePasswordMail } from './oneTimePasswordMail.ts';

const from = 'aiTours <no-reply@aitours.com>';

test('GAP-04 a mail is sent by SMTP where a server is configured', async () => {
  const { url, received, close } = await startMailServer();
  onTestFinished(close);
  const mailer = createMailer({
    smtpUrl: url,
    from,
    outbox: '',
    onFailure: (error) => expect.unreachable(String(error)),
  });
  mailer.send(createOneTimePasswordMail('layla@example.com', '123456'));
  await mailer.settled();
  const conversation = received.join('');
  expect(conversation).toContain('RCPT TO:<layla@example.com>');
  expect(conversation).toContain('Subject: Your aiTours code');
});

test('GAP-04 a mail that can’t be sent is reported, and sending doesn’t throw', async () => {
  const failures: unknown[] = [];
  const mailer = createMailer({
    smtpUrl: 'smtp://127.0.0.1:9',
    from,
    outbox: '',
    onFailure: (error) => failures.push(error),
  });
  mailer.send(createOneTimePasswordMail('layla@example.com', '123456'));
  await mailer.settled();
  expect(failures).toHaveLength(1);
});

test.each([
  'one@example.com,two@example.com',
  'one@example.com\r\nBcc: two@example.com',
  'x <two@example.com>, one@example.com',
])('GAP-04 the address %j adds no second recipient and no header', async (to) => {
  const outbox = await mkdtemp(path.join(tmpdir(), 'aitours-mail-'));
  onTestFinished(() => rm(outbox, { recursive: true }));
  const mailer = createMailer({ smtpUrl: null, from, outbox, onFailure: () => {} });
  mailer.send(createOneTimePasswordMail(to, '123456'));
  await mailer.settled();
  const [file = '', ...others] = (await readdir(outbox)).map((name) => path.join(outbox, name));
  expect(others).toEqual([]);
  const [headers = ''] = (await readFile(file, 'utf8')).split('\r\n\r\n');
  expect(headers).not.toMatch(/^Bcc:/im);
  expect(headers).toMatch(/^To: <"[^"\r\n]*"@example\.com>\r$/m);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
