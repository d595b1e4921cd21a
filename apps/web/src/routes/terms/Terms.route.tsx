import { DocumentView } from '../shared/DocumentView.tsx';
import { messages } from './messages.ts';

/** /terms */
export default function Terms() {
  return <DocumentView {...messages} />;
}
