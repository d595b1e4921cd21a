import { controlBox, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const icon = style({
  position: 'absolute',
  insetInlineStart: vars.space.medium,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.ink.soft,
  pointerEvents: 'none',
});

export const input = style([
  controlBox,
  {
    appearance: 'none',
    minBlockSize: vars.size.target,
    paddingBlock: vars.space.xsmall,
    borderRadius: vars.radius.full,
    paddingInlineStart: '2.75rem',
  },
]);
