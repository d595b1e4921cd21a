import type { Preload, PublicConfig } from '../platform/api.tsx';

/** What travels with a page's HTML, so that the browser can go on where the server stopped. */
export type State = Pick<Preload, 'data' | 'problems'> & { readonly config: PublicConfig };
