import { Maximize2, MessageCircle, Minimize2, X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useBackSteps } from '../../state/useBackSteps.ts';
import { media } from '../../theme/media.ts';
import * as styles from './ChatDock.css.ts';

/** Hidden, beside the page, or over the whole page. */
export type ChatSize = 'closed' | 'panel' | 'screen';

export interface ChatDockProps {
  /** The chat's title: "Travel assistant". */
  title: string;
  /** The URL of the framed page. */
  src: string;
  /** The iframe's `sandbox` attribute; omit it for a page of the same site. */
  sandbox?: string;
  size: ChatSize;
  onSizeChange: (size: ChatSize) => void;
  /** The names of the buttons. */
  messages: { open: string; close: string; enlarge: string; shrink: string };
  /** Shown until the framed page has loaded. */
  loading: ReactNode;
  /** Shown when it hasn't loaded after `timeout`. */
  timedOut: ReactNode;
  /** In milliseconds.
   * @default 15000 */
  timeout?: number;
}

/**
 * A floating button that opens a framed chat, beside the page or over the whole page (SHELL-51, SHELL-52). The button
 * is in the room that `SiteHeader` reserves. The frame loads when it is first opened and stays mounted when it is
 * closed, so that the conversation continues.
 */
export function ChatDock({ title, src, sandbox, size, onSizeChange, messages, ...states }: ChatDockProps) {
  const { box, opener, toggle } = useDialogSize(size);
  const [wasOpen, setWasOpen] = useState(size !== 'closed');
  if (size !== 'closed' && !wasOpen) setWasOpen(true);
  const isScreen = size === 'screen';
  const shrink = () => onSizeChange(isScreen ? 'panel' : 'closed');
  // Beside the page it is no layer; on phones it covers the page.
  const isLayer = size !== 'closed' && matchMedia(media.mobile).matches;
  useBackSteps(Number(isLayer) + Number(isScreen), shrink);
  const stepBack = (event: SyntheticEvent) => {
    event.preventDefault();
    shrink();
  };
  return (
    <aside className={styles.dock} aria-label={title}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={messages.open}
        title={messages.open}
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
        onKeyDown={(event) => event.key === 'Escape' && stepBack(event)}
        onCancel={stepBack}
      >
        <header className={styles.head}>
          <span className={styles.title}>{title}</span>
          <IconButton
            ref={toggle}
            label={isScreen ? messages.shrink : messages.enlarge}
            icon={isScreen ? Minimize2 : Maximize2}
            onClick={() => onSizeChange(isScreen ? 'panel' : 'screen')}
          />
          <IconButton label={messages.close} icon={X} onClick={() => onSizeChange('closed')} />
        </header>
        {wasOpen && <Frame title={title} src={src} sandbox={sandbox} {...states} />}
      </dialog>
    </aside>
  );
}

/** Opens and closes the dialog and moves the focus to the control that the user expects next. */
function useDialogSize(size: ChatSize) {
  const box = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const previousSize = useRef<ChatSize>('closed');
  useEffect(() => {
    const previous = previousSize.current;
    previousSize.current = size;
    if (previous === size) return;
    // An open dialog can't change between modeless (`show`) and modal (`showModal`): it has to be closed first.
    box.current?.close();
    if (size === 'panel') box.current?.show();
    if (size === 'screen') box.current?.showModal();
    (size === 'closed' ? opener : toggle).current?.focus();
  }, [size]);
  return { box, opener, toggle };
}

type FrameProps = Pick<ChatDockProps, 'title' | 'src' | 'sandbox' | 'loading' | 'timedOut' | 'timeout'>;

function Frame({ title, src, sandbox, loading, timedOut, timeout = 15_000 }: FrameProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'timedOut'>('loading');
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'timedOut' : now)), timeout);
    return () => clearTimeout(timer);
  }, [timeout]);
  return (
    <div className={styles.content}>
      <iframe
        className={styles.frame}
        title={title}
        src={src}
        sandbox={sandbox}
        referrerPolicy="strict-origin"
        onLoad={() => setState('loaded')}
      />
      {state !== 'loaded' && (
        <div className={styles.notice} role="status">
          {state === 'loading' ? loading : timedOut}
        </div>
      )}
    </div>
  );
}
