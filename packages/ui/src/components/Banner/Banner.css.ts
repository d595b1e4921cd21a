import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const tone = ({ ink, paper }: { ink: string; paper: string }) => ({ color: ink, background: paper });

export const banner = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: '1px solid transparent',
  borderRadius: vars.radius.large,
  selectors: {
    '&[data-tone=info]': tone(vars.info),
    '&[data-tone=positive]': tone(vars.positive),
    '&[data-tone=pending]': tone(vars.pending),
    '&[data-tone=critical]': tone(vars.critical),
    '&[data-tone=scarce]': tone(vars.scarce),
  },
});
export const icon = style({ inlineSize: vars.size.icon, blockSize: '1.55rem', flex: 'none' });
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  flex: 1,
  minInlineSize: 0,
});
export const title = style({ font: vars.text.titleSmall, letterSpacing: vars.tracking.snug });
export const text = style({ color: vars.ink.base });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const close = style({
  display: 'flex',
  flex: 'none',
  marginBlock: '-0.625rem',
  marginInlineEnd: '-0.625rem',
});
