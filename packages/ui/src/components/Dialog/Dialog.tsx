import type { ReactNode } from 'react';
import { ModalFrame } from './ModalFrame.tsx';

export interface DialogProps {
  /** A few words; also the accessible name. */
  title: string;
  children: ReactNode;
  /** Whether it is open. */
  open: boolean;
  /** Called by the close button, Escape and a click outside. */
  onClose: () => void;
  /** Adds a minimise button. Escape and a click outside then minimise instead of closing, so that no input is lost. */
  onMinimise?: () => void;
  /** The actions, the primary one last. */
  footer?: ReactNode;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** `alertdialog` asks for a confirmation: a click outside doesn't close it.
   * @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Whether the user can close it. Set false only while saving.
   * @default true */
  dismissable?: boolean;
}

/**
 * A modal dialog for a question or a short form. When it closes, the focus returns to the element that had it before.
 * Load it when it is first needed: it imports react-aria.
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
