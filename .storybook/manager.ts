import { addons } from 'storybook/manager-api';
import latin from '../packages/ui/src/theme/generated/readex-pro-latin.woff2';
import { brandTheme } from './brandTheme.ts';
import { splitName } from './rows.ts';

document.fonts.add(new FontFace('Readex Pro Variable', `url(${latin})`, { weight: '400 700' }));
addons.setConfig({
  theme: brandTheme,
  sidebar: { renderLabel: ({ type, name }) => (type === 'story' ? splitName(name).name : name) },
});
