import { storageKeys } from '@aitours/domain/session';
import { createStore } from '../../platform/createStore.ts';

/**
 * The wizard's stored draft as text; the wizard is open while it exists (XFER-20, XFER-22). Every page loads this file;
 * the code that parses the text loads with the wizard.
 */
export const wizardStore = createStore(storageKeys.transferBooking, 'local', (text) => text);

export const isWizardOpen = (): boolean => wizardStore.read() !== null;
