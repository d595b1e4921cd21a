import { useConfig } from '../../platform/api.tsx';
import { pageMeta } from '../../platform/page.ts';
import { ContactView } from './Contact.view.tsx';
import { useContactForm } from './useContactForm.ts';

/** /contact-us; without a configured endpoint it can't send (CONTACT-07). */
export default function Contact() {
  return <ContactView form={useContactForm(useConfig().contactEndpoint)} />;
}

export const meta = pageMeta(
  'Contact Us',
  'Write to us, ring us or come by: our form, phone, office hours and the way to our door.',
);
