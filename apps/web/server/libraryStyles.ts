/**
 * The style elements that react-aria puts into a page, to the letter: the policy of a page lets them in by their hashes.
 * The first keeps a press from zooming, the second keeps what is behind a dialog still on an iPhone.
 */
export const libraryStyles: readonly string[] = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];
