import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { target } from '../../theme/mixins.ts';

export const footer = style({
  background: vars.paper.sunken,
  color: vars.ink.base,
  '@media': { [media.print]: { display: 'none' } },
});

export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 1fr) 2.4fr minmax(15rem, 1fr)',
  gap: vars.space.xxlarge,
  maxInlineSize: `calc(${vars.width.content} + 2 * ${vars.space.xlarge})`,
  marginInline: 'auto',
  paddingInline: vars.space.xlarge,
  paddingBlockStart: vars.space.xxlarge,
  paddingBlockEnd: vars.space.large,
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xlarge },
    [media.mobile]: { paddingInline: vars.space.medium },
  },
});

export const intro = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: vars.space.small });
export const about = style({ color: vars.ink.soft, maxInlineSize: '36ch' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space.large,
});
export const title = style({ font: vars.text.titleSmall, marginBlockEnd: vars.space.xsmall });
export const list = style({ display: 'grid' });
const place = { ...target, display: 'inline-flex', alignItems: 'center', color: vars.ink.soft } as const;
/** Plain text needs no touch target, so the lines are closer. */
export const text = style({ ...place, minBlockSize: '2.25rem' });
export const link = style({
  ...place,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', color: vars.ink.base } } } },
});

export const promotion = style({
  alignSelf: 'start',
  display: 'grid',
  gap: vars.space.xsmall,
  padding: vars.space.large,
  borderRadius: vars.radius.xlarge,
  background: vars.accent.soft,
});
export const promotionTitle = style({ font: vars.text.titleSmall, textWrap: 'balance' });
export const legal = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.line.base}`,
  font: vars.text.small,
  color: vars.ink.soft,
});

/** As wide as its content, but at most the line: its content may scroll. */
export const aside = style({ minInlineSize: 0, maxInlineSize: '100%' });
