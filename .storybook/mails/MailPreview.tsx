import { type ReactEventHandler, useState, useSyncExternalStore } from 'react';
import type { Mail } from '../../apps/api/src/db/operating/outgoingMail.ts';

export interface MailPreviewProps {
  readonly mail: Mail;
  /** The plain text that programs without HTML show. */
  readonly isPlain?: boolean;
}

/** A mail as a mail program shows it: in a document of its own, in the reader's theme. */
export function MailPreview({ mail: { subject, html, text }, isPlain = false }: MailPreviewProps) {
  const theme = useSyncExternalStore(observeTheme, readTheme);
  const [height, setHeight] = useState(600);
  const measure: ReactEventHandler<HTMLIFrameElement> = ({ currentTarget }) =>
    setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? height);
  if (isPlain) return <pre style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</pre>;
  return (
    <iframe
      title={subject}
      // A frame has the browser's colour scheme, not that of the document around it.
      srcDoc={html.replace('(prefers-color-scheme: dark)', theme === 'dark' ? 'all' : 'not all')}
      sandbox="allow-same-origin"
      onLoad={measure}
      style={{ width: '100%', height, border: 0 }}
    />
  );
}

const readTheme = () => document.documentElement.dataset['theme'];

function observeTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
