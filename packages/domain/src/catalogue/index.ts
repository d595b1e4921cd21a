export { type RebasedEdit, rebaseEdit } from './rebaseEdit.ts';
