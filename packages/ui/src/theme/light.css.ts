import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colours, type Palette } from './contract.css.ts';
import { layers } from './layers.css.ts';

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

globalStyle(':root, [data-theme=light]', {
  '@layer': { [layers.theme]: { colorScheme: 'light', vars: assignVars(colours, light) } },
});
