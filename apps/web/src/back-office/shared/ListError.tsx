import { Banner, useField } from '@aitours/ui';

interface ListErrorProps {
  /** The list's name on the wire: the form's error summary links to its error. */
  readonly name?: string;
  /** An error that isn't in the form's. */
  readonly text?: string | undefined;
}

/** An error of a list as a whole: what was removed is gone from the form. */
export function ListError({ name, text }: ListErrorProps) {
  const { ids, error } = useField({ name, errorMessage: text });
  return error === undefined ? null : (
    <div id={ids.control} tabIndex={-1}>
      <Banner tone="critical">{error}</Banner>
    </div>
  );
}
