import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const answer = style({
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `2px solid ${vars.line.base}`,
});

const plainList = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

export const counts = style([plainList, { gap: vars.space.xsmall }]);

export const list = style([plainList, { gap: vars.space.large }]);
