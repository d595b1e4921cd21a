import type { DocumentViewProps } from '../shared/DocumentView.tsx';
import policy from './privacy.json' with { type: 'json' };

/** GAP-44. Describes what browser and server store: update it when that changes. */
export const messages: DocumentViewProps = policy;
