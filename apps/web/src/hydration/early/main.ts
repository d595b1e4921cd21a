/**
 * Runs in the head of each server-rendered document, before the first paint. The build inlines it as one script
 * (`server/build/earlyScript.ts`), so it imports nothing outside this folder.
 */
import { applyStoredState } from './applyStoredState.ts';
import { captureInput, type EarlyInput } from './captureInput.ts';
import { collectErrors } from './collectErrors.ts';
import { restrictMarkup } from './restrictMarkup.ts';
import { startScripts } from './startScripts.ts';

declare global {
  /** Undefined where no server rendered the page: in Storybook and in tests. */
  var early: { readonly input: EarlyInput; readonly errors: readonly Event[] } | undefined;
}

globalThis.early = { errors: collectErrors(), input: captureInput() };
restrictMarkup();
applyStoredState();
startScripts();
