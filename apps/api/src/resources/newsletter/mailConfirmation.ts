import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { requestSubscription } from '../../db/people/newsletter.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { newsletterConfirmationMail } from '../../mail/newsletterMail.ts';

/** Requests a subscription and mails the link that confirms it, unless the address is subscribed (QUIRK-03). */
export async function mailConfirmation(
  tx: Database,
  email: string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  now: Date,
): Promise<void> {
  const token = await requestSubscription(tx, email, now);
  if (token !== null) await queueMail(tx, newsletterConfirmationMail(email, token, publicUrl), now);
}
