import { useConfig } from '../../platform/api.tsx';
import { pageMeta } from '../../platform/page.ts';
import { DocumentView } from '../shared/DocumentView.tsx';
import { policyFor } from './messages.ts';

export default function Privacy() {
  return <DocumentView {...policyFor(useConfig())} />;
}

export const meta = pageMeta('Privacy Policy', 'What we store and why: no tracking, no card details.');
