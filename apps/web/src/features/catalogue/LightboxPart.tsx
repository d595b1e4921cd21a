/** The lightbox, and with it react-aria: a chunk of its own, fetched when the gallery is approached. */
export { Lightbox as default } from '@aitours/ui';
