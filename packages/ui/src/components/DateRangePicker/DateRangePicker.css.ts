import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, forcedChoice } from '../../theme/mixins.ts';
import * as calendar from '../Calendar/Calendar.css.ts';

export const separator = style({ paddingInline: vars.space.xsmall, color: vars.ink.soft });

/** The days between the first and the last one are tinted. */
export const day = style([
  calendar.day,
  {
    selectors: {
      '&[data-selected]:not([data-selection-start], [data-selection-end])': {
        background: vars.action.soft,
        color: vars.ink.base,
      },
      '&[data-hovered]:not([data-selected], [data-disabled])': { background: vars.action.soft },
      // The tint of the next day would cover the ring.
      '&[data-focus-visible]': { ...focusRing, zIndex: vars.layer.raised },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-selected]:not([data-selection-start], [data-selection-end])': forcedChoice },
      },
    },
  },
]);
