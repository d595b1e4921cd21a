import { createPageMeta } from '../../platform/page.ts';
import { NewsletterLink } from './NewsletterLink.tsx';

export default function NewsletterUnsubscribe() {
  return <NewsletterLink operation="unsubscribeFromNewsletter" />;
}

export const meta = createPageMeta('Unsubscribe from the newsletter');

export const isPrivate = true;
