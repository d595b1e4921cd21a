export const dateFieldId = 'free-on';

/** Focuses the date field: the button that changed the date disappears. */
export const focusDateField = (): void => document.getElementById(dateFieldId)?.focus();
