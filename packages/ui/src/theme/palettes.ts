import type { Palette } from './contract.css.ts';

/**
 * Gulf light: sand-coloured surfaces, deep teal text.
 *
 * @internal
 */
export const light: Palette = {
  paper: { base: '#FBF7F0', raised: '#FFFFFF', sunken: '#F3ECDF' },
  ink: { base: '#12303A', soft: '#48626B' },
  line: { base: '#E4D9C6', control: '#857A66' },
  action: { base: '#0A7076', hover: '#075C61', active: '#05494D', on: '#FFFFFF', soft: '#E3F2F0' },
  accent: { base: '#E99A1C', soft: '#FCE9C8', on: '#12303A' },
  danger: { base: '#B3261E', hover: '#961C16', active: '#7A1410', on: '#FFFFFF' },
  scarce: { ink: '#A83622', paper: '#FBE1DA' },
  positive: { ink: '#1C6A3C', paper: '#DDF1E2' },
  pending: { ink: '#7A5200', paper: '#FCEBC6' },
  critical: { ink: '#A8211C', paper: '#FBDDDA' },
  info: { ink: '#1D5A8F', paper: '#DCEAF7' },
  refunded: { ink: '#6A3D9A', paper: '#EDE3F7' },
  focus: { ring: '#12303A', gap: '#FFFFFF' },
  art: { ink: '#FFFFFF', scrim: '#1A1230E0', clear: '#1A123000', plate: '#FFFFFFF0', onPlate: '#12303A' },
  backdrop: '#12303A8C',
  shadow: {
    low: '0 1px 2px #12303A14, 0 4px 12px -6px #12303A1F',
    raised: '0 1px 2px #12303A0D, 0 12px 32px -12px #12303A2E',
    overlay: '0 2px 6px #12303A14, 0 24px 64px -16px #12303A52',
  },
};

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
