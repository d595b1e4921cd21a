import type { ReactNode } from 'react';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';

export interface DrawerProps {
  /** What it holds; also its name for assistive technology. */
  title: string;
  children: ReactNode;
  open: boolean;
  /** Someone wants it closed: by the close button, Escape, or a press beside it. */
  onClose: () => void;
  /** Its actions, always in sight at its foot. */
  footer?: ReactNode;
  /** The edge it slides in from.
   * @default 'end' */
  edge?: 'start' | 'end' | 'bottom';
  /** What becomes of it at 768 px and below: the same edge, a sheet from the bottom, or the whole screen.
   * @default 'full' */
  mobileEdge?: 'same' | 'bottom' | 'full';
  /** @default 'small' */
  size?: 'small' | 'medium' | 'large';
}

/** A panel that slides in over the page: a menu, filters, the booking panel on a phone. Brings react-aria. */
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
