import { useConfig } from '../../platform/api.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { DocumentView } from '../shared/DocumentView.tsx';
import { termsFor } from './messages.ts';

export default function Terms() {
  return <DocumentView {...termsFor(useConfig())} />;
}

export const meta = createPageMeta(
  'Terms & Conditions',
  'The price you see, the places we confirm, a full refund until 24 hours before.',
);
