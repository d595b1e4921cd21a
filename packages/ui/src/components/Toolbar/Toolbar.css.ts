import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  padding: vars.space.xsmall,
  borderRadius: vars.radius.large,
  background: vars.paper.raised,
  boxShadow: vars.shadow.low,
  selectors: { '&[data-orientation=vertical]': { flexDirection: 'column', inlineSize: 'fit-content' } },
});

export const group = style({
  display: 'inherit',
  flexWrap: 'inherit',
  flexDirection: 'inherit',
  gap: 'inherit',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.line.base}`, paddingInlineStart: vars.space.xsmall },
    '[data-orientation=vertical] > & + &': {
      borderInlineStart: 0,
      paddingInlineStart: 0,
      borderBlockStart: `1px solid ${vars.line.base}`,
      paddingBlockStart: vars.space.xsmall,
    },
  },
});
