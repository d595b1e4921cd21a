import type { ReactNode } from 'react';
import { ModalFrame } from './ModalFrame.tsx';

export interface DialogProps {
  /** What it asks or shows, in a few words; also its name for assistive technology. */
  title: string;
  children: ReactNode;
  /** Whether it is open. */
  open: boolean;
  /** Someone wants it closed: by the close button, Escape, or a press beside it. */
  onClose: () => void;
  /** It can be put aside with what it holds: then a button for it stands beside the one that closes, and Escape and a
   * press beside the dialog do this instead, for they may not lose anything. */
  onMinimise?: () => void;
  /** Its actions: the primary one last. */
  footer?: ReactNode;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** `alertdialog` interrupts for a confirmation: a press beside it doesn't close it.
   * @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Whether it can be left without an answer. Turn it off only while something is being saved.
   * @default true */
  dismissable?: boolean;
}

/**
 * A question or a short form in front of the page. The page behind can't be used until it closes; then the focus
 * goes back to where it came from. Load it when it is first needed: it brings react-aria.
 */
export function Dialog({ size = 'medium', role = 'dialog', dismissable = true, ...rest }: DialogProps) {
  return (
    <ModalFrame
      {...rest}
      size={size}
      role={role}
      dismissable={dismissable}
      place="centre"
      mobileEdge={role === 'alertdialog' ? 'centre' : 'bottom'}
    />
  );
}
