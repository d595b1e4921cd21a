import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const tone = (ink: string, paper: string) => ({ color: ink, background: paper });

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.full,
  font: vars.text.caption,
  whiteSpace: 'nowrap',
  // A desktop at 400 %: longer than the line in some languages.
  '@media': { '(max-width: 359px)': { whiteSpace: 'normal' } },
  // Visible only with forced colours.
  border: '1px solid transparent',
  selectors: {
    '&[data-tone=neutral]': tone(vars.ink.soft, vars.paper.sunken),
    '&[data-tone=positive]': tone(vars.positive.ink, vars.positive.paper),
    '&[data-tone=pending]': tone(vars.pending.ink, vars.pending.paper),
    '&[data-tone=critical]': tone(vars.critical.ink, vars.critical.paper),
    '&[data-tone=info]': tone(vars.info.ink, vars.info.paper),
    '&[data-tone=refunded]': tone(vars.refunded.ink, vars.refunded.paper),
    '&[data-tone=accent]': tone(vars.accent.on, vars.accent.base),
    '&[data-tone=scarce]': tone(vars.scarce.ink, vars.scarce.paper),
  },
});

export const icon = style({ inlineSize: '1em', blockSize: '1em', flex: 'none' });
