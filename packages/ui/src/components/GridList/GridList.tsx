import type { ReactNode } from 'react';
import { GridList as AriaGridList, GridListItem as AriaItem, Text } from 'react-aria-components/GridList';
import { useValue } from '../../state/useValue.ts';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';
import * as styles from './GridList.css.ts';
import { SelectionBox } from './SelectionBox.tsx';

/** A row. */
export interface GridListItem {
  id: string;
  label: string;
  description?: string;
  /** Before the text: an Image or an Avatar. */
  picture?: ReactNode;
  /** After the text: a Badge, a price, IconButtons. */
  end?: ReactNode;
  disabled?: boolean;
}

export interface GridListProps {
  /** The accessible name. */
  label: string;
  items: readonly GridListItem[];
  /** @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The ids of the selected rows. */
  selected?: readonly string[];
  /** @default [] */
  defaultSelected?: readonly string[];
  onChange?: (selected: readonly string[]) => void;
  /** Called with the id of a row that is clicked, or on which Enter is pressed: open it. */
  onAction?: (id: string) => void;
  /** Shown when there are no rows. */
  empty?: ReactNode;
}

const none: readonly string[] = [];

const listEnabledIds = (items: readonly GridListItem[]) => items.flatMap(({ id, disabled }) => (disabled ? [] : [id]));

/** A list whose rows can be selected and opened, and contain controls. One tab stop. Loads react-aria. */
export function GridList(props: GridListProps) {
  const { label, items, selectionMode = 'none', onAction, empty } = props;
  const [selected, select] = useValue(props.selected, props.defaultSelected ?? none, props.onChange);
  return (
    <OverlayContext>
      <AriaGridList
        className={styles.list}
        aria-label={label}
        items={items}
        selectionMode={selectionMode}
        selectedKeys={selected}
        onSelectionChange={(keys) => select(keys === 'all' ? listEnabledIds(items) : Array.from(keys, String))}
        {...(onAction && { onAction: (key) => onAction(String(key)) })}
        renderEmptyState={() => empty}
      >
        {({ id, label: text, description, picture, end, disabled }) => (
          <AriaItem
            id={id}
            className={styles.item}
            textValue={text}
            isDisabled={disabled}
            data-action={onAction && true}
          >
            {selectionMode === 'multiple' && <SelectionBox />}
            {picture}
            <span className={styles.text}>
              <span className={styles.label}>{text}</span>
              {description && (
                <Text slot="description" className={styles.description}>
                  {description}
                </Text>
              )}
            </span>
            {end}
          </AriaItem>
        )}
      </AriaGridList>
    </OverlayContext>
  );
}
