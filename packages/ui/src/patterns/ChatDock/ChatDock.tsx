import { Maximize2, MessageCircle, Minimize2, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import * as styles from './ChatDock.css.ts';

/** Out of sight; beside the page; or over all of it. */
export type ChatSize = 'closed' | 'panel' | 'screen';

export interface ChatDockProps {
  /** What it is, as its title: "Travel assistant". */
  title: string;
  /** The page that is framed. */
  src: string;
  /** What the framed page may do; left out for a page of one's own. */
  sandbox?: string;
  size: ChatSize;
  onSizeChange: (size: ChatSize) => void;
  /** Names of what can be pressed. */
  words: { open: string; close: string; enlarge: string; shrink: string };
  /** Stands in the frame's place while it is on its way. */
  waiting: ReactNode;
  /** Stands there when it hasn't come in time. */
  late: ReactNode;
  /** In milliseconds.
   * @default 15000 */
  lateAfter?: number;
}

/**
 * A floating button that opens a framed chat, beside the page or over all of it (SHELL-51, SHELL-52). The frame is
 * fetched when it is first opened, and stays when it is closed: the talk goes on where it was.
 */
export function ChatDock({ title, src, sandbox, size, onSizeChange, words, ...states }: ChatDockProps) {
  const { box, opener, toggle } = useShown(size);
  const [wasOpen, setWasOpen] = useState(size !== 'closed');
  if (size !== 'closed' && !wasOpen) setWasOpen(true);
  const isScreen = size === 'screen';
  const oneStepBack = (event: SyntheticEvent) => {
    event.preventDefault();
    onSizeChange(isScreen ? 'panel' : 'closed');
  };
  const backOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') oneStepBack(event);
  };
  return (
    <aside className={styles.dock} aria-label={title}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={words.open}
        title={words.open}
        aria-haspopup="dialog"
        hidden={size !== 'closed'}
        onClick={() => onSizeChange('panel')}
      >
        <MessageCircle aria-hidden className={styles.icon} />
      </button>
      <dialog
        ref={box}
        className={styles.box}
        data-size={size}
        aria-label={title}
        onKeyDown={backOnEscape}
        onCancel={oneStepBack}
      >
        <header className={styles.head}>
          <span className={styles.title}>{title}</span>
          <IconButton
            ref={toggle}
            label={isScreen ? words.shrink : words.enlarge}
            icon={isScreen ? Minimize2 : Maximize2}
            onClick={() => onSizeChange(isScreen ? 'panel' : 'screen')}
          />
          <IconButton label={words.close} icon={X} onClick={() => onSizeChange('closed')} />
        </header>
        {wasOpen && <Frame title={title} src={src} sandbox={sandbox} {...states} />}
      </dialog>
    </aside>
  );
}

/** Shows the dialog as large as it is to be, and keeps the focus where a person left it. */
function useShown(size: ChatSize) {
  const box = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const before = useRef<ChatSize>('closed');
  useEffect(() => {
    const was = before.current;
    before.current = size;
    if (was === size) return;
    // Beside the page the page can be used; over it, it can't: only an open dialog made anew changes between the two.
    box.current?.close();
    if (size === 'panel') box.current?.show();
    if (size === 'screen') box.current?.showModal();
    (size === 'closed' ? opener : toggle).current?.focus();
  }, [size]);
  return { box, opener, toggle };
}

type FrameProps = Pick<ChatDockProps, 'title' | 'src' | 'sandbox' | 'waiting' | 'late' | 'lateAfter'>;

function Frame({ title, src, sandbox, waiting, late, lateAfter = 15_000 }: FrameProps) {
  const [state, setState] = useState<'coming' | 'there' | 'late'>('coming');
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'coming' ? 'late' : now)), lateAfter);
    return () => clearTimeout(timer);
  }, [lateAfter]);
  return (
    <div className={styles.content}>
      <iframe
        className={styles.frame}
        title={title}
        src={src}
        sandbox={sandbox}
        referrerPolicy="strict-origin"
        onLoad={() => setState('there')}
      />
      {state !== 'there' && (
        <div className={styles.notice} role="status">
          {state === 'coming' ? waiting : late}
        </div>
      )}
    </div>
  );
}
