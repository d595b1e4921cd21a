import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colours } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { light } from './palettes.ts';

globalStyle(':root, [data-theme=light]', {
  '@layer': { [layers.theme]: { colorScheme: 'light', vars: assignVars(colours, light) } },
});
