import { formatCount } from '@aitours/domain/counts';

/** Messages of the second factor: its dialog at sign-in, and its settings. */
export const secondFactorMessages = {
  dialogTitle: 'Enter a code',
  dialogHint:
    'Enter the six digits that your authenticator app shows now, or one of your recovery codes. A passkey works as well.',
  usePasskey: 'Use a passkey',
  code: 'Code',
  recoveryCode: 'Recovery code',
  codeMissing: 'Enter a code of your authenticator app, or a recovery code',
  verify: 'Sign in',
  verifyFailed: 'The code could not be checked. Please try again.',
  required:
    'Your account requires an authenticator app or a passkey. Please add one of them: until then you can’t use anything else here.',
  hint: 'With an authenticator app on your phone, signing in takes your password and a code of the app. A stolen password alone is then useless.',
  added: (left: number | undefined) =>
    `Signing in takes a code of your authenticator app.${left === undefined ? '' : ` You have ${formatCount(left, 'recovery code')} left.`}`,
  addedPasskey: (left: number | undefined) =>
    `Signing in takes a passkey, or your password and a recovery code.${left === undefined ? '' : ` You have ${formatCount(left, 'recovery code')} left.`} You can also add an authenticator app.`,
  replaceHint:
    'For a new phone or new recovery codes, replace the app. The old one works until the new one is confirmed. Without your phone, enter a recovery code.',
  password: 'Your password',
  passwordMissing: 'Enter your password',
  add: 'Add an authenticator app',
  replace: 'Replace the app',
  remove: 'Remove the app',
  removed: 'The authenticator app is removed. Its codes no longer sign you in. All other browsers are logged out.',
  failed: 'That didn’t work. Please try again.',
  scan: 'Scan this code with an authenticator app, for example Google Authenticator, 1Password or Aegis.',
  qrCode: 'QR code for the authenticator app',
  secret: 'Or type this key into the app:',
  confirmHint: 'Then enter the six digits that the app shows.',
  newCode: 'Code of the new app',
  newCodeMissing: 'Enter the six digits that the app shows',
  confirm: 'Confirm',
  cancel: 'Cancel',
  codesTitle: 'Save your recovery codes',
  codesHint:
    'If you lose your phone, each of these codes signs you in once instead of a code of the app. Print them or store them where your phone isn’t. They are not shown again.',
  download: 'Download the codes',
  fileName: 'aitours-recovery-codes.txt',
  done: 'I have saved them',
  confirmed: 'The authenticator app is added. All other browsers are logged out.',
} as const;
