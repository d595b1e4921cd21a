import { Minus, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import { useBackSteps } from '../../state/useBackSteps.ts';
import { useFocusReturn } from '../../state/useFocusReturn.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';
import * as styles from './ModalFrame.css.ts';

export interface ModalFrameProps {
  title: string;
  children: ReactNode;
  open: boolean;
  onClose: () => void;
  onMinimise?: (() => void) | undefined;
  role: 'dialog' | 'alertdialog';
  footer?: ReactNode;
  dismissable: boolean;
  /** The position of the panel. */
  place: 'centre' | 'start' | 'end' | 'bottom';
  /** Its position at 768 px and below. */
  mobileEdge: 'centre' | 'start' | 'end' | 'bottom' | 'full';
  size: 'small' | 'medium' | 'large';
}

/** The parts that Dialog and Drawer share: backdrop, panel, title, close button, footer. Not exported. */
export function ModalFrame(props: ModalFrameProps) {
  const { title, children, open, onClose, onMinimise, role, footer, dismissable, place, mobileEdge, size } = props;
  const messages = useComponentMessages();
  const titleId = useId();
  const leave = onMinimise ?? onClose;
  useBackSteps(open ? 1 : 0, () => dismissable && leave());
  useFocusReturn(open);
  return (
    <OverlayContext>
      <ModalOverlay
        className={styles.backdrop}
        data-place={place}
        data-phone={mobileEdge}
        isOpen={open}
        onOpenChange={(next) => !next && leave()}
        isDismissable={dismissable && role === 'dialog'}
        isKeyboardDismissDisabled={!dismissable}
      >
        <Modal className={styles.panel} data-place={place} data-phone={mobileEdge} data-size={size}>
          <AriaDialog className={styles.dialog} role={role} aria-labelledby={titleId}>
            <header className={styles.header}>
              <h2 id={titleId} className={styles.title}>
                {title}
              </h2>
              <span className={styles.controls}>
                {onMinimise && <IconButton icon={Minus} label={messages.minimise} onClick={onMinimise} />}
                {dismissable && <IconButton icon={X} label={messages.close} onClick={onClose} />}
              </span>
            </header>
            <div className={styles.body}>{children}</div>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </OverlayContext>
  );
}
