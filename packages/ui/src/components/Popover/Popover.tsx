import { type JSX, type ReactNode, useState } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger, Pressable } from 'react-aria-components/Popover';
import { useBackSteps } from '../../state/useBackSteps.ts';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** The accessible name. */
  label: string;
  /** The button that opens it. */
  trigger: JSX.Element;
  /** The content, or a function that gets what closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/** A small dialog beside its button, for details or a few controls. Loads react-aria. */
export function Popover({ label, trigger, children, placement = 'bottom start' }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useBackSteps(open ? 1 : 0, close);
  return (
    <OverlayContext>
      <DialogTrigger isOpen={open} onOpenChange={setOpen}>
        <Pressable>{trigger}</Pressable>
        <AriaPopover className={styles.popover} placement={placement}>
          <Dialog className={styles.dialog} aria-label={label}>
            {typeof children === 'function' ? children(close) : children}
          </Dialog>
        </AriaPopover>
      </DialogTrigger>
    </OverlayContext>
  );
}
