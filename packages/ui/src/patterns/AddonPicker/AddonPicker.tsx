import { NumberStepper } from '../../components/NumberStepper/NumberStepper.tsx';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import * as styles from './AddonPicker.css.ts';

/** An optional extra. */
export interface Addon {
  id: string;
  title: string;
  detail?: string;
  /** The formatted unit price. */
  price: string;
  quantity: number;
  /** @default 10 */
  max?: number;
}

export interface AddonPickerProps {
  /** "Add-ons". */
  label: string;
  addons: Addon[];
  onChange: (id: string, quantity: number) => void;
}

/** The default maximum quantity. */
const DEFAULT_MAX = 10;

/** Prevents a line break between currency and amount. */
const withoutBreaks = (price: string): string => price.replaceAll(' ', '\u00A0');

/** Add-ons with a quantity each (ACT-09). */
export function AddonPicker({ label, addons, onChange }: AddonPickerProps) {
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{label}</legend>
      <PlainList className={styles.list}>
        {addons.map(({ id, title, detail, price, quantity, max = DEFAULT_MAX }) => (
          <li key={id} className={styles.addon} data-selected={quantity > 0 || undefined}>
            <NumberStepper
              label={title}
              description={detail === undefined ? price : `${detail} · ${withoutBreaks(price)}`}
              value={quantity}
              min={0}
              max={max}
              onChange={(next) => onChange(id, next)}
            />
          </li>
        ))}
      </PlainList>
    </fieldset>
  );
}
