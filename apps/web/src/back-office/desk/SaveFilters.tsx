import { Button, Dialog, Form, Stack, Text, TextField } from '@aitours/ui';
import { useState } from 'react';
import { savedFilterMessages as messages } from './savedFilterMessages.ts';

export interface SaveFiltersProps {
  /** Those that are taken. */
  readonly names: readonly string[];
  readonly onClose: () => void;
  readonly onSave: (name: string) => void;
}

/** A dialog that asks for the name of the present filters. */
export function SaveFilters({ names, onClose, onSave }: SaveFiltersProps) {
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const wanted = name.trim();
  const error =
    wanted === '' ? messages.filterNameMissing : names.includes(wanted) ? messages.filterNameTaken : undefined;
  const save = () => {
    setChecked(true);
    if (!error) onSave(wanted);
  };
  return (
    <Dialog open size="small" title={messages.saveFilters} onClose={onClose}>
      <Form label={messages.saveFilters} errors={{ name: isChecked ? error : undefined }} onSubmit={save}>
        <Stack gap="medium">
          <Text>{messages.savedFiltersText}</Text>
          <TextField name="name" label={messages.filterName} value={name} onChange={setName} maxLength={40} required />
          <Button type="submit" width="full">
            {messages.saveFiltersNow}
          </Button>
          <Button tone="secondary" width="full" onClick={onClose}>
            {messages.dontSaveFilters}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
