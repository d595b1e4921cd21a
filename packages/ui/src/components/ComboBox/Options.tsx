import { Check, type LucideIcon } from 'lucide-react';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useControlMessages } from '../../messages/controlMessages.ts';
import type { SelectOption } from '../NativeSelect/NativeSelect.tsx';
import * as styles from './Options.css.ts';

/** An option of a `ComboBox` or an `Autocomplete`. */
export interface ComboBoxOption extends SelectOption {
  /** A second line: "Dubai, United Arab Emirates". */
  description?: string;
  icon?: LucideIcon;
  /** The label in parts, to emphasise those that match what is typed. */
  labelParts?: readonly { readonly text: string; readonly isMatch: boolean }[];
}

/** Options of an `Autocomplete` below a title. */
export interface ComboBoxGroup {
  title: string;
  options: readonly ComboBoxOption[];
}

/** What the list of an `Autocomplete` has: options, or groups of them. */
export type ComboBoxItem = ComboBoxOption | ComboBoxGroup;

/** Returns all options, without their groups. */
export const toOptions = (items: readonly ComboBoxItem[]): readonly ComboBoxOption[] =>
  items.flatMap((item) => ('options' in item ? item.options : item));

export interface OptionsProps {
  loading: boolean | undefined;
  /** Wider than a narrow input. */
  wide?: boolean;
}

/** The list below the input of a combo box. It contains the options of the combo box around it. Not exported. */
export function Options({ loading, wide }: OptionsProps) {
  const messages = useControlMessages();
  return (
    <Popover className={styles.popover} data-wide={wide || undefined} placement="bottom start" offset={6}>
      <ListBox<ComboBoxItem>
        className={styles.list}
        renderEmptyState={() => (
          <div className={styles.status}>{loading ? messages.loadingOptions : messages.noMatches}</div>
        )}
      >
        {(item) => ('options' in item ? renderGroup(item) : renderOption(item))}
      </ListBox>
    </Popover>
  );
}

const renderGroup = ({ title, options }: ComboBoxGroup) => (
  <ListBoxSection id={title} className={styles.group}>
    <Header className={styles.title}>{title}</Header>
    <Collection items={options}>{renderOption}</Collection>
  </ListBoxSection>
);

const renderOption = ({ value, label, labelParts, description, icon: Icon, disabled }: ComboBoxOption) => (
  <ListBoxItem
    id={value}
    className={styles.option}
    textValue={label}
    isDisabled={disabled}
    data-icon={Icon ? true : undefined}
  >
    {({ isSelected }) => (
      <>
        {Icon && <Icon aria-hidden className={styles.icon} />}
        <span className={styles.label}>
          {labelParts?.map(({ text, isMatch }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no state
            isMatch ? <strong key={index}>{text}</strong> : text,
          ) ?? label}
        </span>
        {isSelected && <Check aria-hidden className={styles.check} />}
        {description && <span className={styles.description}>{description}</span>}
      </>
    )}
  </ListBoxItem>
);
