import {
  type ContactMessage,
  type ContactMessageErrors,
  checkContactMessage,
  contactFields,
  emptyContactMessage,
} from '@aitours/domain/contact';
import { contactNoticeMilliseconds } from '@aitours/domain/meta';
import { phoneInvalid } from '@aitours/domain/phone';
import { useEffect, useState } from 'react';
import { usePhoneRules } from '../../platform/usePhoneRules.ts';
import { messages } from './messages.ts';
import { sendMessage } from './sendMessage.ts';

/** Messages by field. */
export type ContactErrors = Readonly<Partial<Record<keyof ContactMessage, string>>>;

export interface ContactFormState {
  readonly values: ContactMessage;
  readonly errors: ContactErrors;
  readonly is: 'open' | 'sending' | 'sent' | 'failed';
  readonly change: (field: keyof ContactMessage, value: string) => void;
  readonly send: () => void;
}

/**
 * Manages the contact form: cleared after sending, with a notice for three seconds (CONTACT-06); unchanged when sending
 * fails (CONTACT-07).
 */
export function useContactForm(endpoint: string): ContactFormState {
  const [values, setValues] = useState(emptyContactMessage);
  const { isPhone } = usePhoneRules();
  const [errors, setErrors] = useState<ContactErrors>({});
  const [is, setIs] = useState<ContactFormState['is']>('open');

  useEffect(() => {
    if (is !== 'sent') return;
    const timer = setTimeout(() => setIs('open'), contactNoticeMilliseconds);
    return () => clearTimeout(timer);
  }, [is]);

  const send = async () => {
    const found = contactErrors(checkContactMessage(values, isPhone));
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setIs('open');
      return;
    }
    setIs('sending');
    const isSent = await sendMessage(endpoint, values);
    setIs(isSent ? 'sent' : 'failed');
    if (isSent) setValues(emptyContactMessage);
  };

  return {
    values,
    errors,
    is,
    change: (field, value) => setValues((before) => ({ ...before, [field]: value })),
    send: () => void send(),
  };
}

const invalid: ContactErrors = { email: messages.emailInvalid, phone: phoneInvalid };

/** Returns the messages of the validation errors (CONTACT-01). */
export const contactErrors = (found: ContactMessageErrors): ContactErrors =>
  Object.fromEntries(
    contactFields
      .filter((field) => found[field])
      .map((field) => [field, found[field] === 'missing' ? messages.missing[field] : invalid[field]]),
  );
