export { TransferSearchForm as default } from '../../features/transfer-search/TransferSearchForm.tsx';
