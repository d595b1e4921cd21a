interface EditedDraft<Draft> {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

type TextKey<Draft> = { [Key in keyof Draft & string]: string extends Draft[Key] ? Key : never }[keyof Draft & string];

/**
 * Returns a function that connects a text field of a form with a text of the draft.
 *
 * @example <TextField {...field('basePrice', 'base_price')} label="Price" />
 */
export const bindFields =
  <Draft extends object>({ draft, change }: EditedDraft<Draft>) =>
  /** @param name on the wire */
  (key: TextKey<Draft>, name: string = key) => ({
    name,
    value: String(draft[key]),
    // TypeScript doesn't know that a text can replace each value of these keys.
    onChange: (text: string) => change({ [key]: text } as Partial<Draft>),
  });
