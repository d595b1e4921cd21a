import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { figures } from '../../theme/mixins.ts';

export const voucher = style({
  maxInlineSize: '48rem',
  background: vars.paper.raised,
  borderRadius: vars.radius.xlarge,
  boxShadow: vars.shadow.raised,
  overflow: 'hidden',
  '@media': {
    [media.print]: {
      boxShadow: 'none',
      borderRadius: 0,
      border: '1px solid',
      maxInlineSize: 'none',
      breakInside: 'avoid',
    },
  },
});

/** The booking number and its QR code side by side, where the width allows. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.large,
  padding: vars.space.large,
  '@media': { [media.print]: { paddingBlock: vars.space.small } },
});
export const content = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xsmall });
export const title = style({ font: vars.text.titleLarge, letterSpacing: vars.tracking.snug });
export const number = style({ ...figures, font: vars.text.label });
export const numberLabel = style({ font: vars.text.small, color: vars.ink.soft });

/** A perforated line with a notch at each end. */
export const tear = style({
  position: 'relative',
  borderBlockStart: `2px dashed ${vars.line.base}`,
  marginInline: vars.space.large,
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-0.85rem',
      inlineSize: '1.5rem',
      blockSize: '1.5rem',
      borderRadius: vars.radius.full,
      background: vars.paper.base,
    },
    '&::before': { insetInlineStart: `calc(-0.75rem - ${vars.space.large})` },
    '&::after': { insetInlineEnd: `calc(-0.75rem - ${vars.space.large})` },
  },
  '@media': { [media.print]: { selectors: { '&::before, &::after': { display: 'none' } } } },
});

export const body = style({
  display: 'grid',
  gap: vars.space.large,
  padding: vars.space.large,
  '@media': { [media.print]: { gap: vars.space.small, paddingBlock: vars.space.small } },
});
export const part = style({ display: 'grid', gap: vars.space.small, breakInside: 'avoid' });
export const subtitle = style({ font: vars.text.titleSmall });
/** On paper in two columns: a tour of eight days fits on one sheet. */
export const days = style({
  display: 'grid',
  '@media': { [media.print]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space.large } },
});
export const day = style({
  paddingBlock: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.line.base}`,
  '@media': { [media.print]: { paddingBlock: vars.space.xxsmall, font: vars.text.small } },
});

export const advice = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.large,
  borderRadius: vars.radius.large,
  background: vars.paper.sunken,
  breakInside: 'avoid',
  '@media': {
    [media.print]: { background: 'none', border: '1px solid', padding: vars.space.small, font: vars.text.small },
  },
});
export const items = style({
  display: 'grid',
  gap: vars.space.small,
  '@media': { [media.print]: { gap: vars.space.xxsmall } },
});
export const item = style({ display: 'flex', gap: vars.space.small });
export const icon = style({
  flex: 'none',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  marginBlockStart: '0.15em',
  color: vars.action.base,
});
