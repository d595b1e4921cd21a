import { documentFor } from '../shared/documentFor.ts';
import terms from './terms.json' with { type: 'json' };

/** Returns the terms for the shop's behaviour (GAP-44). Update a sentence when its rule changes. */
export const termsFor = documentFor(terms);
