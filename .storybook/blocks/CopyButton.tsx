import { type ReactNode, useState } from 'react';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';

/** Copies a text to the clipboard and announces it. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      title={`Copy ${text}`}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      onBlur={() => setCopied(false)}
      style={{
        minBlockSize: '1.5rem',
        font: vars.text.caption,
        color: 'inherit',
        textDecoration: 'underline dotted',
        cursor: 'copy',
      }}
    >
      {children} <span role="status">{copied && '· copied'}</span>
    </button>
  );
}
