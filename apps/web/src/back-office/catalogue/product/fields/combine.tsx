import { Section } from '@aitours/ui';
import * as styles from '../ActivityForm.css.ts';
import { type AnyPart, type Combined, combineData, type PartProps } from './part.ts';

const All = ({ parts, ...props }: PartProps<object> & { readonly parts: readonly AnyPart[] }) =>
  // The parts of a form don't change.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  parts.map(({ Fields }, at) => <Fields key={at} {...props} />);

/** Returns the parts of a form, one below the other. */
export const combine = <const Parts extends readonly AnyPart[]>(...parts: Parts) =>
  ({ ...combineData(parts), Fields: (props) => <All parts={parts} {...props} /> }) as AnyPart as Combined<Parts>;

/** Returns short fields that are beside each other where there is room. */
export const row = <const Parts extends readonly AnyPart[]>(...parts: Parts) =>
  ({
    ...combineData(parts),
    Fields: (props) => (
      <div className={styles.fields}>
        <All parts={parts} {...props} />
      </div>
    ),
  }) as AnyPart as Combined<Parts>;

/** Returns a group of fields with a title. */
export const section = <const Parts extends readonly AnyPart[]>(
  { title, description }: { readonly title: string; readonly description?: string },
  ...parts: Parts
) =>
  ({
    ...combineData(parts),
    Fields: (props) => (
      <Section title={title} size="medium" {...(description !== undefined && { description })}>
        <All parts={parts} {...props} />
      </Section>
    ),
  }) as AnyPart as Combined<Parts>;

/** Returns a part whose fields are shown only for some drafts. They keep their values while they aren't. */
export const shownIf = <Draft extends object, P extends AnyPart>(isShown: (draft: Draft) => boolean, part: P): P => ({
  ...part,
  Fields: (props) => (isShown(props.draft as Draft) ? <part.Fields {...props} /> : null),
});
