export { getFileId, getFocus, type ImageFocus, imageFocuses, withFocus } from './imageFocus.ts';
