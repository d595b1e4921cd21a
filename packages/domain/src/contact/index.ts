export {
  type ContactMessage,
  type ContactMessageErrors,
  checkContactMessage,
  contactFields,
  emptyContactMessage,
  trimmedMessage,
} from './checkContactMessage.ts';
