import { DocumentView } from '../shared/DocumentView.tsx';
import { messages } from './messages.ts';

/** /privacy */
export default function Privacy() {
  return <DocumentView {...messages} />;
}
