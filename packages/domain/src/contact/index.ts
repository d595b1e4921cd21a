export {
  type ContactMessage,
  type ContactMessageErrors,
  checkContactMessage,
  contactFields,
  emptyContactMessage,
  trimContactMessage,
} from './checkContactMessage.ts';
