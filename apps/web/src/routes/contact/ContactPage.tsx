import { ContactView } from './Contact.view.tsx';
import { useContactForm } from './useContactForm.ts';

/** The contact page, sending to this address; blank, it can't send (CONTACT-07). */
export function ContactPage({ endpoint }: { endpoint: string }) {
  return <ContactView form={useContactForm(endpoint)} />;
}
