import { popularPlaces } from '@aitours/domain/transfers';
import { Button, Inline, Stack, Text, TextField, type TextFieldProps } from '@aitours/ui';
import { useId, useRef } from 'react';
import { placeMessages } from './messages.ts';
import { maxPlaceLength, type PlaceName, type PlaceProblem } from './placeProblems.ts';

export interface PlaceFieldProps extends Pick<TextFieldProps, 'label' | 'icon' | 'required'> {
  name: PlaceName;
  value: string;
  onChange: (value: string) => void;
  /** Why the server rejected the value, with known places to choose from (GAP-37). */
  problem: PlaceProblem | undefined;
}

/** A place of a transfer: the popular ones are offered, and similar ones when the shop doesn't know the entered one. */
export function PlaceField({ problem, onChange, ...field }: PlaceFieldProps) {
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const choose = (name: string) => {
    onChange(name);
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box}>
      <Stack gap="small">
        <TextField
          {...field}
          list={listId}
          autoComplete="off"
          maxLength={maxPlaceLength}
          placeholder={placeMessages.hint}
          onChange={onChange}
        />
        <div role="status">
          {problem && problem.suggestions.length > 0 && (
            <Inline gap="xsmall">
              <Text size="small">{placeMessages.suggestions}</Text>
              {problem.suggestions.map((name) => (
                <Button key={name} tone="secondary" size="small" onClick={() => choose(name)}>
                  {name}
                </Button>
              ))}
            </Inline>
          )}
        </div>
      </Stack>
      <datalist id={listId}>
        {popularPlaces.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
