import { Banner, Skeleton, VisuallyHidden } from '@aitours/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as styles from './CardFrame.css.ts';
import { frameAddress, parseFrameMessage } from './frameMessage.ts';
import { messages } from './messages.ts';

export interface CardFrameProps {
  /** The provider's page with the card fields. */
  url: string;
  /** Until when the places are held, as a formatted time. */
  heldUntil: string;
  /** Called when the frame reports that the payment has changed. */
  onChanged: () => void;
  /**
   * Milliseconds until the fields count as unreachable.
   * @default 15_000
   */
  timeout?: number;
}

/** The provider's card fields in a frame: the shop's pages never receive card data (CHECKOUT-15). */
export function CardFrame({ timeout = 15_000, ...props }: CardFrameProps) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  if (failed === attempt) {
    return (
      <Banner
        tone="critical"
        announce="alert"
        title={messages.frameFailed}
        onRetry={() => setAttempt((count) => count + 1)}
      >
        {messages.frameFailedText(props.heldUntil)}
      </Banner>
    );
  }
  return <Frame key={attempt} {...props} timeout={timeout} onTimeout={() => setFailed(attempt)} />;
}

type FrameProps = Required<Pick<CardFrameProps, 'url' | 'onChanged' | 'timeout'>> & { onTimeout: () => void };

function Frame({ url, onChanged, timeout, onTimeout }: FrameProps) {
  // A later change of the theme must not reload the frame: it would lose what the traveller has entered.
  const [address] = useState(() => frameAddress(url, location.href, currentTheme(), currentDirection()));
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.origin !== address.origin || event.source !== frame.current?.contentWindow) return;
    const message = parseFrameMessage(event.data);
    if (message?.is === 'height') setHeight(message.height);
    if (message?.is === 'changed') onChanged();
  });
  const isLoading = height === undefined;
  const expire = useEffectEvent(onTimeout);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => receive(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => expire(), timeout);
    return () => clearTimeout(timer);
  }, [isLoading, timeout]);
  return (
    <div className={styles.box}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={messages.cardDetails}
        src={address.href}
        height={height}
        data-loading={isLoading || undefined}
      />
      {isLoading && (
        <div className={styles.loading}>
          <VisuallyHidden role="status">{messages.frameLoading}</VisuallyHidden>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="button" />
        </div>
      )}
    </div>
  );
}

function currentTheme(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

const currentDirection = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
