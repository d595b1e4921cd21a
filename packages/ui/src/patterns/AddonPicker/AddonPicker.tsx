import { NumberStepper } from '../../components/NumberStepper/NumberStepper.tsx';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import * as styles from './AddonPicker.css.ts';

/** An extra that can be added. */
export interface Addon {
  id: string;
  title: string;
  detail?: string;
  /** The price of one, as shown. */
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

/** So many, unless a thing says otherwise. */
const MOST = 10;

/** An amount keeps to one line with its currency. */
const unbroken = (price: string): string => price.replaceAll(' ', '\u00A0');

/** Extras with a quantity each (ACT-09). */
export function AddonPicker({ label, addons, onChange }: AddonPickerProps) {
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{label}</legend>
      <PlainList className={styles.list}>
        {addons.map(({ id, title, detail, price, quantity, max = MOST }) => (
          <li key={id} className={styles.addon} data-chosen={quantity > 0 || undefined}>
            <NumberStepper
              label={title}
              description={detail === undefined ? price : `${detail} · ${unbroken(price)}`}
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
