/** Says to whoever reports errors what a part of the shop has caught: nobody listens unless that is configured. */
export const reportError = (error: unknown): void => void dispatchEvent(new ErrorEvent('caughterror', { error }));
