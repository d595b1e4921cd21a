import latin from './generated/readex-pro-latin.woff2?url&no-inline';

/** The address of the first font file: put it into `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontUrl: string = latin;
