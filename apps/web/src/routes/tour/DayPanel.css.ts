import { figures, media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const hotel = style({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'center',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const hotelPicture = style({ overflow: 'hidden', borderRadius: vars.radius.medium });

export const list = style({ display: 'grid', gap: vars.space.small, margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.medium,
  font: vars.text.body,
});

export const lineName = style({ font: vars.text.label });

export const amount = style([figures, { font: vars.text.small }]);

export const detail = style({ gridColumn: '1 / -1', font: vars.text.small, color: vars.ink.soft });
