import { Form, Stack } from '@aitours/ui';
import type { ReactNode } from 'react';
import type { ProductEditing } from './productForm.ts';
import { SaveBar } from './SaveBar.tsx';

interface EditFormProps<Draft> {
  readonly editing: ProductEditing<Draft>;
  readonly label: string;
  /** The groups of fields. */
  readonly children: ReactNode;
}

/** The form of what staff edit in the catalogue. Errors are at their fields; what is typed stays when saving fails. */
export const EditForm = <Draft extends object>({ editing, label, children }: EditFormProps<Draft>) => (
  <Form label={label} errors={editing.errors} explainRequired onSubmit={editing.save}>
    <Stack gap="xlarge">
      {children}
      <SaveBar editing={editing} />
    </Stack>
  </Form>
);
