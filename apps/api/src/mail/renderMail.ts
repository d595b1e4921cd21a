import type { Mail } from './mailer.ts';

interface MailContent extends Pick<Mail, 'kind' | 'to' | 'subject'> {
  readonly intro: string;
  /** Shown large. */
  readonly code?: string;
  readonly rows?: readonly (readonly [label: string, value: string])[];
  readonly link?: { readonly text: string; readonly url: string };
  readonly notes?: readonly string[];
}

/** Renders a mail as plain text and as HTML. */
export function renderMail({ kind, to, subject, intro, code, rows = [], link, notes = [] }: MailContent): Mail {
  const table = rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  const parts = [intro, code && `    ${code}`, table, link && `${link.text}:\n${link.url}`, ...notes];
  return {
    kind,
    to,
    subject,
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
  <body style="margin:0;padding:32px 16px;background:#FBF7F0;color:#12303A;font:16px/1.5 'Readex Pro',system-ui,sans-serif">
    <div style="max-width:480px;margin:0 auto;padding:32px;background:#FFFFFF;border-radius:18px">
      <p style="margin:0 0 24px;font-size:19px;font-weight:600">aiTours</p>
      <p style="margin:0 0 16px">${escapeHtml(intro)}</p>
${[codeHtml(code), rowsHtml(rows), linkHtml(link), ...notes.map(noteHtml)].filter(Boolean).join('\n')}
    </div>
  </body>
</html>
`,
  };
}

const codeHtml = (code: string | undefined) =>
  code &&
  `      <p style="margin:0 0 16px;font-size:34px;font-weight:600;letter-spacing:0.2em">${escapeHtml(code)}</p>`;

const rowHtml = ([label, value]: readonly [string, string]) =>
  `        <tr><th scope="row" style="padding:4px 16px 4px 0;text-align:start;vertical-align:top;font-weight:400;color:#48626B">${escapeHtml(label)}</th><td style="padding:4px 0">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`;

const rowsHtml = (rows: NonNullable<MailContent['rows']>) =>
  rows.length > 0 &&
  `      <table style="margin:0 0 16px;border-collapse:collapse">\n${rows.map(rowHtml).join('\n')}\n      </table>`;

const linkHtml = (link: MailContent['link']) =>
  link &&
  `      <p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}" style="color:#0B6E75;font-weight:600">${escapeHtml(link.text)}</a></p>`;

const noteHtml = (note: string) =>
  `      <p style="margin:0 0 8px;color:#48626B;font-size:14px">${escapeHtml(note)}</p>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
