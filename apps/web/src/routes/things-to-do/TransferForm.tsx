/** A separate chunk: only one of five categories needs it. */
export { TransferSearchForm as default } from '../../features/transfer-search/TransferSearchForm.tsx';
