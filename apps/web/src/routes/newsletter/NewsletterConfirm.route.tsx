import { createPageMeta } from '../../platform/page.ts';
import { NewsletterLink } from './NewsletterLink.tsx';

export default function NewsletterConfirm() {
  return <NewsletterLink operation="confirmNewsletter" />;
}

export const meta = createPageMeta('Subscribe to the newsletter');

export const isPrivate = true;
