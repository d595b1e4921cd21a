/** A chunk of its own: only one of the five categories needs it. */
export { TransferSearchForm as default } from '../../features/transfer-search/TransferSearchForm.tsx';
