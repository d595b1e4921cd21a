/** Returns the header of a request for this version only. */
export const ifMatch = (version: string) => ({ 'If-Match': `"${version}"` });
