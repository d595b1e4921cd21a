import {
  type ContactMessage,
  checkContactMessage,
  emptyContactMessage,
  maxContactLengths,
} from '@aitours/domain/contact';
import { contactNoticeMilliseconds } from '@aitours/domain/meta';
import { useEffect, useState } from 'react';
import { forgetConversation, readConversation } from '../../features/assistant/handedOver.ts';
import { usePhoneRules } from '../../platform/usePhoneRules.ts';
import { type ContactErrors, getContactErrors } from './contactErrors.ts';
import { sendMessage } from './sendMessage.ts';

export interface ContactFormState {
  readonly values: ContactMessage;
  readonly errors: ContactErrors;
  readonly is: 'open' | 'sending' | 'sent' | 'failed';
  /** The address that the sent message's replies go to; empty: not shown. */
  readonly repliesTo: string;
  /** The message began with a conversation with the assistant. */
  readonly hasConversation: boolean;
  /** Absent where another service limits the lengths. */
  readonly maxLengths?: typeof maxContactLengths;
  readonly change: (field: keyof ContactMessage, value: string) => void;
  readonly send: () => void;
}

/**
 * Manages the contact form: cleared after sending, with a notice for three seconds (CONTACT-06); unchanged when sending
 * fails (CONTACT-07).
 *
 * @param isOwn whether the shop's own API sends; the notice then names the address for replies, and stays until the
 * next entry
 */
export function useContactForm(endpoint: string, isOwn: boolean): ContactFormState {
  const [values, setValues] = useState(emptyContactMessage);
  const { isPhone } = usePhoneRules();
  const [errors, setErrors] = useState<ContactErrors>({});
  const [is, setIs] = useState<ContactFormState['is']>('open');
  const [repliesTo, setRepliesTo] = useState('');
  const [hasConversation, setHasConversation] = useState(false);

  useEffect(() => {
    const text = readConversation();
    if (text === null) return;
    setHasConversation(true);
    setValues((before) => (before.message === '' ? { ...before, message: `${text}\n\n` } : before));
  }, []);

  useEffect(() => {
    if (is !== 'sent' || isOwn) return;
    const timer = setTimeout(() => setIs('open'), contactNoticeMilliseconds);
    return () => clearTimeout(timer);
  }, [is, isOwn]);

  const send = async () => {
    const found = getContactErrors(checkContactMessage(values, isPhone));
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setIs('open');
      return;
    }
    setIs('sending');
    const isSent = await sendMessage(endpoint, values);
    setIs(isSent ? 'sent' : 'failed');
    if (!isSent) return;
    setValues(emptyContactMessage);
    forgetConversation();
    setHasConversation(false);
    if (isOwn) setRepliesTo(values.email.trim());
  };

  return {
    values,
    errors,
    is,
    repliesTo,
    hasConversation,
    ...(isOwn && { maxLengths: maxContactLengths }),
    change: (field, value) => {
      setValues((before) => ({ ...before, [field]: value }));
      if (isOwn && is === 'sent') setIs('open');
    },
    send: () => void send(),
  };
}
