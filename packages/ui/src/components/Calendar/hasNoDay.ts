/**
 * Whether the last valid day is before the first. React Aria's calendar would move the focus from one bound to the other
 * in each render: it gets only the first bound then, and is disabled.
 */
export const hasNoDay = (min?: string, max?: string): boolean => min !== undefined && max !== undefined && max < min;
