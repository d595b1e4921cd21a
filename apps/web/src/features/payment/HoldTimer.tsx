import { VisuallyHidden } from '@aitours/ui';
import { useEffect, useState } from 'react';
import * as styles from './HoldTimer.css.ts';
import { messages } from './messages.ts';
import { findAnnouncedMinutes, formatCountdown, getSecondsUntil } from './secondsLeft.ts';
import type { ServerClock } from './serverClock.ts';

export interface HoldTimerProps {
  /** When the hold ends. */
  expiresAt: string;
  clock: ServerClock;
}

/** The countdown of a hold. A timer is not announced each second; a status reports when little time is left. */
export function HoldTimer({ expiresAt, clock }: HoldTimerProps) {
  const seconds = useSecondsLeft(expiresAt, clock);
  const announced = findAnnouncedMinutes(seconds);
  return (
    <>
      <div className={styles.timer} role="timer" aria-label={messages.timeLeft}>
        <span aria-hidden="true">{messages.timeLeft}</span>
        <span className={styles.time} data-urgent={seconds < 60 || undefined} aria-hidden="true">
          {formatCountdown(seconds)}
        </span>
        <VisuallyHidden>{messages.spoken(Math.floor(seconds / 60), seconds % 60)}</VisuallyHidden>
      </div>
      <VisuallyHidden role="status">{announced && messages.lessThan(announced)}</VisuallyHidden>
    </>
  );
}

function useSecondsLeft(expiresAt: string, clock: ServerClock): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    setNow(clock.now());
    const timer = setInterval(() => setNow(clock.now()), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  return getSecondsUntil(expiresAt, now);
}
