import { assignVars, globalStyle } from '@vanilla-extract/css';
import { scale } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';

const family = scale.font.family;

/** Returns a size that grows linearly with the window, from 390 px to 1,250 px. Takes both ends in px, returns rem. */
function fluid(min: number, max: number): string {
  const slope = (max - min) / (1250 - 390);
  const start = min - slope * 390;
  const rem = (px: number) => `${Number((px / 16).toFixed(4))}rem`;
  return `clamp(${rem(min)}, ${rem(start)} + ${Number((slope * 100).toFixed(3))}vw, ${rem(max)})`;
}

globalStyle(':root', {
  '@layer': {
    [layers.theme]: {
      vars: assignVars(scale, {
        font: { family: "'Readex Pro Variable', 'Readex Pro Fallback', system-ui, sans-serif" },
        text: {
          caption: `500 0.8125rem/1.4 ${family}`,
          small: `400 0.875rem/1.5 ${family}`,
          body: `400 1rem/1.55 ${family}`,
          label: `500 1rem/1.3 ${family}`,
          lead: `400 ${fluid(17, 19)}/1.5 ${family}`,
          price: `600 ${fluid(19, 20)}/1.3 ${family}`,
          titleSmall: `550 1.0625rem/1.3 ${family}`,
          titleMedium: `600 ${fluid(19, 23)}/1.25 ${family}`,
          titleLarge: `600 ${fluid(26, 34)}/1.15 ${family}`,
          titleXlarge: `600 ${fluid(32, 46)}/1.1 ${family}`,
          display: `600 ${fluid(34, 60)}/1.06 ${family}`,
        },
        tracking: { tight: '-0.03em', snug: '-0.015em', base: '-0.005em' },
        space: {
          xxsmall: '0.25rem',
          xsmall: '0.5rem',
          small: '0.75rem',
          medium: '1rem',
          large: '1.5rem',
          xlarge: '2rem',
          xxlarge: '3rem',
          section: fluid(48, 72),
        },
        radius: {
          small: '0.5rem',
          medium: '0.75rem',
          large: '1.125rem',
          xlarge: '1.5rem',
          xxlarge: '1.75rem',
          full: '999px',
        },
        size: { target: '44px', control: '3rem', icon: '1.25rem', iconSmall: '1rem', iconLarge: '1.625rem' },
        width: { content: '77.5rem', prose: '68ch', form: '35rem', panel: '25rem' },
        motion: { quick: '150ms', base: '200ms', slow: '250ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
        layer: {
          raised: '1',
          sticky: '100',
          drawer: '200',
          dialog: '300',
          menu: '400',
          toast: '500',
          busy: '600',
        },
      }),
      '@media': {
        [media.reducedMotion]: {
          vars: { [scale.motion.quick]: '0s', [scale.motion.base]: '0s', [scale.motion.slow]: '0s' },
        },
      },
    },
  },
});
