import type { Preload, PublicConfig } from '../platform/api.tsx';

/** The data in a page's HTML from which the browser hydrates. */
export type State = Pick<Preload, 'data' | 'problems'> & { readonly config: PublicConfig };
