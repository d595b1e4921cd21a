import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { forcedChoice } from '../../theme/mixins.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  maxInlineSize: '100%',
  paddingInline: vars.space.medium,
  border: `1px solid ${vars.line.control}`,
  borderRadius: vars.radius.full,
  background: vars.paper.raised,
  color: vars.ink.base,
  selectors: {
    'button&:hover': { '@media': { [media.hover]: { borderColor: vars.ink.soft } } },
    '&[aria-pressed=true]': { background: vars.action.soft, borderColor: vars.action.base, color: vars.action.base },
    '&:disabled': { borderStyle: 'dashed', background: vars.paper.sunken, color: vars.ink.soft, cursor: 'not-allowed' },
    'span&': { background: vars.paper.sunken, borderColor: 'transparent', paddingInlineEnd: 0 },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed=true]': forcedChoice } } },
});
export const icon = style({ inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall, flex: 'none' });
export const content = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
