import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [media.aboveMobile]: { gridTemplateColumns: 'minmax(18rem, 2fr) minmax(0, 3fr)' } },
});

/** On paper there is the plan alone. */
export const onScreen = style({ minInlineSize: 0, '@media': { [media.print]: { display: 'none' } } });
