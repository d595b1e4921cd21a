import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.xxlarge,
  paddingBlockStart: vars.space.xlarge,
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr', gap: vars.space.large, paddingBlockStart: 0 } },
});

export const art = style({ overflow: 'hidden', borderRadius: vars.radius.xxlarge });
