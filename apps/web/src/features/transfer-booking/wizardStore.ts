import { clientKeys } from '@aitours/domain/session';
import { readStorage, writeStorage } from '../../platform/storage.ts';

/**
 * What the browser keeps of the wizard, as text: its being there means that the wizard is open (XFER-20, XFER-22). This
 * file is part of every page; everything that reads the text is fetched with the wizard.
 */
const listeners = new Set<() => void>();

/** What the browser wouldn't keep: held as long as the page lives. */
let spare: string | null = null;

export const wizardText = (): string | null => spare ?? readStorage(clientKeys.transferBooking, 'local');

/** @param text `null` closes the wizard and forgets everything */
export function keepWizardText(text: string | null): void {
  spare = writeStorage(clientKeys.transferBooking, text, 'local') ? null : text;
  for (const listener of listeners) listener();
}

/** Hears of changes in this tab and in others. */
export function onWizardChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export const isWizardOpen = (): boolean => wizardText() !== null;
