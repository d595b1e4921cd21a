import { contactEndpoint } from '@aitours/domain/quirks';
import { ContactPage } from './ContactPage.tsx';

/** /contact-us */
export default function Contact() {
  return <ContactPage endpoint={contactEndpoint} />;
}
