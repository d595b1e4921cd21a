import { addons } from 'storybook/manager-api';
import latin from '../packages/ui/src/theme/generated/readex-pro-latin.woff2';
import { brandTheme } from './brandTheme.ts';
import { isRow, splitName } from './rows.ts';

document.fonts.add(new FontFace('Readex Pro Variable', `url(${latin})`, { weight: '400 700' }));
addons.setConfig({
  theme: brandTheme,
  sidebar: { renderLabel: ({ type, name }) => (type === 'story' ? splitName(name).name : name) },
});

// Storybook's search is fuzzy: CHECKOUT-12 would also find CHECKOUT-18. An ID leaves only the stories that prove it.
addons.register('aitours/rows', (api) => {
  let filtered = '';
  const filter = () => {
    const field = document.querySelector<HTMLInputElement>('#storybook-explorer-searchfield');
    const text = field?.value.trim().toUpperCase() ?? '';
    const row = isRow(text) ? text : '';
    if (row === filtered) return;
    filtered = row;
    void api.experimental_setFilter(
      'rows',
      ({ type, name = '' }) => row === '' || (type === 'story' && splitName(name).rows.includes(row)),
    );
  };
  // The button that clears the field fires no input event.
  for (const event of ['input', 'keyup', 'click']) document.addEventListener(event, () => setTimeout(filter));
});
