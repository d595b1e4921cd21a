import { useConfig } from '../../app/api.tsx';
import { pageOf } from '../../app/pageOf.ts';
import { ContactView } from './Contact.view.tsx';
import { useContactForm } from './useContactForm.ts';

/** /contact-us; without an address to send to, it can't send (CONTACT-07). */
export default function Contact() {
  return <ContactView form={useContactForm(useConfig().contactEndpoint)} />;
}

export const meta = pageOf(
  'Contact Us',
  'Write to us, ring us or come by: our form, phone, office hours and the way to our door.',
);
