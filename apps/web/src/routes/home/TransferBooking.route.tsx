/** /transfer-booking: the home page with the transfer wizard open (GAP-41); search engines index only `/`. */
export { default, meta, queries } from './HomePage.tsx';

export const isPrivate = true;
