import type { DocumentViewProps } from '../shared/DocumentView.tsx';
import terms from './terms.json' with { type: 'json' };

/** GAP-44. Describes what the shop does: update a sentence when its rule changes. */
export const messages: DocumentViewProps = terms;
