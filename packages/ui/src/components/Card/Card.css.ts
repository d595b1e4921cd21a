import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const card = style({
  display: 'block',
  minInlineSize: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.xlarge,
  selectors: {
    '&[data-tone=raised]': { background: vars.paper.raised, boxShadow: vars.shadow.raised },
    '&[data-tone=sunken]': { background: vars.paper.sunken },
    '&[data-tone=outline]': { borderColor: vars.line.base },
    '&[data-padding=small]': { padding: vars.space.medium, borderRadius: vars.radius.large },
    '&[data-padding=medium]': {
      padding: vars.space.large,
      '@media': { [media.mobile]: { padding: vars.space.medium } },
    },
    '&[data-padding=large]': {
      padding: vars.space.xlarge,
      '@media': { [media.mobile]: { padding: vars.space.large } },
    },
    '&[data-padding=none]': { overflow: 'hidden' },
  },
});
