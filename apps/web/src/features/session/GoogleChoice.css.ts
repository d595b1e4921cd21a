import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

const line = { content: '', flex: 1, borderBlockStart: `1px solid ${vars.line.base}` } as const;

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  font: vars.text.small,
  color: vars.ink.soft,
  selectors: { '&::before': line, '&::after': line },
});

/** Google's button has a fixed width of at most 400 px. */
export const frame = style({ display: 'flex', justifyContent: 'center' });
