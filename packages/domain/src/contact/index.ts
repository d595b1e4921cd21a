export {
  type ContactMessage,
  type ContactRefusals,
  checkContactMessage,
  contactFields,
  emptyContactMessage,
  trimmedMessage,
} from './checkContactMessage.ts';
