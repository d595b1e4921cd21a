/** The parts of an image that can be kept in view where it is cropped; `centre` is the default. */
export const imageFocuses = [
  'top-left',
  'top',
  'top-right',
  'left',
  'centre',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
/** The part of an image to keep in view where it is cropped. */
export type ImageFocus = (typeof imageFocuses)[number];

const suffix = new RegExp(`-at-(${imageFocuses.filter((focus) => focus !== 'centre').join('|')})$`);

/**
 * Returns the part of an image to keep in view, from the end of its id.
 *
 * @example getFocus('red-dunes-1-at-top-left') // 'top-left'
 * @example getFocus('red-dunes-1') // 'centre'
 */
export const getFocus = (imageId: string): ImageFocus => {
  const found = suffix.exec(imageId)?.[1];
  return imageFocuses.find((focus) => focus === found) ?? 'centre';
};

/**
 * Returns the id under which an image is stored: without the part to keep in view.
 *
 * @example getFileId('red-dunes-1-at-top-left') // 'red-dunes-1'
 */
export const getFileId = (imageId: string): string => imageId.replace(suffix, '');

/**
 * Returns the id of the same image with another part to keep in view.
 *
 * @example withFocus('red-dunes-1-at-top', 'left') // 'red-dunes-1-at-left'
 * @example withFocus('red-dunes-1-at-top', 'centre') // 'red-dunes-1'
 */
export const withFocus = (imageId: string, focus: ImageFocus): string =>
  focus === 'centre' ? getFileId(imageId) : `${getFileId(imageId)}-at-${focus}`;
