import { usePatternMessages } from '../../messages/patternMessages.ts';
import * as styles from './RouteOverlay.css.ts';

export interface RouteOverlayProps {
  /** Whether the next page is loading. Always render the component, so that the change is announced. */
  visible: boolean;
}

/** Covers the screen while the next page loads (SHELL-50). Announces politely and does not move the focus. */
export function RouteOverlay({ visible }: RouteOverlayProps) {
  const messages = usePatternMessages();
  return (
    <div className={styles.overlay} role="status" data-visible={visible || undefined}>
      {visible && (
        <>
          <svg className={styles.scene} viewBox="0 0 120 72" aria-hidden="true">
            <circle className={styles.sun} cx="60" cy="44" r="20" />
            <path className={styles.far} d="M0 56q20-16 42-6t38-4 40 2v24H0z" />
            <path className={styles.near} d="M0 66q26-14 56-5t64-7v18H0z" />
          </svg>
          <p className={styles.text}>{messages.loadingShop}</p>
        </>
      )}
    </div>
  );
}
