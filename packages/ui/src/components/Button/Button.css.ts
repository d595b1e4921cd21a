import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

interface Surface {
  color: string;
  background: string;
  borderColor?: string;
}

/** The colours of one tone: at rest, under the pointer, pressed. What is disabled or busy answers to neither. */
const tone = (name: string, rest: Surface, hover: string, pressed: string) => ({
  [`&[data-tone=${name}]`]: rest,
  [`&[data-tone=${name}]:not(:disabled):not([aria-disabled=true]):hover`]: {
    '@media': { [media.hover]: { background: hover } },
  },
  [`&[data-tone=${name}]:not(:disabled):not([aria-disabled=true]):active`]: { background: pressed },
});

const { press, danger, paper, ink, line } = vars;

/** What looks like a button: the button itself and the link that leads on. */
export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.control,
  maxInlineSize: '100%',
  paddingInline: vars.space.large,
  paddingBlock: vars.space.xsmall,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  font: vars.text.label,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    ...tone('primary', { color: press.on, background: press.base }, press.hover, press.pressed),
    ...tone(
      'secondary',
      { color: ink.base, background: paper.raised, borderColor: line.control },
      press.soft,
      paper.sunk,
    ),
    ...tone('quiet', { color: ink.base, background: 'transparent' }, paper.sunk, press.soft),
    ...tone('danger', { color: danger.on, background: danger.base }, danger.hover, danger.pressed),
    '&[data-size=small]': { minBlockSize: vars.size.target, paddingInline: vars.space.medium, font: vars.text.small },
    '&[data-size=large]': { minBlockSize: '3.5rem', paddingInline: vars.space.xlarge },
    '&[data-width=full]': { inlineSize: '100%' },
    '&[data-width=phone]': { '@media': { [media.mobile]: { inlineSize: '100%' } } },
    '&:disabled': {
      color: ink.soft,
      background: paper.sunk,
      border: `1px dashed ${line.control}`,
      cursor: 'not-allowed',
    },
    '&[aria-disabled=true]': { cursor: 'progress' },
  },
});

/** The words and their icons. They keep their room while the spinner stands before them. */
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  selectors: { '[aria-busy=true] > &': { opacity: 0 } },
});

export const icon = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon, flex: 'none' });

export const waiting = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
