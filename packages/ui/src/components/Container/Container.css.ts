import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const width = (content: string, edge: string) => ({
  inlineSize: `min(100% - 2 * ${edge}, ${content})`,
});

export const container = style({
  marginInline: 'auto',
  selectors: {
    '&[data-width=content]': {
      ...width(vars.width.content, vars.space.medium),
      '@media': { [media.aboveMobile]: width(vars.width.content, vars.space.xlarge) },
    },
    '&[data-width=prose]': {
      ...width(vars.width.prose, vars.space.medium),
      '@media': { [media.aboveMobile]: width(vars.width.prose, vars.space.xlarge) },
    },
    '&[data-width=form]': {
      ...width(vars.width.form, vars.space.medium),
      '@media': { [media.aboveMobile]: width(vars.width.form, vars.space.xlarge) },
    },
  },
});
