import latin from './generated/readex-pro-latin.woff2?url&no-inline';

/** The URL of the Latin font file, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontUrl: string = latin;
