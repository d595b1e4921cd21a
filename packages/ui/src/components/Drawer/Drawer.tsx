import type { ReactNode } from 'react';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';

export interface DrawerProps {
  /** Also the accessible name. */
  title: string;
  children: ReactNode;
  open: boolean;
  /** Called by the close button, Escape and a click outside. */
  onClose: () => void;
  /** The actions, always visible at the bottom. */
  footer?: ReactNode;
  /** The edge it slides in from.
   * @default 'end' */
  edge?: 'start' | 'end' | 'bottom';
  /** Its edge at 768 px and below: the same, the bottom, or the whole screen.
   * @default 'full' */
  mobileEdge?: 'same' | 'bottom' | 'full';
  /** @default 'small' */
  size?: 'small' | 'medium' | 'large';
}

/** A panel that slides in over the page: a menu, filters, the booking panel on a phone. Loads react-aria. */
export function Drawer({ edge = 'end', mobileEdge = 'full', size = 'small', ...rest }: DrawerProps) {
  return (
    <ModalFrame
      {...rest}
      role="dialog"
      dismissable
      size={size}
      place={edge}
      mobileEdge={mobileEdge === 'same' ? edge : mobileEdge}
    />
  );
}
