import { create, getPreferredColorScheme } from 'storybook/theming';
import { logoMark } from '../packages/ui/src/components/Logo/logoMark.ts';
import { dark, light } from '../packages/ui/src/theme/palettes.ts';

const base = getPreferredColorScheme();
const { accent, action, ink, line, paper } = base === 'dark' ? dark : light;
const { cx, cy, r } = logoMark.sun;

/** The shop's logo as HTML: an image could not use the shop's font. */
const logo = `<span style="display:inline-flex;align-items:center;gap:0.4em;font-size:20px;font-weight:600;letter-spacing:-0.03em;direction:ltr"><svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true"><circle cx="${cx}" cy="${cy}" r="${r}" fill="${accent.base}"/><path d="${logoMark.sail}" fill="${action.base}"/><path d="${logoMark.wave}" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/></svg><span>ai<span style="color:${action.base}">Tours</span></span></span>`;

/** Storybook in the shop's colours and font, light or dark as the user's system. */
export const brandTheme = create({
  base,
  brandTitle: logo,
  brandUrl: './?path=/docs/start-where-to-find-what--docs',
  brandTarget: '_self',
  fontBase: "'Readex Pro Variable', system-ui, sans-serif",
  colorPrimary: accent.base,
  colorSecondary: action.base,
  appBg: paper.base,
  appContentBg: paper.raised,
  appPreviewBg: paper.base,
  appHoverBg: action.soft,
  appBorderColor: line.base,
  appBorderRadius: 12,
  barBg: paper.raised,
  barTextColor: ink.soft,
  barHoverColor: action.hover,
  barSelectedColor: action.base,
  buttonBg: paper.raised,
  buttonBorder: line.control,
  booleanBg: paper.sunken,
  booleanSelectedBg: paper.raised,
  inputBg: paper.raised,
  inputBorder: line.control,
  inputTextColor: ink.base,
  inputBorderRadius: 12,
  textColor: ink.base,
  textInverseColor: paper.base,
  textMutedColor: ink.soft,
});
