import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  columnGap: vars.space.large,
  rowGap: vars.space.small,
});

export const item = style({ display: 'flex', gap: vars.space.small, minInlineSize: 0, overflowWrap: 'anywhere' });

export const icon = style({
  flex: 'none',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  marginBlockStart: '0.15em',
  selectors: {
    '&[data-kind=included]': { color: vars.positive.ink },
    '&[data-kind=excluded]': { color: vars.ink.soft },
    '&[data-kind=highlight]': { color: vars.action.base },
  },
});
