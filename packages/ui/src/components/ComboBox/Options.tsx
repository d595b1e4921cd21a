import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useControlMessages } from '../../messages/controlMessages.ts';
import type { SelectOption } from '../NativeSelect/NativeSelect.tsx';
import * as styles from './Options.css.ts';

/** An option of a `ComboBox` or an `Autocomplete`. */
export interface ComboBoxOption extends SelectOption {
  /** A second line: "Dubai, United Arab Emirates". */
  description?: string;
}

/** The list below the input of a combo box. It contains the options of the combo box around it. Not exported. */
export function Options({ loading }: { loading: boolean | undefined }) {
  const messages = useControlMessages();
  return (
    <Popover className={styles.popover} offset={6}>
      <ListBox<ComboBoxOption>
        className={styles.list}
        renderEmptyState={() => (
          <div className={styles.status}>{loading ? messages.loadingOptions : messages.noMatches}</div>
        )}
      >
        {({ value, label, description, disabled }) => (
          <ListBoxItem id={value} className={styles.option} textValue={label} isDisabled={disabled}>
            {({ isSelected }) => (
              <>
                <span className={styles.label}>{label}</span>
                {isSelected && <Check aria-hidden className={styles.check} />}
                {description && <span className={styles.description}>{description}</span>}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
