/** The lightbox and react-aria: a lazy chunk that loads before the gallery is used. */
export { Lightbox as default } from '@aitours/ui';
