import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.xlarge,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)', alignItems: 'start' } },
});
export const period = style({ inlineSize: '11rem' });
export const category = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  blockSize: '100%',
});
export const plate = style({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.large,
  color: vars.accent.on,
  background: vars.accent.base,
});
export const icon = style({ inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge });
export const tour = style({ display: 'grid', gap: vars.space.xxsmall });
