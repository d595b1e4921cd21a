import { confettiMilliseconds } from '@aitours/domain/meta';
import { useEffect, useRef } from 'react';
import * as styles from './Confetti.css.ts';

/** The shop's colours: saffron, turquoise, coral, teal, sand. */
const COLOURS = ['#f2a52c', '#17a2a0', '#e8735a', '#0b4f54', '#f3e3c3'];
const BURST_EVERY_MILLISECONDS = 350;
const stillness = '(prefers-reduced-motion: reduce)';

/** Confetti over the page for eight seconds (CONST-26, GAP-55); none with reduced motion. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current || matchMedia(stillness).matches) return;
    const shower = new AbortController();
    // The confetti is decoration: a failed load is ignored.
    pour(canvas.current, shower.signal).catch(() => undefined);
    return () => shower.abort();
  }, []);
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  );
}

/** Rendered on the main thread: a worker would be created from a blob, which the content security policy forbids. */
async function pour(canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> {
  const { default: confetti } = await import('canvas-confetti');
  if (signal.aborted) return;
  const fire = confetti.create(canvas, { resize: true, useWorker: false });
  const burst = () => {
    const common = { particleCount: 24, spread: 70, startVelocity: 45, ticks: 220, colors: COLOURS };
    void fire({ ...common, angle: 60, origin: { x: 0, y: 0.75 } });
    void fire({ ...common, angle: 120, origin: { x: 1, y: 0.75 } });
  };
  burst();
  const timer = setInterval(burst, BURST_EVERY_MILLISECONDS);
  const end = setTimeout(() => stop(), confettiMilliseconds);
  const stop = () => {
    clearInterval(timer);
    clearTimeout(end);
    fire.reset();
    canvas.hidden = true;
  };
  signal.addEventListener('abort', stop);
}
