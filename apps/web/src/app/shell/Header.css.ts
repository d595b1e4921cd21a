import { controlBox, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  textDecoration: 'none',
  color: 'inherit',
});

export const search = style({ display: 'grid' });

export const searchFrame = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const searchIcon = style({
  position: 'absolute',
  insetInlineStart: vars.space.medium,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.ink.soft,
  pointerEvents: 'none',
});

export const searchInput = style([
  controlBox,
  {
    appearance: 'none',
    minBlockSize: vars.size.target,
    paddingBlock: vars.space.xsmall,
    borderRadius: vars.radius.full,
    paddingInlineStart: '2.75rem',
    paddingInlineEnd: vars.space.xsmall,
  },
]);
