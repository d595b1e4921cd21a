/** SHELL-60: of so many visits the error-reporting service also learns how long their first page took. */
export const TRACE_RATE = 0.1;
