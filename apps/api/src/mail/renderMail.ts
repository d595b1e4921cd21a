import { escapeHtml } from '@aitours/domain/html';
import type { Mail } from '../db/operating/outgoingMail.ts';
import { mailColours } from './mailColours.ts';

const { light, dark } = mailColours;

type MailHead = Pick<Mail, 'kind' | 'to' | 'subject' | 'attachments'>;

interface MailContent extends MailHead {
  readonly intro: string;
  /** Shown large. */
  readonly code?: string;
  readonly rows?: readonly (readonly [label: string, value: string])[];
  readonly link?: { readonly text: string; readonly url: string };
  readonly notes?: readonly string[];
  /** What mail programs read, in schema.org's vocabulary. */
  readonly structuredData?: readonly object[];
}

/** Renders a mail as plain text and as HTML. */
export function renderMail({ kind, to, subject, attachments, ...content }: MailContent): Mail {
  return {
    kind,
    to,
    subject,
    text: renderText(content),
    html: renderHtml(subject, content),
    ...(attachments && { attachments }),
  };
}

type Content = Omit<MailContent, keyof MailHead>;

function renderText({ intro, code, rows = [], link, notes = [] }: Content): string {
  const table = rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  const parts = [intro, code && `    ${code}`, table, link && `${link.text}:\n${link.url}`, ...notes];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/**
 * Programs that ignore style sheets show the inline styles of the light theme; the others choose by the reader's theme.
 * Tables lay out what Outlook can't by other means.
 */
function renderHtml(
  subject: string,
  { intro, code, rows = [], link, notes = [], structuredData = [] }: Content,
): string {
  const parts = [
    `<h1 class="text" style="margin:0 0 16px;font-size:24px;line-height:1.3;font-weight:600;color:${light.text}">${escapeHtml(subject)}</h1>`,
    `<p class="text" style="margin:0 0 16px;color:${light.text}">${escapeHtml(intro).replaceAll('\n', '<br>')}</p>`,
    code &&
      `<p class="text" style="margin:0 0 16px;font-size:34px;font-weight:600;letter-spacing:0.2em;color:${light.text}">${escapeHtml(code)}</p>`,
    rows.length > 0 &&
      `<table class="rows" style="width:100%;margin:0 0 24px;border-collapse:collapse">\n${rows.map(renderRow).join('\n')}\n</table>`,
    link &&
      `<p style="margin:0 0 24px"><a class="button" href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${light.button};color:${light.onButton};font-weight:600;text-decoration:none">${escapeHtml(link.text)}</a></p>`,
    ...notes.map(renderNote),
  ];
  return `<!doctype html>
<html lang="en" dir="ltr">
${renderHead(subject, structuredData)}
<body class="page" style="margin:0;background:${light.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(intro)}</div>
<table role="presentation" class="page" style="width:100%;border-collapse:collapse;background:${light.page};font:16px/1.5 'Readex Pro',system-ui,sans-serif">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" style="width:100%;max-width:600px;border-collapse:separate;border-radius:18px;background:${light.card}">
<tr><td align="left" style="padding:32px;text-align:start;overflow-wrap:anywhere">
<p class="text" style="margin:0 0 24px;font-size:19px;font-weight:600;color:${light.text}">aiTours</p>
${parts.filter(Boolean).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const renderHead = (subject: string, structuredData: readonly object[]) => `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.page} !important; }
  .card { background: ${dark.card} !important; }
  .text { color: ${dark.text} !important; }
  .muted { color: ${dark.muted} !important; }
  .line { border-color: ${dark.line} !important; }
  .button { background: ${dark.button} !important; color: ${dark.onButton} !important; }
}
</style>
${structuredData.map(renderStructuredData).join('\n')}
</head>`;

const renderRow = ([label, value]: readonly [string, string]) =>
  `<tr><th scope="row" class="muted line" style="width:35%;padding:8px 16px 8px 0;border-bottom:1px solid ${light.line};text-align:start;vertical-align:top;font-weight:400;color:${light.muted}">${escapeHtml(label)}</th><td class="text line" style="padding:8px 0;border-bottom:1px solid ${light.line};vertical-align:top;color:${light.text}">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`;

const renderNote = (note: string) =>
  `<p class="muted" style="margin:0 0 8px;color:${light.muted};font-size:14px">${escapeHtml(note)}</p>`;

/** `<` would end the script. */
const renderStructuredData = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
