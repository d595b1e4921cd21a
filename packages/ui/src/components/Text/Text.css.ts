import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { figures, truncate } from '../../theme/mixins.ts';

export const text = style({
  textWrap: 'pretty',
  selectors: {
    '&[data-size=caption]': { font: vars.text.caption },
    '&[data-size=small]': { font: vars.text.small },
    '&[data-size=body]': { font: vars.text.body },
    '&[data-size=lead]': { font: vars.text.lead },
    '&[data-tone=soft]': { color: vars.ink.soft },
    '&[data-tone=critical]': { color: vars.critical.ink },
    '&[data-tone=positive]': { color: vars.positive.ink },
    '&[data-tone=scarce]': { color: vars.scarce.ink },
    '&[data-strong]': { fontWeight: 550 },
    '&[data-measure]': { maxInlineSize: vars.width.prose },
    '&[data-figures]': figures,
    '&[data-truncate]': truncate,
  },
});
