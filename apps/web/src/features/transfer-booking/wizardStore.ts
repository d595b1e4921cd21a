import { storageKeys } from '@aitours/domain/session';
import { readStorage, writeStorage } from '../../platform/storage.ts';

/**
 * The wizard's stored draft as text; the wizard is open while it exists (XFER-20, XFER-22). Every page loads this file;
 * the code that parses the text loads with the wizard.
 */
const listeners = new Set<() => void>();

/** Fallback in memory when the browser has no storage. */
let spare: string | null = null;

export const wizardText = (): string | null => spare ?? readStorage(storageKeys.transferBooking, 'local');

/** @param text `null` closes the wizard and deletes the draft */
export function storeWizardText(text: string | null): void {
  spare = writeStorage(storageKeys.transferBooking, text, 'local') ? null : text;
  for (const listener of listeners) listener();
}

/** Subscribes to changes in this and other tabs. */
export function onWizardChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export const isWizardOpen = (): boolean => wizardText() !== null;
