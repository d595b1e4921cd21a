import { formatDate, formatTime, toDubaiDate, toDubaiTime } from '@aitours/domain/dates';
import { escapeHtml } from '@aitours/domain/html';
import { accountMessages as messages } from './accountMessages.ts';

/**
 * Returns the data of an account as an HTML document that people can read and print. All texts are escaped.
 *
 * @param data the response of `exportAccount`
 */
export const renderAccountDocument = (data: object): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${messages.documentTitle}</title>
<style>
body { font: 1rem/1.5 sans-serif; max-inline-size: 48rem; margin: 2rem auto; padding-inline: 1rem }
dl { display: grid; grid-template-columns: minmax(8rem, 1fr) 3fr; gap: .25rem 1rem; margin: 0 }
dt { color: #555 } dd { margin: 0; overflow-wrap: anywhere }
dd dl, li { border-block-start: 1px solid #ccc; padding-block: .5rem } ul { list-style: none; padding: 0; margin: 0 }
</style>
<h1>${messages.documentTitle}</h1>
${render(data)}
</html>
`;

function render(value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? messages.none : `<ul>${value.map((item) => `<li>${render(item)}</li>`).join('')}</ul>`;
  if (typeof value === 'object' && value !== null)
    return `<dl>${Object.entries(value)
      .map(([name, member]) => `<dt>${escapeHtml(formatName(name))}</dt><dd>${render(member)}</dd>`)
      .join('\n')}</dl>`;
  return escapeHtml(formatValue(value));
}

/** `booking_number` is shown as "Booking number". */
const formatName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** As the contract writes instants; what people type only looks like one (Instant.yaml). */
const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

function formatValue(value: unknown): string {
  if (value === null || value === '') return messages.none;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  const text = String(value);
  const instant = instantPattern.test(text) ? new Date(text) : null;
  if (instant === null || Number.isNaN(instant.getTime())) return text;
  return `${formatDate(toDubaiDate(instant))}, ${formatTime(toDubaiTime(instant))}`;
}
