export { type ActivityError, type CheckedActivity, findActivityErrors } from './findActivityErrors.ts';
export { type RebasedEdit, rebaseEdit } from './rebaseEdit.ts';
