import { Check, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tag as AriaTag, TagGroup as AriaTagGroup, Button, TagList } from 'react-aria-components/TagGroup';
import { useValue } from '../../state/useValue.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldBase, useField } from '../Field/useField.ts';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';
import * as styles from './TagGroup.css.ts';

/** A tag: one to three words. */
export interface Tag {
  id: string;
  label: string;
  icon?: LucideIcon;
  disabled?: boolean;
}

export interface TagGroupProps extends Pick<FieldBase, 'label' | 'description' | 'errorMessage' | 'id'> {
  tags: readonly Tag[];
  /** Adds a button to each tag; called with the ids of the tags to remove. */
  onRemove?: (ids: string[]) => void;
  /** @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The ids of the selected tags. */
  selected?: readonly string[];
  /** @default [] */
  defaultSelected?: readonly string[];
  onChange?: (selected: readonly string[]) => void;
  /** Shown when there are no tags. */
  empty?: ReactNode;
  /** Hides the label visually: only where the context makes it clear. */
  labelHidden?: boolean;
}

const none: readonly string[] = [];

/** Values that a product or a search has, to be removed or selected. One tab stop. Loads react-aria. */
export function TagGroup(props: TagGroupProps) {
  const { label, description, tags, onRemove, selectionMode = 'none', empty, labelHidden } = props;
  const field = useField(props);
  const [selected, select] = useValue(props.selected, props.defaultSelected ?? none, props.onChange);
  return (
    <OverlayContext>
      <Field field={field} label={label} description={description} labelHidden={labelHidden} group>
        <AriaTagGroup
          id={field.ids.control}
          aria-labelledby={field.ids.label}
          aria-describedby={field.control['aria-describedby']}
          selectionMode={selectionMode}
          selectedKeys={selected}
          onSelectionChange={(keys) => select(keys === 'all' ? tags.map(({ id }) => id) : Array.from(keys, String))}
          {...(onRemove && { onRemove: (keys) => onRemove(Array.from(keys, String)) })}
        >
          <TagList
            className={styles.list}
            items={tags}
            renderEmptyState={() => empty && <span className={styles.empty}>{empty}</span>}
          >
            {(tag) => <TagItem tag={tag} />}
          </TagList>
        </AriaTagGroup>
      </Field>
    </OverlayContext>
  );
}

function TagItem({ tag: { id, label, icon, disabled } }: { tag: Tag }) {
  return (
    <AriaTag id={id} className={styles.tag} textValue={label} isDisabled={disabled}>
      {({ allowsRemoving, isSelected }) => {
        const Icon = isSelected ? Check : icon;
        return (
          <>
            {Icon && <Icon aria-hidden className={styles.icon} />}
            <span className={styles.content}>{label}</span>
            {allowsRemoving && (
              <Button slot="remove" className={styles.remove}>
                <X aria-hidden className={styles.icon} />
              </Button>
            )}
          </>
        );
      }}
    </AriaTag>
  );
}
