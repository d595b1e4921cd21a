/** The texts of the error catalogue about the settings (SETTINGS-03, SETTINGS-06 to SETTINGS-08). */
export const settingsMessages = {
  logIn: 'Please log in to view settings.',
  loadFailed: 'Failed to load user data',
  saved: 'Profile updated successfully',
  saveFailed: 'Failed to update profile',
} as const;
