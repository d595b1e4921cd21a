/** Messages of the passkeys in the settings. */
export const passkeyMessages = {
  hint: 'With a passkey you log in as you unlock your device: by fingerprint, face or PIN, without a password. A fake website can’t steal it.',
  empty: 'You have no passkey yet.',
  unsupported: 'This browser can’t use passkeys. To add one, open this page in another browser.',
  loadFailed: 'Your passkeys could not be loaded.',
  dates: (added: string, used: string | null) =>
    `Added ${added}, ${used === null ? 'not used yet' : `last used ${used}`}`,
  add: 'Add a passkey',
  added: (name: string) => `The passkey “${name}” is added.`,
  addedToStaff: (name: string) => `The passkey “${name}” is added. All other browsers are logged out.`,
  addHint: 'Your browser then asks where to store the passkey: on this device, a phone or a security key.',
  addFailed: 'No passkey was added. Please try again.',
  addedBefore: 'This device has a passkey of your account already.',
  name: 'Name of the passkey',
  nameMissing: 'Enter a name, so that you recognise the passkey later',
  remove: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove the passkey?',
  removeHint: (name: string) =>
    `“${name}” no longer logs you in. Also delete it on the device where it is stored, which otherwise still offers it.`,
  removeNow: 'Remove the passkey',
  removed: (name: string) => `The passkey “${name}” is removed. All other browsers are logged out.`,
  removeFailed: 'The passkey is not removed. Please try again.',
} as const;
