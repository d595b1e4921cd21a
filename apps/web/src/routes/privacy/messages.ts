import { documentFor } from '../shared/documentFor.ts';
import policy from './privacy.json' with { type: 'json' };

/** Returns what browser and server store under the shop's behaviour (GAP-44). Update it when that changes. */
export const policyFor = documentFor(policy);
