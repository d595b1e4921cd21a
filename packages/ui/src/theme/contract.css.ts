import { createGlobalThemeContract } from '@vanilla-extract/css';

const name = (_value: string | null, path: string[]) => `ai-${path.join('-')}`;
/** Text and surface of a status. */
const status = (meaning: string) => ({
  ink: `Text and icons of a status: ${meaning}`,
  paper: `The surface of a status: ${meaning}`,
});

const colourUses = {
  /** Surfaces. `base` is the page, `raised` a card on it, `sunken` an inset area in it. */
  paper: {
    base: 'The page',
    raised: 'Cards, dialogs, menus and fields, which are above the page',
    sunken: 'Areas set into the page: disabled fields, quiet badges, hovered quiet buttons',
  },
  /** Text. Both tones reach a contrast of 4.5:1 on every surface. */
  ink: {
    base: 'Text and titles',
    soft: 'Less important text: captions, descriptions, placeholders, disabled controls',
  },
  /** `base` divides content; `control` outlines form controls (3:1 on every surface). */
  line: { base: 'Dividers; never the only sign of a control', control: 'The outline of fields and buttons' },
  /** Interactive elements only. `on` is the text on it, `soft` its tint as a surface. */
  action: {
    base: 'What can be clicked: primary buttons, links, the selected day',
    hover: 'The same while the pointer is over it',
    active: 'The same while it is pressed',
    on: 'Text and icons on the three colours of an action',
    soft: 'A tint: hovered options, selected chips, avatars',
  },
  /** Emphasis as a surface, never as text. */
  accent: {
    base: 'Emphasis that isn’t clickable: offers, stars, the sun of the logo; never text',
    soft: 'A tint behind illustrations and the counter of the cart',
    on: 'Text on the accent',
  },
  /** Destructive actions. */
  danger: {
    base: 'Buttons that delete or cancel',
    hover: 'The same while the pointer is over it',
    active: 'The same while it is pressed',
    on: 'Text and icons on the three colours of danger',
  },
  scarce: status('few places left'),
  positive: status('done, confirmed, free, a discount'),
  pending: status('waits for something: a payment, a confirmation'),
  critical: status('failed, invalid, cancelled'),
  info: status('neutral news'),
  refunded: status('money was returned'),
  /** The focus ring has two tones, so that one of them is visible on any background. */
  focus: { ring: 'The outer tone of the focus ring', gap: 'The inner tone of the focus ring' },
  /** Content on a picture: the same in both themes, because the pictures are. `plate` is a surface on a picture. */
  art: {
    ink: 'Text on a picture that has a scrim',
    scrim: 'The dark end of the gradient between a picture and its text',
    clear: 'The clear end of that gradient',
    plate: 'A small surface on a picture: the wish-list button',
    onPlate: 'Text and icons on that surface',
  },
  backdrop: 'Dims the page behind a dialog or drawer',
  shadow: {
    low: 'Surfaces close to the page: lists, filters, chips on the page',
    raised: 'Cards and panels that stand out from the page',
    overlay: 'What is above the page: dialogs, menus, toasts, bars at the edge',
  },
};

const scaleUses = {
  font: { family: 'All text; the fallback has the same metrics, so nothing moves when the font loads' },
  /** `font` shorthands. The sizes of titles depend on the width of the window. */
  text: {
    caption: 'Notes of a few words: badges, table heads, the days of a calendar',
    small: 'Secondary text and small buttons',
    body: 'Running text and the values of fields',
    label: 'Buttons, labels of fields, tabs',
    lead: 'The first paragraph of a page or an article',
    price: 'Amounts on cards and panels',
    titleSmall: 'Titles of list items, banners and groups of fields',
    titleMedium: 'Titles of cards, dialogs and panels',
    titleLarge: 'Titles of the sections of a page',
    titleXlarge: 'The title of a page',
    display: 'The title of the home page, once per page',
  },
  tracking: {
    tight: 'Letter spacing of the largest titles and the logo',
    snug: 'Letter spacing of medium titles and prices',
    base: 'Letter spacing of all other text',
  },
  /** Steps of 4 px: 4, 8, 12, 16, 24, 32, 48, and `section` between the sections of a page. */
  space: {
    xxsmall: 'Between a value and its caption',
    xsmall: 'Between an icon and its label',
    small: 'Between controls that belong together',
    medium: 'Between the fields of a form; the padding of small cards',
    large: 'Between groups; the padding of cards',
    xlarge: 'Between the parts of a section',
    xxlarge: 'Around the content of empty states',
    section: 'Between the sections of a page; grows with the window',
  },
  radius: {
    small: 'Small marks in text and tables: skeletons, tabs, focus shapes of links',
    medium: 'Fields, menus, days of a calendar',
    large: 'List items and small cards',
    xlarge: 'Cards, dialogs, pictures',
    xxlarge: 'The picture at the top of a page',
    full: 'Buttons, chips, badges, avatars',
  },
  /** `target` is the minimum size of an interactive element; `control` the height of a button or field. */
  size: {
    target: 'The smallest width and height of anything that can be tapped',
    control: 'The height of buttons and fields',
    icon: 'Icons in buttons and fields',
    iconSmall: 'Icons beside small text',
    iconLarge: 'Icons that stand alone',
  },
  width: {
    content: 'The widest content of a page',
    prose: 'The widest running text: about 68 characters a line',
    form: 'The widest form',
    panel: 'The panel beside the content, such as the booking panel',
  },
  /** Durations are zero with `prefers-reduced-motion`. */
  motion: {
    quick: 'Changes of colour: hover, press, select',
    base: 'Small moves: a switch, a disclosure, a dialog that fades in',
    slow: 'Large moves: drawers, toasts, pictures of cards',
    ease: 'The curve of all of them: fast first, then slowing down',
  },
  layer: {
    raised: 'Above its neighbours within a component',
    sticky: 'The header and the bars that stay while the page scrolls',
    drawer: 'The chat',
    dialog: 'Dialogs, drawers and the enlarged picture, with their backdrop',
    menu: 'Menus, also those of a dialog',
    toast: 'Toasts, above dialogs',
    busy: 'The picture that covers the page while the next one loads',
  },
};

/**
 * What each token is for, by its path.
 *
 * @internal
 */
export const tokenUses = { ...colourUses, ...scaleUses };

/** The tokens that differ between light and dark: colours and shadows, named by intent. */
export const colours = createGlobalThemeContract(colourUses, name);

/** The tokens that are the same in both themes. */
export const scale = createGlobalThemeContract(scaleUses, name);

/** All tokens: the only source of colours, sizes and durations in the library. */
export const vars = { ...colours, ...scale };

type Values<Contract> = { [Key in keyof Contract]: Contract[Key] extends string ? string : Values<Contract[Key]> };

/** One theme: a value for each colour of the contract. */
export type Palette = Values<typeof colours>;
