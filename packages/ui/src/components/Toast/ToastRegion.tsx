import { CircleCheck, CircleX, Info, X } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ToastRegion.css.ts';
import { useCountdown } from './useCountdown.ts';

/** How long a toast stays (SHELL-57), in milliseconds. */
export const TOAST_DURATION = 5000;

/** A notice that comes and goes. */
export interface ToastMessage {
  id: string;
  /** SHELL-56: the three kinds there are. */
  kind: 'success' | 'error' | 'info';
  /** One sentence. */
  text: string;
  /** Milliseconds; `null` stays until it is dismissed.
   * @default 5000 */
  duration?: number | null;
}

export interface ToastRegionProps {
  toasts: ToastMessage[];
  /** Its time is over, or someone dismissed it: take it out of the list. */
  onDismiss: (id: string) => void;
}

const icons = { success: CircleCheck, error: CircleX, info: Info };

function Toast({ toast, paused, onDismiss }: { toast: ToastMessage; paused: boolean; onDismiss: () => void }) {
  const messages = usePatternMessages();
  const { kind, text, duration = TOAST_DURATION } = toast;
  useCountdown(duration, paused, onDismiss);
  const Icon = icons[kind];
  return (
    <div className={styles.toast} data-kind={kind} data-toast>
      <Icon aria-hidden className={styles.icon} />
      <p className={styles.text}>
        <VisuallyHidden>{messages.toastKind[kind]}: </VisuallyHidden>
        {text}
      </p>
      <IconButton icon={X} label={messages.dismiss} onClick={onDismiss} />
    </div>
  );
}

/**
 * Where notifications appear. Render it once, near the root, before the first toast: assistive technology only announces
 * what comes into a region that it already knows. Errors interrupt, the rest waits its turn. While the pointer or the
 * focus is upon them, the time of all toasts stands still.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const messages = usePatternMessages();
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  const enter = (event: FocusEvent<HTMLElement>) => {
    setFocused(true);
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  };

  /** Dismissing what holds the focus must not lose it: it goes to the next toast, or back to where it came from. */
  const dismiss = (id: string) => {
    const inside = region.current?.contains(document.activeElement) ?? false;
    if (inside) {
      const holder = document.activeElement?.closest('[data-toast]');
      const next = [...(region.current?.querySelectorAll('[data-toast]') ?? [])].find((each) => each !== holder);
      (next?.querySelector('button') ?? cameFrom.current)?.focus();
      if (!next) setFocused(false);
    }
    if (toasts.length === 1) setHovered(false);
    onDismiss(id);
  };

  const list = (urgent: boolean) =>
    toasts
      .filter((toast) => (toast.kind === 'error') === urgent)
      .map((toast) => (
        <Toast key={toast.id} toast={toast} paused={hovered || focused} onDismiss={() => dismiss(toast.id)} />
      ));

  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={messages.notifications}
      data-react-aria-top-layer
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setFocused(false)}
    >
      <div className={styles.list} role="alert" aria-atomic="false">
        {list(true)}
      </div>
      <div className={styles.list} role="status" aria-atomic="false">
        {list(false)}
      </div>
    </section>
  );
}
