/** Reports a caught error to the error reporter, if one is configured. */
export const reportError = (error: unknown): void => void dispatchEvent(new ErrorEvent('caughterror', { error }));
