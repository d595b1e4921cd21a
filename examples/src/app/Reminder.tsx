'use client';

import { Button, Form, TextField } from '@aitours/ui';

/** A client component, because a server component can't pass a function to the form. */
export function Reminder() {
  return (
    <Form label="Reminder" onSubmit={(data) => console.log(data.get('email'))}>
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      <Button type="submit">Remind me</Button>
    </Form>
  );
}
