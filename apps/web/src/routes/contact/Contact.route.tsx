import { useConfig } from '../../app/api.tsx';
import { ContactView } from './Contact.view.tsx';
import { useContactForm } from './useContactForm.ts';

/** /contact-us; without an address to send to, it can't send (CONTACT-07). */
export default function Contact() {
  return <ContactView form={useContactForm(useConfig().contactEndpoint)} />;
}
