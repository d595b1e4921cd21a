import { createGlobalThemeContract } from '@vanilla-extract/css';

const name = (_value: string | null, path: string[]) => `ai-${path.join('-')}`;
const pair = { ink: '', paper: '' };

/** What differs between light and dark: colour and shadow, named by intent. */
export const colours = createGlobalThemeContract(
  {
    /** Surfaces. `base` is the page, `raised` a card upon it, `sunk` a well within it. */
    paper: { base: '', raised: '', sunk: '' },
    /** Text. Both tones reach 4.5:1 on every paper. */
    ink: { base: '', soft: '' },
    /** `base` is a hairline that divides; `control` outlines what can be filled in or pressed (3:1 on every paper). */
    line: { base: '', control: '' },
    /** What can be pressed, and nothing else. `on` is the text upon it, `soft` its tint as a surface. */
    press: { base: '', hover: '', pressed: '', on: '', soft: '' },
    /** Emphasis as a surface, never as text. */
    accent: { base: '', soft: '', on: '' },
    /** A press that destroys. */
    danger: { base: '', hover: '', pressed: '', on: '' },
    scarce: pair,
    positive: pair,
    pending: pair,
    critical: pair,
    info: pair,
    refunded: pair,
    /** The focus ring has two tones, so that one of them shows on whatever lies beneath. */
    focus: { ring: '', gap: '' },
    /** What stands on a picture looks the same in both themes, for the pictures do not change. */
    art: { ink: '', scrim: '', clear: '', plate: '', onPlate: '' },
    /** What darkens the page behind a dialog. */
    veil: '',
    shadow: { low: '', raised: '', overlay: '' },
  },
  name,
);

/** What is the same in both themes. */
export const scale = createGlobalThemeContract(
  {
    font: { family: '' },
    /** Whole `font` shorthands. The sizes of titles follow the width of the window. */
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
    /** `target` is the least size of what can be pressed; `control` the height of a button or field. */
    size: { target: '', control: '', icon: '', iconSmall: '', iconLarge: '' },
    width: { content: '', prose: '', form: '', panel: '' },
    /** Durations are zero for those who ask for less motion. */
    motion: { quick: '', base: '', slow: '', ease: '' },
    layer: { raised: '', sticky: '', drawer: '', dialog: '', menu: '', toast: '', busy: '' },
  },
  name,
);

/** Every token, by intent: the only source of colours, sizes and times in the library. */
export const vars = { ...colours, ...scale };

type Values<Contract> = { [Key in keyof Contract]: Contract[Key] extends string ? string : Values<Contract[Key]> };

/** One theme: a value for each colour of the contract. */
export type Palette = Values<typeof colours>;
