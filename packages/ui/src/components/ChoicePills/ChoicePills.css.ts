import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, forcedChoice, visuallyHidden } from '../../theme/mixins.ts';

/** On phones one scrolling row; elsewhere it wraps. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  '@media': {
    [media.mobile]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Space for the focus ring, which the scroll container would clip.
      padding: vars.space.xxsmall,
      margin: `calc(-1 * ${vars.space.xxsmall})`,
    },
  },
});

export const pill = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  flex: 'none',
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  paddingInline: vars.space.medium,
  border: `1px solid ${vars.line.control}`,
  borderRadius: vars.radius.full,
  background: vars.paper.raised,
  color: vars.ink.soft,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { '@media': { [media.hover]: { color: vars.ink.base, borderColor: vars.ink.soft } } },
    '&:has(:checked)': { background: vars.ink.base, borderColor: vars.ink.base, color: vars.paper.base },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { borderStyle: 'dashed', background: vars.paper.sunken, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': forcedChoice } } },
});

export const input = style(visuallyHidden);
export const icon = style({ inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall, flex: 'none' });
