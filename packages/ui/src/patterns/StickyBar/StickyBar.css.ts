import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const bar = style({
  display: 'none',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  paddingBlockStart: vars.space.small,
  paddingBlockEnd: `max(${vars.space.small}, env(safe-area-inset-bottom))`,
  paddingInline: vars.space.medium,
  background: vars.paper.raised,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.mobile]: { display: 'flex' }, [media.print]: { display: 'none' } },
});

export const summary = style({ minInlineSize: 0 });
/** A long label wraps instead of pushing the button out of the window. */
export const action = style({ flex: 'none', maxInlineSize: '70%' });
