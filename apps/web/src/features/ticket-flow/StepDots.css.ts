import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const dots = style({ display: 'flex', gap: vars.space.xsmall, margin: 0, padding: 0, listStyle: 'none' });

export const dot = style({
  position: 'relative',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.line.control}`,
  transition: `inline-size ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&[data-state=done]': { borderColor: vars.action.base, background: vars.action.base },
    '&[data-state=current]': { inlineSize: '1.5rem', borderColor: vars.action.base, background: vars.action.base },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:not([data-state=ahead])': { background: 'Highlight' } } } },
});
