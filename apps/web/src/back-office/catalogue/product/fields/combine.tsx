import { Section } from '@aitours/ui';
import type { ReactNode } from 'react';
import * as styles from '../editor.css.ts';
import { type AnyPart, type Combined, combineData, type Part, type PartProps } from './part.ts';

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

/**
 * Returns a part whose fields are shown and checked only for some drafts. They keep their values while they aren't.
 *
 * @param hidden what is sent instead while they aren't shown. Default: the same
 */
export const shownIf = <Draft extends object, PartDraft extends object, Wire extends object>(
  isShown: (draft: Draft) => boolean,
  part: Part<PartDraft, Wire>,
  hidden?: Wire,
): Part<PartDraft, Wire> => {
  const isUsed = (draft: PartDraft) => isShown(draft as object as Draft);
  return {
    ...part,
    toWire: (draft) => (hidden && !isUsed(draft) ? hidden : part.toWire(draft)),
    check: (draft) => (isUsed(draft) ? part.check(draft) : {}),
    Fields: (props) => (isUsed(props.draft) ? <part.Fields {...props} /> : null),
  };
};

/** Returns a part whose fields are shown only while the product is new. */
export const shownIfNew = <Draft extends object, Wire extends object>(part: Part<Draft, Wire>): Part<Draft, Wire> => ({
  ...part,
  Fields: (props) => (props.isNew ? <part.Fields {...props} /> : null),
});

/** Returns a part without fields: an explanation between others. */
export const note = (text: ReactNode): Part<object, object> => ({ ...combineData([]), Fields: () => text });
