import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colours, type Palette } from './contract.css.ts';
import { layers } from './layers.css.ts';
// The dark rules have the same specificity as the light ones, so they have to come after them.
import './light.css.ts';

/**
 * A desert night; not an inversion of the light theme.
 *
 * @internal
 */
export const dark: Palette = {
  paper: { base: '#0C1B22', raised: '#132832', sunken: '#081318' },
  ink: { base: '#F2E9DA', soft: '#B3C0C2' },
  line: { base: '#23404B', control: '#6E8B96' },
  action: { base: '#4FC3C0', hover: '#73D3D0', active: '#97E1DE', on: '#06232A', soft: '#12393F' },
  accent: { base: '#F2B347', soft: '#3A2E17', on: '#12303A' },
  danger: { base: '#FF9C94', hover: '#FFB4AE', active: '#FFCBC7', on: '#3A0A08' },
  scarce: { ink: '#FF9A83', paper: '#3B211C' },
  positive: { ink: '#8AD9A3', paper: '#15331F' },
  pending: { ink: '#F5C76B', paper: '#3A2E17' },
  critical: { ink: '#FFA29A', paper: '#431D1E' },
  info: { ink: '#93C5F5', paper: '#14314A' },
  refunded: { ink: '#CBAAF2', paper: '#2F2247' },
  focus: { ring: '#F2E9DA', gap: '#081318' },
  art: { ink: '#FFFFFF', scrim: '#1A1230E0', clear: '#1A123000', plate: '#FFFFFFF0', onPlate: '#12303A' },
  backdrop: '#040B0EB3',
  shadow: {
    low: '0 1px 2px #0006, 0 4px 12px -6px #0008',
    raised: '0 1px 2px #0006, 0 16px 40px -16px #000A',
    overlay: '0 2px 6px #0006, 0 24px 64px -16px #000C',
  },
};

const rule = { colorScheme: 'dark', vars: assignVars(colours, dark) } as const;

// Screen only: light text would be illegible on paper, so the light theme is printed.
globalStyle('[data-theme=dark]', { '@layer': { [layers.theme]: { '@media': { screen: rule } } } });
globalStyle(':root:not([data-theme])', {
  '@layer': { [layers.theme]: { '@media': { 'screen and (prefers-color-scheme: dark)': rule } } },
});
