import { focusRing, media, target, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({
  minBlockSize: '100dvh',
  '@media': {
    [media.aboveMobile]: { display: 'grid', gridTemplateColumns: '15.5rem minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  padding: vars.space.large,
  paddingInline: vars.space.medium,
  background: vars.paper.raised,
  borderInlineEnd: `1px solid ${vars.line.base}`,
  '@media': {
    [media.aboveMobile]: {
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvh',
      overflowY: 'auto',
      // The foot must not cover the entry with the focus.
      scrollPaddingBlockEnd: '9rem',
    },
    [media.mobile]: {
      gap: vars.space.small,
      padding: vars.space.small,
      paddingBlockEnd: 0,
      borderInlineEnd: 'none',
      borderBlockEnd: `1px solid ${vars.line.base}`,
    },
    [media.print]: { display: 'none' },
  },
});

export const brand = style({
  ...target,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  paddingInline: vars.space.small,
  textDecoration: 'none',
  color: vars.ink.base,
  borderRadius: vars.radius.small,
  selectors: { '&:focus-visible': focusRing },
});

export const nav = style({ flex: '1 0 auto', '@media': { [media.mobile]: { flex: 'none' } } });

export const list = style({ display: 'grid', gap: vars.space.xxsmall });

export const groups = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
      alignItems: 'start',
      paddingBlock: vars.space.small,
      selectors: { '&[data-open=false]': { display: 'none' } },
    },
  },
});

export const groupTitle = style({
  paddingInline: vars.space.small,
  paddingBlockEnd: vars.space.xxsmall,
  font: vars.text.small,
  color: vars.ink.soft,
});

export const entry = style({
  ...target,
  inlineSize: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  font: vars.text.label,
  color: vars.ink.soft,
  textAlign: 'start',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current=page]': { background: vars.action.soft, color: vars.ink.base, fontWeight: 600 },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.ink.base, background: vars.paper.sunken } } },
    [media.forcedColors]: { selectors: { '&[aria-current=page]': { border: '2px solid CanvasText' } } },
  },
});

/** Opens the menu on a phone. */
export const toggle = style([
  entry,
  { border: `1px solid ${vars.line.base}`, '@media': { [media.aboveMobile]: { display: 'none' } } },
]);

export const chevron = style({
  flex: 'none',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  marginInlineStart: 'auto',
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});

export const icon = style({ flex: 'none', inlineSize: vars.size.icon, blockSize: vars.size.icon });

export const foot = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.line.base}`,
  '@media': {
    [media.aboveMobile]: {
      position: 'sticky',
      insetBlockEnd: `calc(-1 * ${vars.space.large})`,
      marginBlockEnd: `calc(-1 * ${vars.space.large})`,
      paddingBlockEnd: vars.space.large,
      background: vars.paper.raised,
    },
    [media.mobile]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.medium,
      paddingBlock: vars.space.xsmall,
    },
  },
});

export const theme = style({
  paddingInline: vars.space.small,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { paddingInline: 0 } },
});

export const content = style({
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: '84rem',
  padding: vars.space.xxlarge,
  paddingBlockStart: vars.space.xlarge,
  '@media': { [media.belowDesktop]: { padding: vars.space.large }, [media.mobile]: { padding: vars.space.medium } },
});

export const alone = style({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '100dvh',
  padding: vars.space.large,
});
