import { createGlobalThemeContract } from '@vanilla-extract/css';

const name = (_value: string | null, path: string[]) => `ai-${path.join('-')}`;
const pair = { ink: '', paper: '' };

/** The tokens that differ between light and dark: colours and shadows, named by intent. */
export const colours = createGlobalThemeContract(
  {
    /** Surfaces. `base` is the page, `raised` a card on it, `sunken` an inset area in it. */
    paper: { base: '', raised: '', sunken: '' },
    /** Text. Both tones reach a contrast of 4.5:1 on every surface. */
    ink: { base: '', soft: '' },
    /** `base` divides content; `control` outlines form controls (3:1 on every surface). */
    line: { base: '', control: '' },
    /** Interactive elements only. `on` is the text on it, `soft` its tint as a surface. */
    action: { base: '', hover: '', active: '', on: '', soft: '' },
    /** Emphasis as a surface, never as text. */
    accent: { base: '', soft: '', on: '' },
    /** Destructive actions. */
    danger: { base: '', hover: '', active: '', on: '' },
    scarce: pair,
    positive: pair,
    pending: pair,
    critical: pair,
    info: pair,
    refunded: pair,
    /** The focus ring has two tones, so that one of them is visible on any background. */
    focus: { ring: '', gap: '' },
    /** Content on a picture: the same in both themes, because the pictures are. `plate` is a surface on a picture. */
    art: { ink: '', scrim: '', clear: '', plate: '', onPlate: '' },
    /** Dims the page behind a dialog. */
    backdrop: '',
    shadow: { low: '', raised: '', overlay: '' },
  },
  name,
);

/** The tokens that are the same in both themes. */
export const scale = createGlobalThemeContract(
  {
    font: { family: '' },
    /** `font` shorthands. The sizes of titles depend on the width of the window. */
    text: {
      caption: '',
      small: '',
      body: '',
      label: '',
      lead: '',
      price: '',
      titleSmall: '',
      titleMedium: '',
      titleLarge: '',
      titleXlarge: '',
      display: '',
    },
    tracking: { tight: '', snug: '', base: '' },
    /** Steps of 4 px: 4, 8, 12, 16, 24, 32, 48, and `section` between the sections of a page. */
    space: { xxsmall: '', xsmall: '', small: '', medium: '', large: '', xlarge: '', xxlarge: '', section: '' },
    radius: { small: '', medium: '', large: '', xlarge: '', xxlarge: '', full: '' },
    /** `target` is the minimum size of an interactive element; `control` the height of a button or field. */
    size: { target: '', control: '', icon: '', iconSmall: '', iconLarge: '' },
    width: { content: '', prose: '', form: '', panel: '' },
    /** Durations are zero with `prefers-reduced-motion`. */
    motion: { quick: '', base: '', slow: '', ease: '' },
    layer: { raised: '', sticky: '', drawer: '', dialog: '', menu: '', toast: '', busy: '' },
  },
  name,
);

/** All tokens: the only source of colours, sizes and durations in the library. */
export const vars = { ...colours, ...scale };

type Values<Contract> = { [Key in keyof Contract]: Contract[Key] extends string ? string : Values<Contract[Key]> };

/** One theme: a value for each colour of the contract. */
export type Palette = Values<typeof colours>;
