import { escapeHtml } from '@aitours/domain/html';
/** Markup whose values are escaped. */
export interface Html {
  readonly markup: string;
}

type Value = string | Html | null | false | readonly Html[];

function toMarkup(value: Value): string {
  if (value === null || value === false) return '';
  if (typeof value === 'string') return escapeHtml(value);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

/** Builds markup from a template; every text in it is escaped. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: String.raw({ raw: parts }, ...values.map(toMarkup)),
});
