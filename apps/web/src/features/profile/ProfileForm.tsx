import type { Schema } from '@aitours/api-client';
import { maxProfileLengths } from '@aitours/domain/profile';
import { Button, Card, Form, Grid, Section, Stack, Switch, TextArea, TextField } from '@aitours/ui';
import { useState } from 'react';
import { PhoneField } from '../../platform/traveller-fields/PhoneField.tsx';
import { messages } from './messages.ts';
import { type ProfileErrors, type ProfileUpdate, readProfile } from './profileForm.ts';

export interface ProfileFormProps {
  readonly user: Schema<'User'>;
  readonly errors: ProfileErrors;
  readonly isSaving: boolean;
  readonly onSave: (update: ProfileUpdate) => void;
}

/** The editable fields of a profile, and the read-only e-mail address (SETTINGS-01, SETTINGS-02). */
export function ProfileForm({ user, errors, isSaving, onSave }: ProfileFormProps) {
  const [phone, setPhone] = useState(user.phone);
  const text = (name: keyof typeof maxProfileLengths) => ({
    name,
    defaultValue: user[name],
    maxLength: maxProfileLengths[name],
  });
  return (
    <Form label={messages.form} errors={errors} onSubmit={(data) => onSave(readProfile(data))}>
      <Card padding="large">
        <Section title={messages.person} size="medium">
          <Stack gap="large">
            <Grid columns={2} gap="large">
              <TextField {...text('first_name')} label={messages.firstName} autoComplete="given-name" required />
              <TextField {...text('last_name')} label={messages.lastName} autoComplete="family-name" required />
              <TextField
                label={messages.email}
                description={messages.emailHint}
                type="email"
                value={user.email}
                readOnly
              />
              <PhoneField
                name="phone"
                label={messages.phone}
                description={messages.phoneHint}
                maxLength={maxProfileLengths.phone}
                value={phone}
                onChange={setPhone}
              />
            </Grid>
            <TextField {...text('address')} label={messages.address} autoComplete="street-address" />
            <TextArea {...text('bio')} label={messages.bio} description={messages.bioHint} rows={4} />
          </Stack>
        </Section>
      </Card>
      <Card padding="large">
        <Section title={messages.news} size="medium">
          <Stack>
            <Switch
              name="email_notifications"
              label={messages.emailNotifications}
              description={messages.emailNotificationsHint}
              defaultChecked={user.email_notifications}
            />
            <Switch
              name="newsletter_subscription"
              label={messages.newsletter}
              description={messages.newsletterHint}
              defaultChecked={user.newsletter_subscription}
            />
          </Stack>
        </Section>
      </Card>
      <div>
        <Button type="submit" width="phone" busy={isSaving}>
          {messages.save}
        </Button>
      </div>
    </Form>
  );
}
