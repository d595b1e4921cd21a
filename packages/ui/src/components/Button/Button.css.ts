import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

interface Surface {
  color: string;
  background: string;
  borderColor?: string;
}

/** The colours of one tone: at rest, on hover, active. Disabled and busy buttons have neither hover nor active style. */
const tone = (name: string, rest: Surface, hover: string, active: string) => ({
  [`&[data-tone=${name}]`]: rest,
  [`&[data-tone=${name}]:not(:disabled):not([aria-disabled=true]):hover`]: {
    '@media': { [media.hover]: { background: hover } },
  },
  [`&[data-tone=${name}]:not(:disabled):not([aria-disabled=true]):active`]: { background: active },
});

const { action, danger, paper, ink, line } = vars;

/** Shared by Button and LinkButton. */
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
    ...tone('primary', { color: action.on, background: action.base }, action.hover, action.active),
    ...tone(
      'secondary',
      { color: ink.base, background: paper.raised, borderColor: line.control },
      action.soft,
      paper.sunken,
    ),
    ...tone('quiet', { color: ink.base, background: 'transparent' }, paper.sunken, action.soft),
    ...tone('danger', { color: danger.on, background: danger.base }, danger.hover, danger.active),
    '&[data-size=small]': { minBlockSize: vars.size.target, paddingInline: vars.space.medium, font: vars.text.small },
    '&[data-size=large]': { minBlockSize: '3.5rem', paddingInline: vars.space.xlarge },
    '&[data-width=full]': { inlineSize: '100%' },
    '&[data-width=phone]': { '@media': { [media.mobile]: { inlineSize: '100%' } } },
    '&:disabled': {
      color: ink.soft,
      background: paper.sunken,
      border: `1px dashed ${line.control}`,
      cursor: 'not-allowed',
    },
    '&[aria-disabled=true]': { cursor: 'progress' },
  },
});

/** Label and icons. Hidden but not removed while the spinner is shown, so that the width stays. */
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
