import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { headerHeight } from '../../theme/headerHeight.ts';
import { media } from '../../theme/media.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 1rem' } });

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockEnd: `max(${vars.space.large}, env(safe-area-inset-bottom))`,
  insetInlineEnd: vars.space.large,
  inlineSize: `min(24rem, calc(100vw - 2 * ${vars.space.medium}))`,
  display: 'grid',
  gap: vars.space.small,
  pointerEvents: 'none',
  '@media': {
    // At the top, because totals and actions are at the bottom of phones; below the header, which doesn't scroll away.
    [media.mobile]: {
      insetInlineEnd: vars.space.medium,
      insetBlockEnd: 'auto',
      insetBlockStart: `calc(${headerHeight.mobile} + max(${vars.space.xsmall}, env(safe-area-inset-top)))`,
    },
    [media.print]: { display: 'none' },
  },
});

export const list = style({ display: 'grid', gap: vars.space.small });

export const toast = style({
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  paddingInlineStart: vars.space.medium,
  paddingInlineEnd: vars.space.xsmall,
  background: vars.paper.raised,
  color: vars.ink.base,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
  border: `1px solid ${vars.line.base}`,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    // More than the newest of its kind would cover the top of the page. An older one returns when the newest has gone.
    [media.mobile]: { selectors: { '&:not(:last-child)': { display: 'none' } } },
  },
});

export const icon = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  selectors: {
    '[data-kind=success] > &': { color: vars.positive.ink },
    '[data-kind=error] > &': { color: vars.critical.ink },
    '[data-kind=info] > &': { color: vars.info.ink },
  },
});

export const text = style({ font: vars.text.body, paddingBlock: vars.space.xsmall, overflowWrap: 'anywhere' });
