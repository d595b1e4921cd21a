import { type ContactMessage, trimContactMessage } from '@aitours/domain/contact';

/**
 * Sends a message to the configured address as JSON; any 2xx is success (API-69, GAP-66). A blank address sends nothing
 * (CONTACT-07).
 *
 * @returns whether it was sent
 */
export async function sendMessage(endpoint: string, message: ContactMessage): Promise<boolean> {
  if (endpoint === '') return false;
  try {
    const { ok } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(trimContactMessage(message)),
    });
    return ok;
  } catch {
    return false;
  }
}
