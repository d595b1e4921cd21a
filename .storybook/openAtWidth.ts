import { type Viewport, viewports } from './viewports.ts';

/**
 * Shows a story that has a viewport in a frame of this width, if its document is opened by itself in a window of another
 * one. Storybook's manager does so, and the test runner sets the width of its window.
 */
export async function openAtWidth(viewport: Viewport | undefined): Promise<void> {
  if (!viewport || window.parent !== window || window.innerWidth === viewports[viewport].width) return;
  const { width, height } = viewports[viewport];
  const frame = document.createElement('iframe');
  Object.assign(frame, { src: location.href, width, height, title: viewports[viewport].name });
  frame.style.border = '0';
  document.body.replaceChildren(frame);
  // The story renders in the frame only.
  await new Promise(() => undefined);
}
