import { useConfig } from '../../platform/api.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { DocumentView } from '../shared/DocumentView.tsx';
import { policyFor } from './messages.ts';

export default function Privacy() {
  return <DocumentView {...policyFor(useConfig())} />;
}

export const meta = createPageMeta('Privacy Policy', 'What we store and why: no tracking, no card details.');
