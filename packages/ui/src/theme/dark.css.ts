import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colours } from './contract.css.ts';
import { layers } from './layers.css.ts';
// The dark rules have the same specificity as the light ones, so they have to come after them.
import './light.css.ts';
import { dark } from './palettes.ts';

const rule = { colorScheme: 'dark', vars: assignVars(colours, dark) } as const;

// Screen only: light text would be illegible on paper, so the light theme is printed.
globalStyle('[data-theme=dark]', { '@layer': { [layers.theme]: { '@media': { screen: rule } } } });
globalStyle(':root:not([data-theme])', {
  '@layer': { [layers.theme]: { '@media': { 'screen and (prefers-color-scheme: dark)': rule } } },
});
