export { fileIdOf, focusOf, type ImageFocus, imageFocuses, withFocus } from './imageFocus.ts';
