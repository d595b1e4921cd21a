import { createHmac, hkdfSync } from 'node:crypto';
import { domainToASCII, domainToUnicode } from 'node:url';
import { isEmail } from '@aitours/domain/session';
import emailAddresses from 'email-addresses';
import { invalidRequest } from '../problems/problems.ts';

/** Returns the mailbox that a text addresses, always in the same form; null for a display name, a list or nonsense. */
export function parseMailbox(text: string): string | null {
  // The parser takes long on hostile text, such as nested comments.
  if (!isEmail(text)) return null;
  const parsed = emailAddresses.parseOneAddress({ input: text.normalize('NFC').trim(), rfc6532: true });
  // `domainToASCII` parses the domain as that of a URL: it drops what follows a delimiter, and decodes percent signs.
  if (parsed?.type !== 'mailbox' || parsed.name || /[#/?%]/.test(parsed.domain)) return null;
  // An international domain can be written in Unicode or in Punycode.
  const domain = domainToUnicode(domainToASCII(parsed.domain));
  return domain && `${parsed.local}@${domain}`.toLowerCase();
}

/**
 * Returns the form in which addresses are stored and compared, so that one mailbox has one account.
 *
 * @throws {Problem} invalid-request
 */
export function normaliseEmail(text: string): string {
  const mailbox = parseMailbox(text);
  if (!mailbox) throw invalidRequest(null, { email: ['must be an email address, without a name'] });
  return mailbox;
}

/**
 * Returns a function that hashes addresses with a key: who has a copy of the table without the key can't test addresses.
 *
 * @param secret the key is derived from it
 */
export function createMailboxHash(secret: string): (email: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'former customers', 32));
  return (email) => createHmac('sha256', key).update(email).digest('base64url');
}
