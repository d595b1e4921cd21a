import { pageMeta } from '../../platform/page.ts';
import { DocumentView } from '../shared/DocumentView.tsx';
import { messages } from './messages.ts';

export default function Terms() {
  return <DocumentView {...messages} />;
}

export const meta = pageMeta(
  'Terms & Conditions',
  'The price you see, the places we confirm, a full refund until 24 hours before.',
);
