import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import * as styles from './Menu.css.ts';

/** The props that a menu gets from its button. */
export interface MenuAnchor {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
}

export interface MenuButtonProps {
  /** The label; with `labelHidden`, only the accessible name. */
  label: string;
  /** Shows only the icon or the picture. */
  labelHidden?: boolean;
  icon?: LucideIcon;
  /** A picture before the label, such as an Avatar. */
  picture?: ReactNode;
  /** Renders the menu. Called from the first opening on, so it can be lazy. */
  menu: (anchor: MenuAnchor) => ReactNode;
  /** Called on hover and focus: preload the menu. */
  onIntent?: () => void;
}

/** The button that opens a menu. Native; the menu itself is rendered when it is first opened. */
export function MenuButton({ label, labelHidden, icon: Icon, picture, menu, onIntent }: MenuButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const show = () => {
    setWasOpened(true);
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
      {wasOpened && menu({ anchor, open, onClose: () => setOpen(false) })}
    </>
  );
}
