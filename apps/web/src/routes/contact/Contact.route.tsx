import { useConfig } from '../../platform/api.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { ContactView } from './Contact.view.tsx';
import { useContactForm } from './useContactForm.ts';

/** /contact-us; without a configured endpoint it can't send (CONTACT-07), or has no form (QUIRK-04). */
export default function Contact() {
  const { contactEndpoint, quirks } = useConfig();
  const isOwn = quirks.contactEndpoint !== '';
  const form = useContactForm(contactEndpoint, isOwn);
  return <ContactView form={isOwn && contactEndpoint === '' ? null : form} />;
}

export const meta = createPageMeta(
  'Contact Us',
  'Write to us, ring us or come by: our form, phone, office hours and the way to our door.',
);
