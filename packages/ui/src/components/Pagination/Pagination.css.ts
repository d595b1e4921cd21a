import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { figures, target } from '../../theme/mixins.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space.xxsmall,
});

export const page = style([
  figures,
  {
    ...target,
    display: 'inline-grid',
    placeItems: 'center',
    paddingInline: vars.space.xsmall,
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    font: vars.text.label,
    color: vars.ink.base,
    textDecoration: 'none',
    selectors: {
      '&:hover': { '@media': { [media.hover]: { background: vars.paper.sunken } } },
      '&[aria-current=page]': { background: vars.ink.base, color: vars.paper.base },
      '&[data-disabled]': { color: vars.ink.soft, borderStyle: 'dashed', borderColor: vars.line.base },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-current=page]': { borderColor: 'Highlight' } } } },
  },
]);
export const gap = style({ inlineSize: vars.size.target, textAlign: 'center', color: vars.ink.soft });
export const icon = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon });

/** Replaces the page numbers on phones. */
export const numbers = style({ display: 'contents', '@media': { [media.mobile]: { display: 'none' } } });
export const short = style([
  figures,
  { display: 'none', paddingInline: vars.space.medium, '@media': { [media.mobile]: { display: 'block' } } },
]);
