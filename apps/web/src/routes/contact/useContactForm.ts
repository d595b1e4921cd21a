import { type ContactMessage, checkContactMessage, emptyContactMessage } from '@aitours/domain/contact';
import { contactNoticeMilliseconds } from '@aitours/domain/meta';
import { useEffect, useState } from 'react';
import { type ContactErrors, contactErrors } from './contactErrors.ts';
import { sendMessage } from './sendMessage.ts';

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
  const [errors, setErrors] = useState<ContactErrors>({});
  const [is, setIs] = useState<ContactFormState['is']>('open');

  useEffect(() => {
    if (is !== 'sent') return;
    const timer = setTimeout(() => setIs('open'), contactNoticeMilliseconds);
    return () => clearTimeout(timer);
  }, [is]);

  const send = async () => {
    const found = contactErrors(checkContactMessage(values));
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
