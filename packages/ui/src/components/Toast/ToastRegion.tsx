import { CircleCheck, CircleX, Info, X } from 'lucide-react';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ToastRegion.css.ts';
import { useCountdown } from './useCountdown.ts';

/** How long a toast is shown (SHELL-57), in milliseconds. */
export const TOAST_DURATION = 5000;

/** How long a toast with an action is shown, in milliseconds. */
const ACTION_DURATION = 15_000;

/** A notification. */
export interface ToastMessage {
  id: string;
  /** The three kinds of SHELL-56. */
  kind: 'success' | 'error' | 'info';
  /** One sentence. */
  text: string;
  /** A button before the dismiss button: "Undo". */
  action?: { label: string; onAction: () => void };
  /** In milliseconds; `null` shows it until it is dismissed.
   * @default 5000, with an action 15000 */
  duration?: number | null;
}

export interface ToastRegionProps {
  toasts: ToastMessage[];
  /** Called when a toast expires or is dismissed: remove it from the list. */
  onDismiss: (id: string) => void;
}

const icons = { success: CircleCheck, error: CircleX, info: Info };

function Toast({ toast, paused, onDismiss }: { toast: ToastMessage; paused: boolean; onDismiss: () => void }) {
  const messages = usePatternMessages();
  const { kind, text, action, duration = action ? ACTION_DURATION : TOAST_DURATION } = toast;
  useCountdown(duration, paused, onDismiss);
  const Icon = icons[kind];
  return (
    <div className={styles.toast} data-kind={kind} data-toast>
      <Icon aria-hidden className={styles.icon} />
      <p className={styles.text}>
        <VisuallyHidden>{messages.toastKind[kind]}: </VisuallyHidden>
        {text}
        {action && <VisuallyHidden> {messages.toastKey}</VisuallyHidden>}
      </p>
      {action && (
        <Button
          size="small"
          tone="quiet"
          onClick={() => {
            onDismiss();
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label={messages.dismiss} onClick={onDismiss} />
    </div>
  );
}

/** Whether a toast isn't hidden by a newer one, as on phones. */
const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

const findOther = (region: Element | null, current: Element | null | undefined) =>
  [...(region?.querySelectorAll('[data-toast]') ?? [])].find((each) => each !== current && isVisible(each));

/** F6 focuses the newest action. */
function useActionKey(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const goToAction = (event: KeyboardEvent) => {
      const actions = region.current?.querySelectorAll<HTMLElement>('[data-toast] button:not(:last-child)') ?? [];
      const newest = [...actions].filter(isVisible).at(-1);
      if (event.key !== 'F6' || !newest) return;
      event.preventDefault();
      newest.focus();
    };
    addEventListener('keydown', goToAction);
    return () => removeEventListener('keydown', goToAction);
  }, [region]);
}

/**
 * Shows notifications, on a phone the newest error and the newest of the others. Render it once, near the root, before the
 * first toast: screen readers only announce changes of an existing live region. Errors are assertive, the others polite.
 * Hover and focus pause the timers of all toasts. F6 moves the focus to the newest action.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const messages = usePatternMessages();
  const region = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useActionKey(region);

  const enter = (event: FocusEvent<HTMLElement>) => {
    setFocused(true);
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) previousFocus.current = from;
  };

  /** Dismissing a focused toast moves the focus to the next one, or back to where it was before. */
  const dismiss = (id: string) => {
    const inside = region.current?.contains(document.activeElement) ?? false;
    if (inside) {
      const current = document.activeElement?.closest('[data-toast]');
      const next = findOther(region.current, current);
      (next?.querySelector('button') ?? previousFocus.current)?.focus();
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
