import { componentMessages } from './componentMessages.ts';
import { controlMessages } from './controlMessages.ts';
import { overlayMessages } from './overlayMessages.ts';
import { patternMessages } from './patternMessages.ts';

/**
 * All of the library's own messages in English; all other text comes from props. The groups are modules of their own, so
 * that a page loads only the messages of the components that it loads.
 */
export const english = {
  components: componentMessages,
  controls: controlMessages,
  overlays: overlayMessages,
  patterns: patternMessages,
};

/** The library's messages in one language. */
export type UiMessages = typeof english;
