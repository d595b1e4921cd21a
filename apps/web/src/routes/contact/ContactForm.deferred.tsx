import type { ContactMessage } from '@aitours/domain/contact';
import { contactMessages } from '@aitours/domain/messages';
import { Banner, Button, Card, Form, Section, TextArea, TextField, TextLink } from '@aitours/ui';
import { PhoneField } from '../../platform/traveller-fields/PhoneField.tsx';
import { messages } from './messages.ts';
import type { ContactFormState } from './useContactForm.ts';

const { form, details } = messages;

/** The form's fields (CONTACT-01, CONTACT-02) and its outcome (CONTACT-06 to CONTACT-08). */
export default function ContactForm({
  values,
  errors,
  is,
  repliesTo,
  hasConversation,
  maxLengths,
  ...rest
}: ContactFormState) {
  const { change, send } = rest;
  const field = (name: keyof ContactMessage) => ({
    name,
    label: form[name],
    value: values[name],
    onChange: (value: string) => change(name, value),
    required: true,
    ...(maxLengths && { maxLength: maxLengths[name] }),
  });
  return (
    <Card padding="large">
      <Section title={form.title} size="medium">
        <Form label={form.title} errors={errors} onSubmit={send}>
          <TextField {...field('name')} autoComplete="name" />
          <TextField {...field('email')} type="email" autoComplete="email" />
          <PhoneField {...field('phone')} />
          <TextArea
            {...field('message')}
            description={hasConversation ? form.conversationHint : form.messageHint}
            rows={6}
          />
          <div role="status">
            {is === 'sent' && <Banner tone="positive" title={repliesTo ? form.sentTo(repliesTo) : form.sent} />}
          </div>
          {is === 'failed' && (
            <Banner tone="critical" announce="alert" title={contactMessages.sendFailed}>
              {form.notSent} <TextLink href={`mailto:${details.emailAddress}`}>{details.emailAddress}</TextLink>
            </Banner>
          )}
          <Button type="submit" width="phone" busy={is === 'sending'}>
            {form.send}
          </Button>
        </Form>
      </Section>
    </Card>
  );
}
