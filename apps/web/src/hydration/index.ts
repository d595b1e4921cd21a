/** Hydration of server-rendered pages. Other folders import only this module. */
export { deferPart, loadDeferredParts } from './deferPart.tsx';
export { applyTheme } from './early/applyTheme.ts';
export { EarlyInputReplay } from './earlyInput.ts';
export { HydrationProvider, useBrowserStore, useIsHydrated } from './HydrationProvider.tsx';
export { loadingPage } from './messages.ts';
export { firstInput, useFirstInput } from './useFirstInput.ts';
export { useIdle } from './useIdle.ts';
export { WhenIdle } from './WhenIdle.tsx';
