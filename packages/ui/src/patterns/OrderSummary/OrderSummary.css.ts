import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  padding: vars.space.large,
  background: vars.paper.raised,
  // With forced colours only the border is visible.
  border: '1px solid transparent',
  borderRadius: vars.radius.xlarge,
  boxShadow: vars.shadow.raised,
  '@media': { [media.aboveMobile]: { position: 'sticky', insetBlockStart: '6rem' } },
});
export const title = style({ font: vars.text.titleMedium, letterSpacing: vars.tracking.snug });
export const actions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small });
