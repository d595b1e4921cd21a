/** The texts of the error catalogue about the status page (STATUS-07, STATUS-08). */
export const statusMessages = {
  notJson: 'API did not return valid JSON.',
  failed: 'Could not fetch status.',
} as const;
