/** What makes a server-rendered page usable before its scripts: other folders import only from here. */

export { deferPart, loadDeferredParts } from './deferPart.tsx';
export { applyTheme } from './early/applyTheme.ts';
export { replayEarlyClicks, replayEarlyValues } from './earlyInput.ts';
export { HydrationProvider, useBrowserStore, useHydration } from './HydrationProvider.tsx';
export { loadingPage } from './messages.ts';
export { useIdle } from './useIdle.ts';
export { WhenIdle } from './WhenIdle.tsx';
