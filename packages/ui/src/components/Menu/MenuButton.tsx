import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import * as styles from './Menu.css.ts';

/** What a menu needs to know of the button it hangs on. */
export interface MenuAnchor {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
}

export interface MenuButtonProps {
  /** What the button says; with `labelHidden`, its name for assistive technology. */
  label: string;
  /** Shows only the icon or the picture. */
  labelHidden?: boolean;
  icon?: LucideIcon;
  /** A picture before the label, such as an Avatar. */
  picture?: ReactNode;
  /** The menu. Rendered from the first opening on, so it can be loaded lazily. */
  menu: (anchor: MenuAnchor) => ReactNode;
  /** A pointer or the focus comes near: the moment to load the menu. */
  onIntent?: () => void;
}

/** The button of a menu. Native and light: the menu itself comes when it is first opened. */
export function MenuButton({ label, labelHidden, icon: Icon, picture, menu, onIntent }: MenuButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={labelHidden ? label : undefined}
        onClick={() => (open ? setOpen(false) : show())}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          show();
        }}
      >
        {picture}
        {Icon && <Icon aria-hidden className={styles.icon} />}
        {!labelHidden && <span className={styles.label}>{label}</span>}
        <ChevronDown aria-hidden className={styles.chevron} />
      </button>
      {wanted && menu({ anchor, open, onClose: () => setOpen(false) })}
    </>
  );
}
