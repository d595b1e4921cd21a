export {
  type ContactMessage,
  type ContactMessageErrors,
  checkContactMessage,
  contactFields,
  emptyContactMessage,
  maxContactLengths,
  trimContactMessage,
} from './checkContactMessage.ts';
export { shopPhone } from './shopPhone.ts';
